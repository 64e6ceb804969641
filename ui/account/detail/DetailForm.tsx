import { useSelector } from "@xstate/react"
import { type FormEvent, type ReactNode, useEffect, useState } from "react"
import type { Member } from "#core/account/member.ts"
import { codeMemoryIn } from "#core/account/otp/persisted-codes.rule.ts"
import type { DetailField } from "#core/account/registration/detail.form.ts"
import { detailMachineOver } from "#core/account/registration/detail.machine.ts"
import { viewDetail } from "#core/account/registration/detail.view.ts"
import { lazyEffects } from "#core/kernel/lazy-effects.ts"
import { allOn } from "#core/toggles/toggles.ts"
import { Button } from "../../kit/Button.tsx"
import { Form } from "../../kit/form/Form.tsx"
import { useWords } from "../../messages/useWords.ts"
import { useScreenActor, useShop } from "../../shop/shop.tsx"
import { useView } from "../../shop/useView.ts"
import * as css from "../Account.css.ts"
import { OtpPanel } from "../panels/OtpPanel.tsx"
import { detailIn, persistedDetail } from "../persisted-account.ts"
import { Refusal } from "../Refusal.tsx"
import { allLeft } from "../stored-draft.ts"
import { useStoredDraft } from "../useStoredDraft.ts"
import { DetailFields } from "./DetailFields.tsx"
import { knownDetail } from "./known-detail.ts"

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
  /** Content above the button that sends the form. */
  readonly children?: ReactNode
}) => {
  const { t } = useWords()
  const { loadPort, local, now } = useShop()
  const [start] = useState(() => ({
    port: lazyEffects(() => loadPort("account")),
    memory: codeMemoryIn(local.codes, local.codeTickets, now),
    draft: detailIn(local.accountDetail.read(), knownDetail(member)),
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
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const typed = new FormData(event.currentTarget)
    send({
      type: "form.sent",
      password: String(typed.get("password") ?? ""),
      passwordAgain: String(typed.get("passwordAgain") ?? "")
    })
  }
  return (
    <Form long className={css.form} onSubmit={submit}>
      <DetailFields view={view} asked={asked} send={send} />
      {children}
      <Refusal failure={view.failure} />
      <Button type="submit" whole busy={view.busy}>
        {t("account.detail.submit")}
      </Button>
    </Form>
  )
}
