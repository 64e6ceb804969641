import type { Instant } from "#core/kernel/moment.ts"
import { jakartaDay } from "#core/kernel/moment.ts"
import type { TextStore } from "#core/kernel/text-store.ts"
import type { Order, OrderCode } from "#core/orders/order.ts"
import type { ConfirmForm } from "#core/orders/transfer/confirm-transfer.rule.ts"
import type { ReceiptId } from "#core/orders/transfer/payment.ts"
import { groupedDigits } from "#core/orders/transfer/typed-amount.rule.ts"

/** A confirmation as it was left. */
export interface ConfirmDraft {
  /** How many confirmations the order had when it was started: with more of them it is another one. */
  readonly earlier: number
  readonly form: ConfirmForm
  readonly receipt: ReceiptId | null
  readonly idempotencyKey: string
}

/** A confirmation as it is begun, with the moment before which no money can have left for its order. */
export interface ConfirmStart extends ConfirmDraft, Pick<Order, "placedAt"> {}

export const keepDraft = (
  store: Pick<TextStore, "write">,
  code: OrderCode,
  { earlier, form, receipt, idempotencyKey }: ConfirmDraft
): void => store.write(JSON.stringify({ v: 1, code, earlier, form, receipt, idempotencyKey }))

/**
 * What was typed for this order before, or a new form with the amount and the day filled in. A draft whose answer was lost is
 * sent again under its key; if the order has more confirmations by now, its texts begin another one.
 */
export const startOf = (
  store: Pick<TextStore, "read">,
  { code, placedAt, payment: { amount, confirmations } }: Pick<Order, "code" | "placedAt" | "payment">,
  now: Instant
): ConfirmStart => {
  const fresh = {
    placedAt,
    earlier: confirmations.length,
    form: { bank: "", sender: "", amount: groupedDigits(String(amount)), day: jakartaDay(now) },
    receipt: null,
    idempotencyKey: crypto.randomUUID()
  }
  try {
    const persisted = JSON.parse(store.read() ?? "{}") as Partial<
      ConfirmDraft & { readonly v: number; readonly code: string }
    >
    if (persisted.v !== 1 || persisted.code !== code || typeof persisted.idempotencyKey !== "string") return fresh
    const text = (field: keyof ConfirmForm) => {
      const value = persisted.form?.[field]
      return typeof value === "string" ? value : fresh.form[field]
    }
    return {
      placedAt,
      earlier: fresh.earlier,
      form: { bank: text("bank"), sender: text("sender"), amount: text("amount"), day: text("day") },
      receipt: typeof persisted.receipt === "string" ? persisted.receipt : null,
      idempotencyKey: persisted.earlier === fresh.earlier ? persisted.idempotencyKey : fresh.idempotencyKey
    }
  } catch {
    // Not our text: a new form.
    return fresh
  }
}
