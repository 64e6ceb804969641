import { isUndone } from "#core/orders/ended.rule.ts"
import type { Books } from "./books.ts"
import type { Broken } from "./promises.ts"
import { returnedPoints } from "./returns.ts"

type Fault = Omit<Broken, "at">

/** What does not hold of points, vouchers and gifts, by what the orders say. */
export const discountFaults = (books: Books): ReadonlyArray<Fault> => [
  ...balanceFaults(books),
  ...pointFaults(books),
  ...voucherFaults(books),
  ...giftFaults(books)
]

const balanceFaults = ({ members, points }: Books): ReadonlyArray<Fault> =>
  members.flatMap(({ id, points: balance }): ReadonlyArray<Fault> => {
    const sum = points.reduce((all, entry) => (entry.member_id === id ? all + entry.points : all), 0)
    return sum === balance
      ? []
      : [{ promise: "J15", detail: `a member has ${balance} points, ${sum} expected by the ledger` }]
  })

/** Points that an order took, and those that came back: one point pays Rp1.000. */
const pointFaults = (books: Books): ReadonlyArray<Fault> =>
  books.orders.flatMap((order): ReadonlyArray<Fault> => {
    const { id, code, status, steps, member_id: member } = order
    const { points } = books
    const of = (kind: string): number =>
      points.reduce((all, entry) => (entry.order_id === id && entry.kind === kind ? all + entry.points : all), 0)
    const spent = steps.reduce((all, { rule, amount }) => (rule === "points" ? all - amount : all), 0) / 1_000
    const { moved, earns } = returnedPoints(books, order, spent)
    const isMembers = member !== null
    const earned = status === "completed" && isMembers ? earns : 0
    const expected = {
      redeem_hold: 0 - spent,
      release: isUndone(status) ? spent : 0,
      earn: earned,
      return: isMembers && (spent > 0 || earned > 0) ? moved : 0
    }
    return Object.entries(expected).flatMap(
      ([kind, sum]): ReadonlyArray<Fault> =>
        of(kind) === sum
          ? []
          : [{ promise: "J15", detail: `${of(kind)} points by ${kind} of ${code}, ${sum} expected` }]
    )
  })

/** Steps that name the voucher that takes something off. */
const takers: ReadonlySet<string> = new Set(["voucher", "free-shipping", "paper-bag-voucher"])

const voucherFaults = ({ orders, vouchers, uses, ended }: Books): ReadonlyArray<Fault> =>
  vouchers.flatMap((voucher): ReadonlyArray<Fault> => {
    const { id, code, taken, redemptions, per_user_limit: limit, runs_down: isRunning } = voucher
    // Those that an e-gift became are looked at with it.
    if (isRunning) return []
    const named = orders.filter(
      ({ id: order, steps }) =>
        !ended.has(order) && steps.some(({ rule, values }) => takers.has(rule) && values["code"] === code)
    )
    const counted = uses.filter((use) => use.voucher_id === id && !use.given_back)
    // Those of guests are counted by the quota alone. Decision 0106.
    const own = counted.filter((use) => use.member_id !== null)
    const most = Math.max(0, ...[...Map.groupBy(own, (use) => use.member_id).values()].map(({ length }) => length))
    return [
      ...(counted.length === named.length && taken === named.length && taken <= redemptions
        ? []
        : [
            {
              promise: "J16",
              detail: `${code} is in ${named.length} orders: ${counted.length} uses and ${taken} of ${redemptions} taken, ${named.length} expected`
            } as const
          ]),
      ...(most <= limit
        ? []
        : [
            {
              promise: "J16",
              detail: `${code} was used ${most} times by one member, at most ${limit} expected`
            } as const
          ])
    ]
  })

/** The gift of the stage's rule, from Rp100.000 on. */
const giftFaults = ({ orders, lines }: Books): ReadonlyArray<Fault> =>
  orders.flatMap(({ id, code }): ReadonlyArray<Fault> => {
    const own = lines.filter((line) => line.order_id === id)
    const gifts = own.filter(({ gift }) => gift !== null)
    const bought = own.reduce((sum, { gift, total }) => (gift === null ? sum + total : sum), 0)
    const isRight = gifts.every(({ quantity, total }) => quantity === 1 && total === 0 && bought >= 100_000)
    return isRight && gifts.length <= 1
      ? []
      : [
          {
            promise: "J17",
            detail: `${gifts.length} gifts for goods of Rp${bought} in ${code}, one from Rp100000 at most and for nothing expected`
          }
        ]
  })
