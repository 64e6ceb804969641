import { Effect } from "effect"
import type { RandomSource } from "../../kernel/random.ts"
import { PickupCode } from "../../pickup/pickup.ts"
import { OrderCode } from "../order.ts"
import { orderCodeParts } from "../order-code.rule.ts"

const length = 6
const { letters } = orderCodeParts
const pattern = new RegExp(`^[${letters}]{${length}}$`)

/** Draws a code: one of a thousand million. */
export const newPickupCode = (random: RandomSource): Effect.Effect<PickupCode> =>
  Effect.map(Effect.all(Array.from({ length }, () => random.below(letters.length))), (drawn) =>
    PickupCode(drawn.map((place) => letters.charAt(place)).join(""))
  )

/** A code as it is read out: in two halves. */
export const spokenPickupCode = (code: PickupCode): string => `${code.slice(0, 3)} ${code.slice(3)}`

/** What the QR code on the page of an order holds: the order and its code, so that no two orders are confused. */
export const pickupQr = (order: OrderCode, code: PickupCode): string => `${order}/${code}`

/** Which order a typed or scanned text means. */
export interface ShownCode {
  readonly code: PickupCode
  /** Named by the QR code. */
  readonly order?: OrderCode
}

/** Reads what was typed or scanned at the counter, in any case and with spaces; `undefined` if it is no code. */
export const shownCodeIn = (text: string): ShownCode | undefined => {
  const [first = "", second] = text.toUpperCase().replaceAll(/\s/g, "").split("/")
  const code = second ?? first
  if (!pattern.test(code)) return undefined
  return { code: PickupCode(code), ...(second !== undefined && { order: OrderCode(first) }) }
}
