import type { Chart, ChartArrow } from "../chart.ts"
import type { Asked } from "../exhibit.ts"

/**
 * Who makes an arrow happen: a person, the shop, time, another tab, the page around (another conversation of it), this browser's
 * storage, or the machine by itself.
 */
export type Actor = "shopper" | "shop" | "clock" | "tab" | "page" | "browser" | "machine"

/** What a machine hears that no person does to it; what is not named here, a person does. */
export const hears: Readonly<Record<"tab" | "shop" | "clock" | "page", ReadonlyArray<string>>> = {
  tab: ["ledger.changed", "session.changed", "session.ended", "bag.changed"],
  shop: [
    "payment.failed",
    "money.matched",
    "money.held",
    "money.added",
    "money.returned",
    "transfer.accepted",
    "transfer.linked",
    "transfer.rejected",
    "review.ended",
    "order.called-off",
    "order.refunded",
    "packing.started",
    "parcel.shipped",
    "parcel.delivered",
    "parcel.refused",
    "release.postponed",
    "return.accepted",
    "return.refused",
    "pickup.readied",
    "gifts.sent"
  ],
  clock: ["deadline.passed", "release.due", "completion.due", "pickup.missed"],
  page: [
    "moment.changed",
    "turn.given",
    "turn.lost",
    "turn.wanted",
    "turn.returned",
    "place.entered",
    "bag.synced",
    "connection.returned",
    "lines.changed",
    "discounts.changed",
    "member.arrived",
    "member.changed",
    "session.lost",
    "signed.in",
    "checkout.saved",
    "press.answered",
    "placing.moved",
    "key.found",
    "marks.known",
    "mark.made",
    "anchor.found",
    "anchor.lost",
    "recent.known",
    "notice.posted",
    "dialog.opened",
    "dialog.closed",
    "code.proven",
    "district.given"
  ]
}

const hearsOf = new Map(
  Object.entries(hears).flatMap(([who, events]) => events.map((event) => [event, who as keyof typeof hears] as const))
)

/** Returns who makes an arrow happen. `asks` says which partner an actor of the machine asks. */
export const whoActs = (
  chart: Chart,
  asks: Readonly<Record<string, Asked>>,
  { kind, event }: Pick<ChartArrow, "kind" | "event">
): Actor => {
  if (kind === "always") return "machine"
  if (kind === "delay") return "clock"
  if (kind === "event") return hearsOf.get(event) ?? (isOwn(chart, event) ? "machine" : "shopper")
  if (event === "") return "machine"
  const of = asks[event]?.of
  return of === "browser" ? "browser" : of === "conversation" ? "page" : "shop"
}

/** Returns whether a machine raises an event itself: nothing else can make it happen. */
export const isOwn = ({ states, arrows }: Chart, event: string): boolean =>
  states.some(({ raises }) => raises.includes(event)) || arrows.some(({ raises }) => raises.includes(event))
