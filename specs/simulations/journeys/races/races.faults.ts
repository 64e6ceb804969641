import type { Books, Transferred } from "../books.ts"
import type { Broken } from "../promises.ts"
import type { Ran } from "./races.ts"

type Fault = Omit<Broken, "at">

/** What does not hold of what two wanted in the same moment, and of money that came while something else happened. */
export const raceFaults = (books: Books, ran: Ran, transferred: ReadonlyArray<Transferred>): ReadonlyArray<Fault> => [
  ...unitFaults(books, ran),
  ...voucherFaults(books, ran),
  ...expiryFaults(books, ran),
  ...moneyFaults(books, transferred)
]

const unitFaults = ({ lines }: Books, { units }: Ran): ReadonlyArray<Fault> =>
  [...units].flatMap((name): ReadonlyArray<Fault> => {
    const ordered = lines.reduce((all, one) => (one.combination_id === name ? all + one.quantity : all), 0)
    return ordered === 1
      ? []
      : [
          {
            promise: "J30",
            detail: `of the last unit of ${name}, which two wanted at once, ${ordered} are ordered, 1 expected`
          }
        ]
  })

const voucherFaults = ({ vouchers, uses }: Books, ran: Ran): ReadonlyArray<Fault> =>
  [...ran.vouchers].flatMap((code): ReadonlyArray<Fault> => {
    const voucher = vouchers.find((one) => one.code === code)
    const used = uses.filter((use) => use.voucher_id === voucher?.id).length
    return used === 1
      ? []
      : [{ promise: "J30", detail: `${code}, which two wanted to use at once, was used ${used} times, 1 expected` }]
  })

/** Money that comes before the shop's clock is for the order; what comes after it is held for its payer. */
const expiryFaults = ({ orders, events }: Books, { expiries }: Ran): ReadonlyArray<Fault> =>
  [...expiries].flatMap(([code, isFirst]): ReadonlyArray<Fault> => {
    const order = orders.find((one) => one.code === code)
    const log = events
      .filter(({ order_id: of }) => of === order?.id)
      .map(({ type }) => type)
      .filter((type) => type === "money.matched" || type === "deadline.passed" || type === "money.held")
    const expected = isFirst ? ["money.matched"] : ["deadline.passed", "money.held"]
    return `${log}` === `${expected}`
      ? []
      : [
          {
            promise: "J31",
            detail: `the money of ${code} came just ${isFirst ? "before" : "after"} the end: ${log.join(", ") || "nothing"} was logged, ${expected.join(", ")} expected`
          }
        ]
  })

const comings: ReadonlySet<string> = new Set(["money.matched", "money.held"])

/** Money of an order's amount stands in its log once; that of an order that has ended goes back. D-56, D-64. */
const moneyFaults = ({ orders, events }: Books, transferred: ReadonlyArray<Transferred>): ReadonlyArray<Fault> =>
  transferred.flatMap(({ order: code, amount, reference }): ReadonlyArray<Fault> => {
    const order = orders.find((one) => one.code === code)
    if (order === undefined || amount !== order.payable) return []
    const { id, status, payment_state: state } = order
    const times = events.filter((one) => one.order_id === id && comings.has(one.type) && one.note === reference).length
    const isLost = (status === "expired" || status === "cancelled") && state !== "held"
    return [
      ...(times === 1
        ? []
        : [
            {
              promise: "J31",
              detail: `the money ${reference} of ${code} is logged ${times} times, 1 expected`
            } as const
          ]),
      ...(isLost
        ? [
            {
              promise: "J31",
              detail: `${code} is ${status} and its money ${state}, held or refunded expected`
            } as const
          ]
        : [])
    ]
  })
