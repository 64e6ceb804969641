import type { MemberId } from "#core/account/member.ts"
import type { Instant } from "#core/kernel/moment.ts"
import type { OrderId } from "#core/orders/order.ts"
import { entriesPerPage, type PointsStore, type PointUses } from "#core/orders/points/ledger.port.ts"
import type { PointEntry, PointKind } from "#core/orders/points/ledger.ts"
import { type Cell, type StoredPoints, now as step } from "./selling-state.ts"

/** The ledger of points in memory. */
export const memoryPoints = (cell: Cell): PointsStore & PointUses => {
  const all = (): ReadonlyArray<StoredPoints> => cell.state().points
  const balanceOf = (member: MemberId): number =>
    all().reduce((sum, entry) => (entry.member === member ? sum + entry.points : sum), 0)
  const find = (order: OrderId, kind: PointKind): StoredPoints | undefined =>
    all().find((entry) => entry.order === order && entry.kind === kind)
  const write = (entry: Omit<StoredPoints, "id">): void => {
    if (entry.order !== undefined && find(entry.order, entry.kind)) return
    cell.write({ points: [...all(), { ...entry, id: all().length + 1 }] })
  }
  const opposite = (order: OrderId, of: PointKind, kind: PointKind, at: Instant): void => {
    const entry = find(order, of)
    if (entry) write({ member: entry.member, order, kind, points: 0 - entry.points, at })
  }
  const isUnused = ({ kind, order }: StoredPoints): boolean =>
    kind === "redeem_hold" && order !== undefined && !find(order, "redeem")
  const isHeld = (entry: StoredPoints): boolean =>
    isUnused(entry) && entry.order !== undefined && !find(entry.order, "release")
  return {
    balance: (member) => step(() => balanceOf(member)),
    history: (member, { before }) =>
      step(() => {
        const own = all().filter((entry) => entry.member === member)
        let after = 0
        const entries = own.flatMap((entry): ReadonlyArray<PointEntry> => {
          const { id, at, kind, points, order } = entry
          after += points
          if (kind === "redeem") return []
          const code = order && cell.state().orders.get(order)?.code
          return [{ id, at, kind, points, after, ...(code && { order: code }), isHeld: isUnused(entry) }]
        })
        const older = entries.filter(({ id }) => before === undefined || id < before).toReversed()
        return {
          balance: balanceOf(member),
          held: own.filter(isHeld).reduce((sum, { points }) => sum - points, 0),
          entries: older.slice(0, entriesPerPage),
          hasMore: older.length > entriesPerPage
        }
      }),
    hold: ({ order, member, points, now }) =>
      step(() => {
        if (balanceOf(member) < points) return false
        write({ member, order, kind: "redeem_hold", points: -points, at: now })
        return true
      }),
    redeem: (order, now) =>
      step(() => {
        const held = find(order, "redeem_hold")
        if (held) write({ member: held.member, order, kind: "redeem", points: 0, at: now })
      }),
    release: (order, now) => step(() => opposite(order, "redeem_hold", "release", now)),
    earn: ({ order, member, points, now }) => step(() => write({ member, order, kind: "earn", points, at: now })),
    reverse: (order, now) => step(() => opposite(order, "earn", "reverse", now)),
    returnGoods: ({ order, redeemed, earned, now }) =>
      step(() => {
        const [held, got] = [find(order, "redeem_hold"), find(order, "earn")]
        if (held && redeemed > 0) write({ member: held.member, order, kind: "return", points: redeemed, at: now })
        if (got && earned > 0) write({ member: got.member, order, kind: "return_reverse", points: -earned, at: now })
      })
  }
}
