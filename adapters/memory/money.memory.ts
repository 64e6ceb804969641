import { jakartaDay } from "#core/kernel/moment.ts"
import type { CodeStore, TransferStore } from "#core/orders/order-store.port.ts"
import type { TransferFate, TransferId } from "#core/orders/transfer/payment.ts"
import { type Cell, now, withEntry, withoutEntry } from "./selling-state.ts"

/** Money as it comes in. */
export const memoryTransfers = (cell: Cell): TransferStore => {
  const { write } = cell
  const settle = (id: TransferId, fate: TransferFate): void =>
    write({ transfers: cell.state().transfers.map((one, place) => (place === id ? { ...one, fate } : one)) })
  const waits = (fate: TransferFate | undefined): boolean => fate === "unmatched" || fate === "conflicting"
  return {
    keep: (transfer) =>
      now(() => {
        const { transfers } = cell.state()
        const known = transfers.filter(
          ({ bank, reference }) => bank === transfer.bank && reference === transfer.reference
        )
        const isKnown = known.some(
          ({ amount, at }) =>
            amount === transfer.amount && (transfer.dated === "unknown" || jakartaDay(at) === jakartaDay(transfer.at))
        )
        if (isKnown) return { is: "known" }
        write({ transfers: [...transfers, transfer] })
        return { id: transfers.length as TransferId, is: known.length === 0 ? "new" : "conflicting" }
      }),
    settle: (id, fate) => now(() => settle(id, fate)),
    heldWith: (reference) =>
      now(() =>
        cell
          .state()
          .transfers.map((one, place) => ({ ...one, id: place as TransferId }))
          .filter((one) => one.reference === reference && waits(one.fate))
      ),
    assign: (id, fate) =>
      now(() => {
        if (!waits(cell.state().transfers[id]?.fate)) return false
        settle(id, fate)
        return true
      })
  }
}

/** Amounts that are waited for. */
export const memoryCodes = (cell: Cell): CodeStore => {
  const { write } = cell
  return {
    take: ({ source, holder, bank, base, from, to, start, until, now: at }) =>
      now(() => {
        const before = cell.state().codes.get(holder)
        write({ codes: withoutEntry(cell.state().codes, holder) })
        const takes = (code: number): number => {
          const amount = base + code
          const codes = new Map(
            [...cell.state().codes].filter(([, taken]) => taken.bank !== bank || taken.amount !== amount)
          )
          const isSame = before?.bank === bank && before.amount === amount
          const takenAt = isSame ? before.takenAt : at
          write({ codes: withEntry(codes, holder, { bank, amount, code, until, takenAt, placed: false }) })
          return code
        }
        const taken = [...cell.state().codes.values()].filter((one) => one.bank === bank)
        const inRange = taken.filter(({ amount }) => amount >= base + from && amount <= base + to)
        if (source === "free") {
          const size = to - from + 1
          const blocked = new Set(
            taken.filter((one) => one.until === undefined || one.until > at).map(({ amount }) => amount)
          )
          const all = Array.from({ length: size }, (_, step) => from + ((start - from + step) % size))
          const free = all.find((code) => !blocked.has(base + code))
          return free === undefined ? undefined : takes(free)
        }
        const [longest] =
          source === "unplaced"
            ? inRange.filter(({ placed }) => !placed).toSorted((one, other) => one.takenAt - other.takenAt)
            : inRange
                .filter(({ placed, until: end }) => placed && end !== undefined)
                .toSorted((one, other) => (one.until ?? 0) - (other.until ?? 0))
        return longest && takes(longest.amount - base)
      }),
    keep: (holder) =>
      now(() => {
        const taken = cell.state().codes.get(holder)
        if (taken === undefined) return false
        const { until: _, ...open } = taken
        write({ codes: withEntry(cell.state().codes, holder, { ...open, placed: true }) })
        return true
      }),
    rest: (holder, until) =>
      now(() => {
        const taken = cell.state().codes.get(holder)
        if (taken?.placed) write({ codes: withEntry(cell.state().codes, holder, { ...taken, until }) })
      })
  }
}
