import type { CombinationId } from "../catalogue/combination.ts"
import type { OrderId } from "../orders/order.ts"
import type { Units } from "../pricing/goods.port.ts"
import { HoldTooLarge, TooManyOpenOrders } from "./checkout.errors.ts"

/**
 * What may be held without payment: an order that waits for its money holds its stock for up to 24 hours (D-56), so whoever
 * orders without paying keeps others from buying. Own choices; decision 0033.
 */
export const holdLimits = {
  /** Open unpaid orders with one guest's e-mail address, phone number, or from one guest's browser. */
  guestOrders: 3,
  /** Open unpaid orders of one member. */
  memberOrders: 5,
  /** Open unpaid orders of guests from one network: as many people share a mobile network's address. */
  networkOrders: 60,
  /** One part in so many of a combination's stock may be held unpaid by one of them; at least as many units as below. */
  shareOfStock: 4,
  guestUnits: 5,
  memberUnits: 20
} as const

/** Who holds something: a member, or a guest by each of what they are known by. Digests for browser and network. */
export type Holder =
  | { readonly member: string }
  | {
      readonly email: string
      /** `+6281234567890`. */
      readonly phone: string
      readonly browser?: string
      readonly network?: string
    }

/** By what an open order belongs to a holder. */
export type HeldBy = "member" | "email" | "phone" | "browser" | "network"

/** An order that waits for its money. */
export interface OpenOrder {
  readonly id: OrderId
  readonly by: ReadonlyArray<HeldBy>
  readonly units: ReadonlyArray<Pick<Units, "combination" | "quantity">>
}

const mostOrders = (by: HeldBy): number => {
  if (by === "network") return holdLimits.networkOrders
  return by === "member" ? holdLimits.memberOrders : holdLimits.guestOrders
}

/**
 * Why an order may not be held, if it may not. A holder has `stock` units of a combination in reach: those left and those of
 * their own open orders; a quarter of them (5 for a guest, 20 for a member at least) is the most they hold at once.
 *
 * @param open the open orders of the holder
 * @param wanted units of the new order, each combination once
 * @param left units of a combination that are not sold
 */
export const holdRefusal = (
  open: ReadonlyArray<OpenOrder>,
  wanted: ReadonlyArray<Pick<Units, "combination" | "quantity">>,
  left: (combination: CombinationId) => number,
  kinds: ReadonlyArray<HeldBy>
): TooManyOpenOrders | HoldTooLarge | undefined => {
  for (const kind of kinds) {
    const own = open.filter(({ by }) => by.includes(kind))
    if (own.length >= mostOrders(kind)) return kind === "network" ? new HoldTooLarge() : new TooManyOpenOrders()
    const least = kind === "member" ? holdLimits.memberUnits : holdLimits.guestUnits
    for (const { combination, quantity } of wanted) {
      const held = heldOf(own, combination)
      const most = Math.max(least, Math.floor((left(combination) + held) / holdLimits.shareOfStock))
      if (held + quantity > most) return new HoldTooLarge()
    }
  }
  return undefined
}

const heldOf = (orders: ReadonlyArray<OpenOrder>, combination: CombinationId): number =>
  orders
    .flatMap(({ units }) => units)
    .filter((one) => one.combination === combination)
    .reduce((sum, { quantity }) => sum + quantity, 0)

/** Everything a holder is known by. */
export const kindsOf = (holder: Holder): ReadonlyArray<HeldBy> =>
  "member" in holder
    ? ["member"]
    : [
        "email",
        "phone",
        ...(holder.browser === undefined ? [] : (["browser"] as const)),
        ...(holder.network === undefined ? [] : (["network"] as const))
      ]
