import type { Instant } from "#core/kernel/moment.ts"
import { jakartaDay } from "#core/kernel/moment.ts"
import type { OrderCode } from "#core/orders/order.ts"
import type { ConfirmForm } from "#core/orders/transfer/confirm-transfer.rule.ts"
import type { ReceiptId } from "#core/orders/transfer/payment.ts"
import type { LocalStore } from "../app/local-stores.ts"

/** A confirmation as it was left. */
export interface ConfirmDraft {
  readonly form: ConfirmForm
  readonly receipt: ReceiptId | null
  readonly idempotencyKey: string
}

export const keepDraft = (store: LocalStore, code: OrderCode, draft: ConfirmDraft): void =>
  store.write(JSON.stringify({ v: 1, code, ...draft }))

/** What was typed for this order before, or a new form with the amount and the day filled in. */
export const startOf = (store: LocalStore, code: OrderCode, amount: number, now: Instant): ConfirmDraft => {
  const fresh = {
    form: { bank: "", sender: "", amount: String(amount), day: jakartaDay(now) },
    receipt: null,
    idempotencyKey: crypto.randomUUID()
  }
  try {
    const kept = JSON.parse(store.read() ?? "{}") as Partial<
      ConfirmDraft & { readonly v: number; readonly code: string }
    >
    if (kept.v !== 1 || kept.code !== code || typeof kept.idempotencyKey !== "string") return fresh
    const text = (field: keyof ConfirmForm) => {
      const value = kept.form?.[field]
      return typeof value === "string" ? value : fresh.form[field]
    }
    return {
      form: { bank: text("bank"), sender: text("sender"), amount: text("amount"), day: text("day") },
      receipt: typeof kept.receipt === "string" ? kept.receipt : null,
      idempotencyKey: kept.idempotencyKey
    }
  } catch {
    // Not our text: a new form.
    return fresh
  }
}
