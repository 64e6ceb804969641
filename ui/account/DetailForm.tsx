import { useSelector } from "@xstate/react"
import { type FormEvent, type ReactNode, useEffect, useState } from "react"
import type { Member } from "#core/account/member.ts"
import { codeMemoryIn } from "#core/account/otp/persisted-codes.rule.ts"
import { type DetailField, emptyDetail } from "#core/account/registration/detail.form.ts"
import { type DetailEvent, detailMachineOver, type PersistedDetail } from "#core/account/registration/detail.machine.ts"
import { viewDetail } from "#core/account/registration/detail.view.ts"
import { lazyEffects } from "#core/kernel/lazy-effects.ts"
import { allOn } from "#core/toggles/toggles.ts"
import { useScreenActor, useShop } from "../app/shop.tsx"
import { useView } from "../app/useView.ts"
import { Button } from "../kit/Button.tsx"
import { Field } from "../kit/form/Field.tsx"
import { Form } from "../kit/form/Form.tsx"
import { PasswordField } from "../kit/form/PasswordField.tsx"
import { Alert } from "../kit/text/Alert.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./Account.css.ts"
import { GenderField } from "./GenderField.tsx"
import { PhoneField } from "./PhoneField.tsx"
import { PlaceField } from "./PlaceField.tsx"
import { OtpPanel } from "./panels/OtpPanel.tsx"
import { detailIn, persistedDetail } from "./persisted-account.ts"
import { Refusal } from "./Refusal.tsx"
import { allLeft } from "./stored-draft.ts"
import { useStoredDraft } from "./useStoredDraft.ts"

type Typed =
  Extract<DetailEvent, { readonly type: "field.typed" }> extends infer E
    ? E extends unknown
      ? Omit<E, "at" | "type">
      : never
    : never

/** What is known of a member already, as a draft. */
const known = (member: Member): PersistedDetail => {
  const { password: _, passwordAgain: __, ...empty } = emptyDetail
  return {
    ...empty,
    isProving: false,
    proven: null,
    userName: member.userName,
    firstName: member.firstName,
    lastName: member.lastName,
    email: member.email,
    gender: member.gender ?? null,
    dateOfBirth: member.dateOfBirth ?? "",
    province: member.province ?? null,
    city: member.city ?? null
  }
}

/** The fields of a profile that are still missing, whichever they are. Specification 2 and 4; D-10, D-35. */
export const DetailForm = ({
  member,
  asked,
  onDone,
  children
}: {
  readonly member: Member
  readonly asked: ReadonlyArray<DetailField>
  readonly onDone: (member: Member) => void
  /** Stands above the button that sends the form. */
  readonly children?: ReactNode
}) => {
  const { t, say } = useWords()
  const { loadPorts, local, now } = useShop()
  const [start] = useState(() => ({
    port: lazyEffects(async () => (await loadPorts()).account),
    memory: codeMemoryIn(local.codes, local.codeTickets, now),
    draft: detailIn(local.accountDetail.read(), known(member)),
    at: now()
  }))
  const actor = useScreenActor((port: typeof start.port) => detailMachineOver(port, start.memory), start.port, {
    draft: start.draft,
    asked,
    at: start.at,
    toggles: allOn
  })
  const [view, send] = useView(actor, viewDetail)
  const otp = useSelector(actor, ({ children }) => children.otp)
  useStoredDraft(actor, local.accountDetail, persistedDetail, allLeft)
  useEffect(() => {
    const done = actor.subscribe(({ output }) => (output === undefined ? undefined : onDone(output)))
    return () => done.unsubscribe()
  }, [actor, onDone])
  if (view.step === "code" && otp) return <OtpPanel actor={otp} />
  const { draft, problems } = view
  const type = (typed: Typed) => send({ type: "field.typed", ...typed })
  const errorOf = (field: DetailField) => {
    const key = problems[field]
    return key === undefined ? undefined : say(key)
  }
  const text = (field: "firstName" | "lastName" | "userName" | "email") => ({
    name: field,
    label: t(`account.register.${field}`),
    value: draft[field],
    error: errorOf(field),
    onChange: ({ target }: { readonly target: { readonly value: string } }) => type({ field, value: target.value })
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const typed = new FormData(event.currentTarget)
    send({
      type: "form.sent",
      password: String(typed.get("password") ?? ""),
      passwordAgain: String(typed.get("passwordAgain") ?? "")
    })
  }
  const asks = (field: DetailField) => asked.includes(field)
  return (
    <Form long className={css.form} onSubmit={submit}>
      {asks("firstName") ? <Field autoComplete="given-name" {...text("firstName")} /> : null}
      {asks("lastName") ? <Field autoComplete="family-name" {...text("lastName")} /> : null}
      {asks("userName") ? (
        <Field
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          hint={t("account.register.userNameHint")}
          {...text("userName")}
        />
      ) : null}
      {asks("email") ? <Field type="email" inputMode="email" autoComplete="email" {...text("email")} /> : null}
      {asks("phone") ? (
        <PhoneField
          scope="verification"
          phone={draft.phone}
          phoneCode={draft.phoneCode}
          hint={t("account.register.phoneWhy")}
          error={errorOf("phone")}
          onType={({ phone, phoneCode }) => {
            if (phone !== undefined) type({ field: "phone", value: phone })
            if (phoneCode !== undefined) type({ field: "phoneCode", value: phoneCode })
          }}
        />
      ) : null}
      {asks("gender") ? (
        <GenderField
          gender={draft.gender}
          error={errorOf("gender")}
          onChoose={(gender) => type({ field: "gender", value: gender })}
        />
      ) : null}
      {asks("dateOfBirth") ? (
        <Field
          label={t("account.detail.birth")}
          optional
          type="date"
          name="dateOfBirth"
          autoComplete="bday"
          value={draft.dateOfBirth}
          error={errorOf("dateOfBirth")}
          onChange={({ target }) => type({ field: "dateOfBirth", value: target.value })}
        />
      ) : null}
      {asks("province") ? (
        <PlaceField
          province={draft.province}
          city={draft.city}
          error={errorOf("province") ?? errorOf("city")}
          onChoose={({ province, city }) => {
            type({ field: "province", value: province })
            type({ field: "city", value: city })
          }}
        />
      ) : null}
      {view.isProven ? (
        <Alert look="good">{t(asks("password") ? "account.register.proven" : "account.detail.proven")}</Alert>
      ) : null}
      {asks("password") ? (
        <>
          <PasswordField
            label={t("account.register.password")}
            hint={t("account.register.passwordHint")}
            optional
            name="password"
            autoComplete="new-password"
            error={errorOf("password")}
            onChange={() => send({ type: "password.typed", field: "password" })}
          />
          <PasswordField
            label={t("account.register.again")}
            optional
            name="passwordAgain"
            autoComplete="new-password"
            error={errorOf("passwordAgain")}
            onChange={() => send({ type: "password.typed", field: "passwordAgain" })}
          />
        </>
      ) : null}
      {children}
      <Refusal failure={view.failure} />
      <Button type="submit" whole busy={view.busy}>
        {t("account.detail.submit")}
      </Button>
    </Form>
  )
}
