import type { CodeStore, HeldTransfer, TransferStore } from "#core/orders/order-store.port.ts"
import { heldFates, type TransferFate, TransferId, unassignedFates } from "#core/orders/transfer/payment.ts"
import { isSameTransfer } from "#core/orders/transfer/same-transfer.rule.ts"
import { type Cell, now, type StoredTransfer, withEntry, withoutEntry } from "./selling-state.ts"

/** Money as it comes in. */
export const memoryTransfers = (cell: Cell): TransferStore => {
  const transfersNow = () => cell.state().transfers.map((one, place) => ({ ...one, id: TransferId(place) }))
  const heldTransfer = ({
    id,
    reference,
    bank,
    amount,
    at,
    order
  }: ReturnType<typeof transfersNow>[number]): HeldTransfer => {
    const code = order && cell.state().orders.get(order)?.code
    return { id, reference, bank, amount, at, ...(code && { order: code }) }
  }
  const change = (id: TransferId, part: Partial<StoredTransfer>): void =>
    cell.write({ transfers: cell.state().transfers.map((one, place) => (place === id ? { ...one, ...part } : one)) })
  const has = (fate: TransferFate | undefined, among: ReadonlyArray<TransferFate>): boolean =>
    fate !== undefined && among.includes(fate)
  return {
    keep: (transfer) =>
      now(() => {
        const known = transfersNow().filter(
          ({ bank, reference }) => bank === transfer.bank && reference === transfer.reference
        )
        const same = known.find(({ amount, at, dated, order }) => {
          const placedAt = order && cell.state().orders.get(order)?.placedAt
          const stored = { at, isUndated: dated === "unknown", ...(placedAt !== undefined && { placedAt }) }
          return amount === transfer.amount && isSameTransfer(stored, transfer)
        })
        if (same?.dated === "unknown" && transfer.dated !== "unknown")
          change(same.id, { at: transfer.at, dated: transfer.dated ?? "day" })
        if (same) return { is: "known" }
        const { transfers } = cell.state()
        cell.write({ transfers: [...transfers, transfer] })
        return { id: TransferId(transfers.length), is: known.length === 0 ? "new" : "conflicting" }
      }),
    settle: (id, fate, order) => now(() => change(id, { fate, ...(order !== undefined && { order }) })),
    heldWith: (reference, fates) =>
      now(() =>
        transfersNow()
          .filter((one) => one.reference === reference && has(one.fate, fates))
          .map(heldTransfer)
      ),
    heldAbout: ({ bank, exactly, from, to }) =>
      now(() =>
        transfersNow()
          .filter(
            ({ fate, ...one }) =>
              has(fate, unassignedFates) &&
              (one.amount === exactly || (one.bank === bank && from <= one.amount && one.amount <= to))
          )
          .map(heldTransfer)
      ),
    assign: (id, fate, order) =>
      now(() => {
        if (!has(cell.state().transfers[id]?.fate, unassignedFates)) return false
        change(id, { fate, order })
        return true
      }),
    giveBack: ({ id, order }) =>
      now(() => {
        const stored = cell.state().transfers[id]
        if (!has(stored?.fate, heldFates) || (stored?.order === undefined) !== (order === undefined)) return false
        change(id, { fate: "returned" })
        return true
      }),
    giveBackAfterEnd: (order, references) =>
      now(() => {
        const late = transfersNow().filter(
          (one) => one.order === order && one.fate === "late" && references.includes(one.reference)
        )
        for (const { id } of late) change(id, { fate: "returned" })
        return late.length
      })
  }
}

/** Amounts that unpaid orders wait for. */
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
    keep: (holder, { bank, base, code }) =>
      now(() => {
        const taken = cell.state().codes.get(holder)
        if (taken === undefined || taken.bank !== bank || taken.amount !== base + code) return false
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
