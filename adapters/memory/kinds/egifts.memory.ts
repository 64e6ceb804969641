import { instant } from "#core/kernel/moment.ts"
import type { Egift } from "#core/orders/egift/egift.ts"
import type { EgiftStore } from "#core/orders/egift/egift-store.port.ts"
import { type Cell, now, withEntry } from "../selling-state.ts"

/** E-gifts in memory. */
export const memoryEgifts = (cell: Cell, makeVoucher: EgiftStore["makeVoucher"]): EgiftStore => {
  const all = () => [...cell.state().egifts.values()]
  /** Changes one that a condition holds for; returns whether it did. */
  const change = (id: Egift["id"], may: (egift: Egift) => boolean, values: Partial<Egift>) =>
    now(() => {
      const held = cell.state().egifts.get(id)
      if (held === undefined || !may(held)) return false
      cell.write({ egifts: withEntry(cell.state().egifts, id, { ...held, ...values }) })
      return true
    })
  const plain = ({ digest: _, ...egift }: Egift & { readonly digest: string }): Egift => egift
  return {
    insert: (egifts) =>
      now(() => {
        for (const egift of egifts)
          if (!cell.state().egifts.has(egift.id))
            cell.write({ egifts: withEntry(cell.state().egifts, egift.id, egift) })
      }),
    ofOrder: (order) =>
      now(() =>
        all()
          .filter((egift) => egift.order === order)
          .toSorted((one, other) => (one.line < other.line ? -1 : one.line > other.line ? 1 : one.unit - other.unit))
          .map(plain)
      ),
    byDigest: (digest) =>
      now(() => {
        const egift = all().find((one) => one.digest === digest)
        return egift && plain(egift)
      }),
    due: (at, limit) =>
      now(() => {
        const due = all()
          .filter(
            ({ sentAt, withdrawnAt, sendAt }) => sentAt === undefined && withdrawnAt === undefined && sendAt <= at
          )
          .toSorted((one, other) => one.sendAt - other.sendAt || (one.orderCode < other.orderCode ? -1 : 1))
        return [...new Set(due.map(({ orderCode }) => orderCode))].slice(0, limit)
      }),
    markSent: (id, { at, expiresAt }) =>
      change(id, ({ sentAt, withdrawnAt }) => sentAt === undefined && withdrawnAt === undefined, {
        sentAt: at,
        expiresAt
      }),
    markOpened: (id, at) =>
      change(
        id,
        ({ openedAt, withdrawnAt, expiresAt = instant(0) }) =>
          openedAt === undefined && withdrawnAt === undefined && expiresAt > at,
        { openedAt: at }
      ),
    markSaved: (id, saved) =>
      change(
        id,
        ({ saved: held, openedAt, expiresAt = instant(0) }) =>
          held === undefined && openedAt !== undefined && expiresAt > saved.at,
        { saved }
      ),
    withdraw: (order, at) =>
      now(() => {
        const own = all().filter((egift) => egift.order === order)
        const opened = own.some(({ openedAt }) => openedAt !== undefined)
        if (!opened)
          cell.write({
            egifts: new Map([
              ...cell.state().egifts,
              ...own.map((egift) => [egift.id, { ...egift, withdrawnAt: egift.withdrawnAt ?? at }] as const)
            ])
          })
        return { opened }
      }),
    makeVoucher
  }
}
