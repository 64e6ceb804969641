import type { ShippingOption } from "./shipping.ts"

/** Offers that stand together: for nothing, at the usual pace, sooner for more, or on the same day. */
export type DeliveryGroupKind = "free" | "usual" | "sooner" | "today"

/** Offers of one kind, the one that is proposed or quickest first. */
export interface DeliveryGroup {
  readonly kind: DeliveryGroupKind
  /** Seen at once; at least one. */
  readonly shown: ReadonlyArray<ShippingOption>
  /** The others, which a line of their own unfolds: none, or two and more. */
  readonly folded: ReadonlyArray<ShippingOption>
}

/** The offers of a parcel as a shopper reads them. */
export interface DeliveryGroups {
  /** In the order of their kinds; a kind without an offer is left out. */
  readonly groups: ReadonlyArray<DeliveryGroup>
  /** What cannot be had, each with its reason. D-53, D-54. */
  readonly out: ReadonlyArray<ShippingOption>
}

const kinds: ReadonlyArray<DeliveryGroupKind> = ["free", "usual", "sooner", "today"]

/**
 * Sorts offers into groups. Each offer stands in exactly one of them or in `out`. Free ones stand by their day of arrival,
 * the others keep the order they have. Decision 0091; rule 24.
 */
export const deliveryGroups = (offers: ReadonlyArray<ShippingOption>): DeliveryGroups => {
  const possible = offers.filter(({ eligible }) => eligible)
  return {
    groups: kinds.flatMap((kind) => {
      const own = possible.filter((offer) => kindOf(offer) === kind)
      return own.length === 0 ? [] : [{ kind, ...split(kind, own) }]
    }),
    out: offers.filter(({ eligible }) => !eligible)
  }
}

const kindOf = ({ kind, fee, freed }: ShippingOption): DeliveryGroupKind => {
  if (kind === "same-day" || kind === "instant") return "today"
  if (fee === freed) return "free"
  return kind === "next-day" ? "sooner" : "usual"
}

/** A line that unfolds one offer alone would be as high as the offer. */
const leastFolded = 2

const split = (
  kind: DeliveryGroupKind,
  own: ReadonlyArray<ShippingOption>
): Pick<DeliveryGroup, "shown" | "folded"> => {
  const sorted = kind === "free" ? own.toSorted(earlier) : own
  const first = sorted.find(({ recommended }) => recommended) ?? sorted[0]
  const others = sorted.filter((offer) => offer !== first)
  const folds = (kind === "free" || kind === "usual") && others.length >= leastFolded
  const begin = first === undefined ? [] : [first]
  return folds ? { shown: begin, folded: others } : { shown: [...begin, ...others], folded: [] }
}

/** Orders offers by their last day of arrival, then by their first. */
const earlier = (one: ShippingOption, other: ShippingOption): number =>
  lastDay(one).localeCompare(lastDay(other)) || firstDay(one).localeCompare(firstDay(other))

const lastDay = ({ arrives }: ShippingOption): string => arrives?.to ?? ""
const firstDay = ({ arrives }: ShippingOption): string => arrives?.from ?? ""

/** Returns the first and the last day on which one of these offers arrives, as `2026-11-24`; nothing of no offers. */
export const daysOf = (
  offers: ReadonlyArray<ShippingOption>
): { readonly from: string; readonly to: string } | undefined => {
  const first = offers.map(firstDay).filter(Boolean).toSorted()[0]
  const last = offers.map(lastDay).filter(Boolean).toSorted().at(-1)
  return first === undefined || last === undefined ? undefined : { from: first, to: last }
}
