import type { Books } from "../books.ts"
import type { Broken } from "../promises.ts"

type Fault = Omit<Broken, "at">

/** Letters to buyers, with the moves that each is about. D-59, D-62. */
const about: ReadonlyArray<readonly [letters: ReadonlyArray<string>, moves: ReadonlyArray<string>]> = [
  [["order-paid"], ["money.matched", "money.added", "transfer.accepted"]],
  [["order-late-money", "order-overpaid"], ["money.held"]],
  [["order-postponed"], ["release.postponed"]],
  [["order-released"], ["release.due"]],
  [["order-shipped"], ["parcel.shipped"]],
  [["order-delivered"], ["parcel.delivered"]],
  [["order-ready"], ["pickup.readied"]],
  [["order-picked-up"], ["pickup.collected"]],
  [["order-not-fetched"], ["pickup.missed"]],
  [["order-completed"], ["completion.due", "parcel.received"]],
  [["order-expired"], ["deadline.passed"]],
  [["order-review-ended", "order-search-ended"], ["review.ended"]],
  [
    ["order-cancelled", "order-cancelled-paid", "order-cancelled-review"],
    ["order.cancelled", "order.called-off", "parcel.refused"]
  ],
  [["order-refunded"], ["order.refunded"]],
  [["return-claimed"], ["return.claimed"]],
  [["return-accepted"], ["return.accepted"]],
  [["return-refused"], ["return.refused"]]
]

/** Orders of which some letter was not written, or was written twice. */
export const letterFaults = ({
  orders,
  events,
  letters,
  egifts
}: Pick<Books, "orders" | "events" | "letters" | "egifts">): ReadonlyArray<Fault> => {
  const letterOf = new Map<string, number>()
  for (const { kind, order } of letters) {
    const key = `${order} ${kind}`
    letterOf.set(key, (letterOf.get(key) ?? 0) + 1)
  }
  return orders.flatMap(({ id, code }): ReadonlyArray<Fault> => {
    const log = events.filter((event) => event.order_id === id)
    const written = (kinds: ReadonlyArray<string>) =>
      kinds.reduce((all, kind) => all + (letterOf.get(`${code} ${kind}`) ?? 0), 0)
    const batches = new Set(
      egifts.flatMap((one) => (one.order_id === id && one.sent_at !== null ? [`${one.line_id} ${one.sent_at}`] : []))
    )
    const expected: ReadonlyArray<readonly [ReadonlyArray<string>, number]> = [
      [["order-placed", "order-on-delivery"], 1],
      [["egift-sent"], batches.size],
      ...about.map(([kinds, moves]) => [kinds, log.filter(({ type }) => moves.includes(type)).length] as const)
    ]
    return expected.flatMap(
      ([kinds, count]): ReadonlyArray<Fault> =>
        written(kinds) === count
          ? []
          : [{ promise: "J29", detail: `${written(kinds)} letters ${kinds[0]} of ${code}, ${count} expected` }]
    )
  })
}
