import { isUndone } from "#core/orders/ended.rule.ts"
import type { Books } from "../books.ts"
import type { Broken } from "../promises.ts"
import type { Sometimes } from "../watch.ts"

type Fault = Omit<Broken, "at">
type Egift = Books["egifts"][number]

/** When e-gifts were opened, as it was seen first. */
export type Memory = Map<string, number>
export const newMemory = (): Memory => new Map()

/** What does not hold of e-gifts: how often each is made, sent and opened, where its value is, and whether its money went back. */
export const egiftFaults = (
  books: Books,
  { seen, memory }: { readonly seen: Set<Sometimes>; readonly memory: Memory }
): ReadonlyArray<Fault> => [
  ...books.orders.flatMap((order) => orderFaults(books, order)),
  ...receivedFaults(books),
  ...books.egifts.flatMap((egift) => [...openedFaults(egift, memory, seen), ...valueFaults(books, egift, seen)]),
  ...books.vouchers.flatMap(
    ({ runs_down: isRunning, code }): ReadonlyArray<Fault> =>
      isRunning && books.egifts.every(({ voucher }) => voucher !== code)
        ? [{ promise: "J25", detail: `the voucher ${code} is of no e-gift, one expected` }]
        : []
  )
]

const orderFaults = (
  { lines, egifts, events }: Books,
  { id, code, status }: Books["orders"][number]
): ReadonlyArray<Fault> => {
  const own = egifts.filter(({ order_id: order }) => order === id)
  const units = lines.reduce((all, one) => (one.order_id === id && one.egift ? all + one.quantity : all), 0)
  const isPaid = events.some(({ order_id: order, type }) => order === id && paying.has(type))
  const isOver = isUndone(status) && own.some((one) => one.opened_at !== null || one.withdrawn_at === null)
  return [
    ...(own.length === (isPaid ? units : 0)
      ? []
      : [
          {
            promise: "J24",
            detail: `${own.length} e-gifts of ${code}, ${isPaid ? units : 0} expected: it is ${isPaid ? "" : "not "}paid`
          } as const
        ]),
    ...(isOver
      ? [{ promise: "J26", detail: `${code} is ${status}, and its e-gift can be used, none expected` } as const]
      : [])
  ]
}

const paying: ReadonlySet<string> = new Set(["money.matched", "transfer.accepted"])

const receivedFaults = ({ egifts, letters }: Books): ReadonlyArray<Fault> => {
  const receivers = new Set(egifts.map(({ info }) => info.recipientEmail ?? ""))
  return [...receivers].flatMap((receiver): ReadonlyArray<Fault> => {
    const sent = egifts.filter(({ info, sent_at: at }) => info.recipientEmail === receiver && at !== null).length
    const came = letters.filter(({ kind, to }) => kind === "egift-received" && to === receiver).length
    return sent === came ? [] : [{ promise: "J24", detail: `${came} e-gifts came to ${receiver}, ${sent} expected` }]
  })
}

const openedFaults = (
  { id, sent_at: sent, opened_at: opened, send_at: due }: Egift,
  memory: Memory,
  seen: Set<Sometimes>
): ReadonlyArray<Fault> => {
  if (sent !== null && Number(sent) < Number(due))
    return [
      {
        promise: "J24",
        detail: `${id} was sent at ${new Date(Number(sent)).toISOString()}, not before ${new Date(Number(due)).toISOString()} expected`
      }
    ]
  // At 09.00 WIB, or as soon as it was paid, which is at no full hour.
  if (sent !== null && Number(due) % 3_600_000 === 0) seen.add("an e-gift is sent on its day")
  if (opened === null) return []
  const first = memory.get(id) ?? Number(opened)
  memory.set(id, first)
  seen.add("an e-gift is opened")
  return sent !== null && first === Number(opened)
    ? []
    : [{ promise: "J24", detail: `${id} was opened twice, or before it was sent, once and afterwards expected` }]
}

const valueFaults = (
  { vouchers, uses, orders, ended }: Books,
  { id, value, voucher: code, saved_by: member }: Egift,
  seen: Set<Sometimes>
): ReadonlyArray<Fault> => {
  if (code === null) return []
  seen.add("an e-gift is saved")
  const [voucher, ...others] = vouchers.filter((one) => one.code === code)
  const spent = uses.filter((use) => use.voucher_id === voucher?.id && !use.given_back)
  const taken = orders.flatMap(({ id: order, steps }) =>
    ended.has(order) ? [] : steps.filter(({ values }) => values["code"] === code).map(({ amount }) => 0 - amount)
  )
  if (taken.length > 0) seen.add("the value of an e-gift is spent")
  const sumOf = (amounts: ReadonlyArray<number | null>) => amounts.reduce<number>((all, one) => all + (one ?? 0), 0)
  const used = sumOf(spent.map(({ amount }) => amount))
  const isRight =
    voucher !== undefined &&
    others.length === 0 &&
    `${voucher.users}` === `${member}` &&
    voucher.value + used === value &&
    used === sumOf(taken)
  return isRight
    ? []
    : [
        {
          promise: "J25",
          detail: `of Rp${value} of ${id} Rp${voucher?.value} are left and Rp${used} taken, Rp${sumOf(taken)} in orders expected`
        }
      ]
}
