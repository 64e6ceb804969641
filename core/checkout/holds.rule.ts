import type { CombinationId } from "../catalogue/combination.ts"
import type { OrderId } from "../orders/order.ts"
import type { Units } from "../pricing/goods.port.ts"
import type { Requirement } from "../pricing/requirement.ts"
import { HoldTooLarge, TooManyOpenOrders } from "./checkout.errors.ts"
import type { CheckoutLine } from "./checkout.ts"

/**
 * What may be held without payment: an order that waits for its money holds its stock for up to 24 hours (D-56), so orders
 * without payment prevent others from buying. Own choices; decision 0033.
 */
export const holdLimits = {
  /** Open unpaid orders with one guest's mailbox, phone number, or from one guest's browser. */
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
      /** The receiver of the guest's address, as `mailboxOf` returns it: spellings of one mailbox count together. */
      readonly mailbox: string
      /** `+6281234567890`. */
      readonly phone: string
      readonly browser?: string
      readonly network?: string
    }

/** A holder as far as they are known before an order is placed: a guest may have given no contact yet. */
export type KnownHolder =
  | Extract<Holder, { readonly member: string }>
  | Partial<Exclude<Holder, { readonly member: string }>>

/** By what an open order belongs to a holder. */
export type HeldBy = "member" | "mailbox" | "phone" | "browser" | "network"

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

/** Why an order may not be held: too many open orders, of the holder or of their network; or too many units. */
export type HoldProblem =
  | { readonly kind: "orders" }
  | { readonly kind: "network" }
  | {
      readonly kind: "units"
      readonly combination: CombinationId
      /** So many may be ordered now; 0 if the open orders hold as much as may be. */
      readonly most: number
      /** Whether orders of the holder leave none; otherwise those of others in their network do. */
      readonly isOwn: boolean
    }

/**
 * Returns why an order may not be held; empty if it may. A holder has `stock` units of a combination in reach: those left and
 * those of their own open orders; a quarter of them (5 for a guest, 20 for a member at least) is the most they hold at once.
 *
 * @param open the open orders of the holder
 * @param wanted units of the new order, each combination once
 * @param left units of a combination that are not sold
 */
export const holdProblems = (
  open: ReadonlyArray<OpenOrder>,
  wanted: ReadonlyArray<Pick<Units, "combination" | "quantity">>,
  left: (combination: CombinationId) => number,
  kinds: ReadonlyArray<HeldBy>
): ReadonlyArray<HoldProblem> => {
  const of = kinds.map((kind) => ({ kind, own: open.filter(({ by }) => by.includes(kind)) }))
  const full = of.filter(({ kind, own }) => own.length >= mostOrders(kind))
  const units = wanted.flatMap(({ combination, quantity }): ReadonlyArray<HoldProblem> => {
    const mostOf = (some: typeof of): number =>
      Math.min(...some.map(({ kind, own }) => mostUnits(kind, heldOf(own, combination), left(combination))))
    const most = mostOf(of)
    const isOwn = mostOf(of.filter(({ kind }) => kind !== "network")) === 0
    return quantity > most ? [{ kind: "units", combination, most, isOwn }] : []
  })
  return [...full.map(({ kind }): HoldProblem => ({ kind: kind === "network" ? "network" : "orders" })), ...units]
}

/** Returns the refusal to place such an order; `undefined` if it may be held. Parameters as of `holdProblems`. */
export const holdRefusal = (
  ...asked: Parameters<typeof holdProblems>
): TooManyOpenOrders | HoldTooLarge | undefined => {
  const [problem] = holdProblems(...asked)
  if (problem === undefined) return undefined
  return problem.kind === "orders" ? new TooManyOpenOrders() : new HoldTooLarge()
}

/** Units that one may still order, beside those held already. */
const mostUnits = (kind: HeldBy, held: number, left: number): number => {
  const least = kind === "member" ? holdLimits.memberUnits : holdLimits.guestUnits
  return Math.max(0, Math.max(least, Math.floor((left + held) / holdLimits.shareOfStock)) - held)
}

const heldOf = (orders: ReadonlyArray<OpenOrder>, combination: CombinationId): number =>
  orders
    .flatMap(({ units }) => units)
    .filter((one) => one.combination === combination)
    .reduce((sum, { quantity }) => sum + quantity, 0)

/** Everything a holder is known by. */
export const kindsOf = (holder: KnownHolder): ReadonlyArray<HeldBy> => {
  if ("member" in holder) return ["member"]
  const known = { mailbox: holder.mailbox, phone: holder.phone, browser: holder.browser, network: holder.network }
  return (["mailbox", "phone", "browser", "network"] as const).filter((kind) => known[kind] !== undefined)
}

/** Returns what prevents a buyer from holding an order, as requirements: known before the address. Decision 0033. */
export const holdRequirements = (
  problems: ReadonlyArray<HoldProblem>,
  lines: ReadonlyArray<Pick<CheckoutLine, "id" | "goods">>
): ReadonlyArray<Requirement> =>
  problems.map((problem) => {
    if (problem.kind === "orders") return { code: "OPEN_ORDERS", values: {}, fix: "pay-or-cancel" }
    if (problem.kind === "network") return { code: "HOLD_LIMIT", values: {}, fix: "log-in" }
    const line = lines.find(({ goods }) => goods.combination === problem.combination)
    const { most, isOwn } = problem
    return {
      code: "HOLD_LIMIT",
      ...(line && { line: line.id }),
      values: { most, name: line?.goods.name ?? "" },
      fix: most > 0 ? "set-quantity" : isOwn ? "pay-or-cancel" : "log-in"
    }
  })

/** Whether a requirement is about what is held unpaid: it may have changed meanwhile, so placing it is asked all the same. */
export const isOfHolds = ({ code }: Pick<Requirement, "code">): boolean =>
  code === "HOLD_LIMIT" || code === "OPEN_ORDERS"
