import { type ChangeEvent, useEffect, useState } from "react"
import { useLocation, useNavigate } from "react-router-dom"
import { formatRupiah } from "#core/kernel/money.ts"
import type { Order } from "#core/orders/order.ts"
import {
  type ConfirmTransferInput,
  confirmTransferMachineOver
} from "#core/orders/transfer/confirm-transfer.machine.ts"
import { type ConfirmForm as ConfirmFields, isOtherSum } from "#core/orders/transfer/confirm-transfer.rule.ts"
import { viewConfirmTransfer } from "#core/orders/transfer/confirm-transfer.view.ts"
import { Button } from "../kit/Button.tsx"
import { Field } from "../kit/form/Field.tsx"
import { Form } from "../kit/form/Form.tsx"
import { Alert } from "../kit/text/Alert.tsx"
import { useOnline } from "../kit/useOnline.ts"
import { useWords } from "../messages/useWords.ts"
import { useScreenActor, useShop } from "../shop/shop.tsx"
import { useView } from "../shop/useView.ts"
import type { ConfirmState } from "./ConfirmLink.tsx"
import { AmountField } from "./confirm/AmountField.tsx"
import { ReceiptField } from "./confirm/ReceiptField.tsx"
import { keepDraft, startOf } from "./confirm-draft.ts"
import { noteConfirmed } from "./just-confirmed.ts"
import { OrderLink } from "./OrderLink.tsx"
import * as css from "./OrderPage.css.ts"
import { orderAddress } from "./order-keys.ts"

/** Who transferred, from where, how much, when, and the picture of it. What was typed survives a reload. */
export const ConfirmForm = ({
  order,
  orderKey,
  onOutdated
}: {
  readonly order: Order
  readonly orderKey: ConfirmTransferInput["key"]
  /** The shop refused because the order is not what this page shows. */
  readonly onOutdated: () => void
}) => {
  const {
    code,
    payment: { amount }
  } = order
  const { t } = useWords()
  const { ports, local, now } = useShop()
  const navigate = useNavigate()
  const online = useOnline()
  const isFromOrder = (useLocation().state as ConfirmState | null)?.fromOrder === true
  const [start] = useState(() => startOf(local.confirmDraft, order, now()))
  const actor = useScreenActor(confirmTransferMachineOver, ports.orders, {
    ...start,
    code,
    key: orderKey,
    newKey: () => crypto.randomUUID()
  })
  const [view, send] = useView(actor, viewConfirmTransfer)
  useEffect(() => {
    const typed = actor.on("draft.changed", ({ type: _, ...draft }) =>
      keepDraft(local.confirmDraft, code, { ...start, ...draft })
    )
    const done = actor.on("order.changed", () => {
      local.confirmDraft.clear()
      noteConfirmed(code)
      // Back leads neither to a form that was sent nor to the order a second time.
      if (isFromOrder) void navigate(-1)
      else void navigate(orderAddress(code, orderKey ?? null), { replace: true })
    })
    const outdated = actor.on("order.outdated", onOutdated)
    return () => {
      typed.unsubscribe()
      done.unsubscribe()
      outdated.unsubscribe()
    }
  }, [actor, local, code, orderKey, start, navigate, isFromOrder, onOutdated])
  const shown = (name: keyof ConfirmFields) => ({
    name,
    value: view.form[name],
    error: view.problems[name] && t(`checkout.problem.${view.problems[name]}`)
  })
  const type = (field: keyof ConfirmFields, value: string) => send({ type: "field.typed", field, value })
  const field = (name: keyof ConfirmFields) => ({
    ...shown(name),
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => type(name, target.value)
  })
  return (
    <Form className={css.form} onSubmit={() => send({ type: "form.sent" })}>
      <Field label={t("confirm.bank")} autoComplete="off" {...field("bank")} />
      <Field label={t("confirm.sender")} autoComplete="name" {...field("sender")} />
      <AmountField
        label={t("confirm.amount")}
        hint={
          isOtherSum(view.form.amount, amount) ? t("confirm.otherSum", { amount: formatRupiah(amount) }) : undefined
        }
        {...shown("amount")}
        onType={(text) => type("amount", text)}
      />
      <Field label={t("confirm.day")} type="date" {...field("day")} />
      <ReceiptField state={view.picture} onPick={(picture) => send({ type: "picture.chosen", picture })} />
      {view.refusal === null ? null : (
        <Alert look="danger" alert>
          {t(
            view.refusal !== "failed"
              ? `confirm.refusal.${view.refusal}`
              : online
                ? "orders.notSent"
                : "orders.offline.press"
          )}
          {view.refusal === "failed" || view.refusal === "receiptGone" ? null : <OrderLink code={code} />}
        </Alert>
      )}
      <Button type="submit" busy={view.step === "sending" || view.picture === "sending"}>
        {t("confirm.send")}
      </Button>
    </Form>
  )
}
