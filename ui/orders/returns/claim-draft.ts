import type { LineId } from "#core/cart/cart.ts"
import type { TextStore } from "#core/kernel/text-store.ts"
import type { Order } from "#core/orders/order.ts"
import { returnReasons } from "#core/orders/returns/claim.ts"
import type { ClaimForm } from "#core/orders/returns/claim-form.rule.ts"
import type { ClaimDraft } from "#core/orders/returns/return-claim.machine.ts"
import { returnableLines } from "#core/orders/returns/return-window.rule.ts"
import type { ReceiptId } from "#core/orders/transfer/payment.ts"

/** Stores the claim of an order as it is filled in. */
export const keepClaimDraft = (
  store: Pick<TextStore, "write">,
  { code }: Pick<Order, "code">,
  { form, photos }: ClaimDraft
): void => store.write(JSON.stringify({ v: 1, code, form, photos }))

/** Returns what was filled in for this order before, or a new form. Of an order with one unit, that unit goes back. */
export const claimStart = (
  store: Pick<TextStore, "read">,
  order: Pick<Order, "code" | "lines" | "contact">
): ClaimDraft => {
  const fresh = freshForm(order)
  try {
    const stored = JSON.parse(store.read() ?? "{}") as Partial<
      ClaimDraft & { readonly v: number; readonly code: string }
    >
    if (stored.v !== 1 || stored.code !== order.code) return { form: fresh, photos: [] }
    const { form } = stored
    const text = (field: "note" | "bank" | "number" | "holder") => {
      const value = form?.[field]
      return typeof value === "string" ? value : fresh[field]
    }
    return {
      form: {
        reason: returnReasons.find((reason) => reason === form?.reason) ?? null,
        units: unitsIn(form?.units, order),
        note: text("note"),
        refund: form?.refund === "voucher" ? "voucher" : "bank",
        bank: text("bank"),
        number: text("number"),
        holder: text("holder")
      },
      photos: Array.isArray(stored.photos)
        ? stored.photos.filter((photo): photo is ReceiptId => typeof photo === "string")
        : []
    }
  } catch {
    // Not our text: a new form.
    return { form: fresh, photos: [] }
  }
}

/** Deletes what was filled in for this order: it holds the number of an account. */
export const dropClaimDraft = (store: Pick<TextStore, "read" | "clear">, code: Order["code"]): void => {
  if (store.read()?.includes(`"code":${JSON.stringify(code)}`)) store.clear()
}

const freshForm = (order: Pick<Order, "lines" | "contact">): ClaimForm => {
  const [only, another] = returnableLines(order)
  const isOne = only !== undefined && another === undefined && only.quantity === 1
  const { firstName, lastName } = order.contact
  return {
    reason: null,
    units: isOne ? { [only.id]: 1 } : {},
    note: "",
    refund: "bank",
    bank: "",
    number: "",
    holder: `${firstName} ${lastName}`.trim()
  }
}

/** Returns stored units of lines that the order has, each at most as many as were bought. */
const unitsIn = (stored: unknown, order: Pick<Order, "lines">): Readonly<Record<LineId, number>> => {
  const given: Readonly<Record<string, unknown>> = typeof stored === "object" && stored !== null ? { ...stored } : {}
  return Object.fromEntries(
    returnableLines(order).flatMap(({ id, quantity }) => {
      const units = given[id]
      return typeof units === "number" && Number.isInteger(units) && units > 0 ? [[id, Math.min(units, quantity)]] : []
    })
  )
}
