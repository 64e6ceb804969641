import { type ChangeEvent, useEffect, useState } from "react"
import { useNavigate } from "react-router-dom"
import type { Order } from "#core/orders/order.ts"
import { returnReasons } from "#core/orders/returns/claim.ts"
import type { ClaimField, ClaimProblem } from "#core/orders/returns/claim-form.rule.ts"
import { type ReturnClaimInput, returnClaimMachineOver } from "#core/orders/returns/return-claim.machine.ts"
import { viewReturnClaim } from "#core/orders/returns/return-claim.view.ts"
import { Button } from "../../kit/Button.tsx"
import { LongField } from "../../kit/form/Field.tsx"
import { Form } from "../../kit/form/Form.tsx"
import { Option, Options } from "../../kit/form/Options.tsx"
import { Alert } from "../../kit/text/Alert.tsx"
import { useOnline } from "../../kit/useOnline.ts"
import { useWords } from "../../messages/useWords.ts"
import { useScreenActor, useShop } from "../../shop/shop.tsx"
import { useView } from "../../shop/useView.ts"
import * as css from "../OrderPage.css.ts"
import { orderAddress } from "../order-keys.ts"
import { claimStart, keepClaimDraft } from "./claim-draft.ts"
import { PhotosField } from "./PhotosField.tsx"
import { RefundFields } from "./RefundFields.tsx"
import { ReturnLines } from "./ReturnLines.tsx"

const wrong = (kind: ClaimProblem) => (kind === "account" ? kind : "too-long")

/** Why, which goods, pictures of them, and where the money goes. What was filled in survives a reload. D-62b. */
export const ReturnForm = ({
  order,
  orderKey,
  onOutdated
}: {
  readonly order: Order
  readonly orderKey: ReturnClaimInput["key"]
  /** The shop refused because the order is not what this page shows. */
  readonly onOutdated: () => void
}) => {
  const { code } = order
  const { t } = useWords()
  const { ports, local } = useShop()
  const navigate = useNavigate()
  const online = useOnline()
  const [start] = useState(() => claimStart(local.returnDraft, order))
  const actor = useScreenActor(returnClaimMachineOver, ports.returns, { ...start, code, key: orderKey, order })
  const [view, send] = useView(actor, viewReturnClaim)
  const { form, problems, refusal } = view
  useEffect(() => {
    const typed = actor.on("draft.changed", (draft) => keepClaimDraft(local.returnDraft, { code }, draft))
    const done = actor.on("order.changed", () => {
      local.returnDraft.clear()
      void navigate(orderAddress(code, orderKey ?? null), { replace: true })
    })
    const outdated = actor.on("order.outdated", onOutdated)
    return () => {
      typed.unsubscribe()
      done.unsubscribe()
      outdated.unsubscribe()
    }
  }, [actor, local, code, orderKey, navigate, onOutdated])
  const problem = (name: ClaimField) => {
    const kind = problems[name]
    if (kind === undefined) return undefined
    return kind === "required" && name !== "note"
      ? t(`returns.problem.required.${name}`)
      : t(`returns.problem.${wrong(kind)}`)
  }
  return (
    <Form className={css.form} long onSubmit={() => send({ type: "form.sent" })}>
      <Options legend={t("returns.why")} error={problem("reason")}>
        {returnReasons.map((reason) => (
          <Option
            key={reason}
            name="reason"
            value={reason}
            chosen={form.reason === reason}
            title={t(`returns.reason.${reason}`)}
            text={t(`returns.reasonText.${reason}`)}
            onChoose={() => send({ type: "reason.chosen", reason })}
          />
        ))}
      </Options>
      <ReturnLines order={order} units={form.units} error={problem("lines")} send={send} />
      <PhotosField view={view} error={problem("photos")} send={send} />
      <LongField
        label={t("returns.note")}
        optional
        name="note"
        value={form.note}
        error={problem("note")}
        onChange={({ target }: ChangeEvent<HTMLTextAreaElement>) =>
          send({ type: "field.typed", field: "note", value: target.value })
        }
      />
      <RefundFields form={form} isMember={orderKey === ""} problem={problem} send={send} />
      {refusal === null ? null : (
        <Alert look="danger" alert>
          {t(refusal === "failed" && !online ? "orders.offline.press" : `returns.refusal.${refusal}`)}
        </Alert>
      )}
      <Button type="submit" busy={view.step === "sending" || view.picture === "sending"}>
        {t("returns.send")}
      </Button>
    </Form>
  )
}
