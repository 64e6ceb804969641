import { useCallback, useState } from "react"
import { useSearchParams } from "react-router-dom"
import type { PasswordSet } from "#core/account/credentials/new-password.machine.ts"
import { nextOf } from "#core/account/login/destination.rule.ts"
import type { Member } from "#core/account/member.ts"
import type { Proven } from "#core/account/otp/proving.ts"
import { mayBeSetAside } from "#core/account/registration/completeness.rule.ts"
import { defaultPhoneCode, typedPhone } from "#core/kernel/phone.ts"
import { LazyNewPasswordForm, LazyProvingForm } from "../../account/LazyForms.tsx"
import { provingIn } from "../../account/persisted-account.ts"
import { Button } from "../../kit/Button.tsx"
import { Sheet } from "../../kit/overlay/Sheet.tsx"
import { Alert } from "../../kit/text/Alert.tsx"
import { Heading, Text } from "../../kit/text/Text.tsx"
import { useWords } from "../../messages/useWords.ts"
import { useShop } from "../../shop/shop.tsx"
import * as css from "../Forms.css.ts"
import { type Saved, SavedAlert } from "./SavedAlert.tsx"
import { ownOf, type Part, provedPart } from "./security-part.ts"

/** Each way to log in with its form, one open at a time. Specification 4. */
export const SecurityParts = ({ member }: { readonly member: Member }) => {
  const { t } = useWords()
  const { account, local } = useShop()
  const [open, setOpen] = useState<Part | undefined>(() => provedPart(provingIn(local.proving.read())))
  const [changed, setChanged] = useState<{ readonly part: Part } & Saved>()
  const next = nextOf(useSearchParams()[0].get("next"))
  const tell = useCallback(
    (part: Part, { member: known, notified }: Pick<Proven, "member" | "notified">) => {
      account.tell({ type: "member.changed", member: known })
      setOpen(undefined)
      setChanged({ part, notified, isRestored: mayBeSetAside(member) && !mayBeSetAside(known) })
      // The form is gone: the button that opened it has the focus again. Rule 59.
      requestAnimationFrame(() =>
        document.querySelector<HTMLElement>(`[aria-labelledby=security-${part}] button`)?.focus()
      )
    },
    [account, member]
  )
  const passwordSet = useCallback((signedIn: PasswordSet) => tell("password", { member, ...signedIn }), [tell, member])
  const close = () => {
    local.proving.clear()
    setOpen(undefined)
  }
  const parts = [
    { part: "phone", value: member.phone ? typedPhone(member.phone) : "", isProven: member.isPhoneVerified },
    { part: "email", value: member.email, isProven: member.isEmailVerified },
    { part: "password", value: member.hasPassword ? "••••••••" : "", isProven: true }
  ] as const
  // The visible words are the same for each part.
  const nameOf = (part: Part, isNew: boolean): string =>
    part === "store" || isNew ? t(`profile.security.addOf.${part}`) : t(`profile.security.changeOf.${part}`)
  const all = member.isPhoneVerified ? parts : [...parts, { part: "store", value: "", isProven: true } as const]
  return all.map(({ part, value, isProven }) => (
    <section key={part} className={css.card} aria-labelledby={`security-${part}`}>
      <div className={css.between}>
        <div className={css.what}>
          <Heading level={2} look="part" id={`security-${part}`}>
            {t(`profile.security.${part}`)}
          </Heading>
          {part === "store" ? <Text tone="muted">{t("profile.security.storeText")}</Text> : null}
          {part === "store" ? null : value === "" ? (
            <Text tone="muted">{t("profile.security.none")}</Text>
          ) : (
            <Text>{value}</Text>
          )}
        </div>
        <Button
          look={open === part && part !== "store" ? "ghost" : "secondary"}
          size="small"
          aria-label={open === part && part !== "store" ? undefined : nameOf(part, value === "")}
          {...(part === "store" ? { "aria-haspopup": "dialog" } : { "aria-expanded": open === part })}
          onClick={() => {
            local.proving.clear()
            setOpen(open === part ? undefined : part)
          }}
        >
          {t(
            open === part && part !== "store"
              ? "profile.cancel"
              : value === ""
                ? "profile.security.add"
                : "profile.security.change"
          )}
        </Button>
      </div>
      {value === "" || isProven ? null : <Alert look="warning">{t("profile.security.unproven")}</Alert>}
      {changed?.part === part ? <SavedAlert {...changed} next={next} /> : null}
      {open === part && part === "password" ? (
        <LazyNewPasswordForm right={{ kind: "member", hasPassword: member.hasPassword }} onDone={passwordSet} />
      ) : null}
      {open === "store" && part === "store" ? (
        <Sheet open title={t("profile.security.store")} about={t("profile.security.storeText")} onClose={close}>
          <Text tone="muted">{t("profile.security.storeText")}</Text>
          <LazyProvingForm
            purpose="store"
            typed=""
            phoneCode={member.phone?.code ?? defaultPhoneCode}
            onDone={(proven) => tell("store", proven)}
          />
        </Sheet>
      ) : null}
      {open === part && (part === "phone" || part === "email") ? (
        <LazyProvingForm
          purpose={part}
          typed={part === "email" && !isProven ? value : ""}
          phoneCode={member.phone?.code ?? defaultPhoneCode}
          own={isProven ? ownOf(member, part) : null}
          onDone={(proven) => tell(part, proven)}
        />
      ) : null}
    </section>
  ))
}
