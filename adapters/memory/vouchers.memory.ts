import { dayMs } from "#core/kernel/moment.ts"
import { isUndone } from "#core/orders/ended.rule.ts"
import type { VoucherUses } from "#core/orders/order-store.port.ts"
import { isForMember } from "#core/vouchers/judge.rule.ts"
import { pastDays } from "#core/vouchers/own-vouchers.rule.ts"
import { isAutomatic, isOffered, type Voucher, type VoucherId, welcomeHeader } from "#core/vouchers/voucher.ts"
import { listedMost, type VoucherStore } from "#core/vouchers/voucher-store.port.ts"
import { type Cell, now, withEntry } from "./selling-state.ts"

/** Rupiah that a voucher takes off a fee at most; one without a limit frees all of it. */
const mostFreed = ({ shippingFeeDiscount }: Voucher): number => shippingFeeDiscount ?? Number.MAX_SAFE_INTEGER

/** Vouchers in memory, in one language. */
export const memoryVouchers = (cell: Cell): VoucherStore & VoucherUses => {
  const { write } = cell
  const usesOf = (member: string, voucher: VoucherId): number =>
    cell.state().voucherUses.filter((use) => use.member === member && use.voucher === voucher && !use.isGivenBack)
      .length
  const isNew = (member: string, besides: string | undefined): boolean =>
    [...cell.state().orders.values()].every(
      (order) => order.member !== member || order.id === besides || isUndone(order.status)
    )
  const change = (id: VoucherId, by: number): void => {
    const held = cell.state().vouchers.get(id)
    if (held)
      write({ vouchers: withEntry(cell.state().vouchers, id, { ...held, availableQuota: held.availableQuota + by }) })
  }
  /** Changes the value of a voucher that runs down. */
  const changeValue = (id: VoucherId, by: number): void => {
    const held = cell.state().vouchers.get(id)
    if (held) write({ vouchers: withEntry(cell.state().vouchers, id, { ...held, value: held.value + by }) })
  }
  const all = (): ReadonlyArray<Voucher> =>
    [...cell.state().vouchers.values()].filter(({ discount }) => isOffered(discount, cell.state().off))
  return {
    byCode: (code) => now(() => all().find((voucher) => voucher.code === code)),
    byIds: (ids) => now(() => ids.flatMap((id) => all().find((voucher) => voucher.id === id) ?? [])),
    listed: (member, reader) =>
      now(() =>
        all()
          .filter((voucher) => {
            const isForAll = voucher.rules.users.length === 0
            if (voucher.runsDown && voucher.value === 0) return false
            return voucher.endsAt > reader.now && (member === undefined ? isForAll : isForMember(voucher, member))
          })
          .toSorted((one, other) => one.endsAt - other.endsAt || (one.code < other.code ? -1 : 1))
          .slice(0, listedMost)
      ),
    past: (member, reader) =>
      now(() =>
        all()
          .filter((voucher) => {
            const { id, endsAt } = voucher
            const hasEnded = endsAt <= reader.now && endsAt > reader.now - pastDays * dayMs
            return (hasEnded && isForMember(voucher, member)) || usesOf(member, id) > 0
          })
          .toSorted((one, other) => other.endsAt - one.endsAt || (one.code < other.code ? -1 : 1))
          .slice(0, listedMost)
      ),
    automatic: (member, reader) =>
      now(() =>
        all()
          .filter((voucher) => {
            const { startsAt, endsAt, availableQuota, forGuests } = voucher
            const runs = isAutomatic(voucher) && startsAt <= reader.now && reader.now < endsAt && availableQuota > 0
            return runs && (member === undefined ? forGuests : isForMember(voucher, member))
          })
          .toSorted(
            (one, other) =>
              mostFreed(other) - mostFreed(one) || one.endsAt - other.endsAt || (one.code < other.code ? -1 : 1)
          )
          .slice(0, listedMost)
      ),
    member: (member, vouchers, besides) =>
      now(() => ({
        id: member,
        isNew: isNew(member, besides),
        used: new Map(vouchers.map((id) => [id, usesOf(member, id)]))
      })),
    // Nothing comes in between here, and numbers are not known.
    claim: () => now(() => undefined),
    take: ({ voucher, order, member, amount }) =>
      now(() => {
        const held = cell.state().vouchers.get(voucher)
        if (held === undefined || held.availableQuota <= 0) return false
        if (held.runsDown) {
          if (member === undefined || !isForMember(held, member) || amount <= 0 || held.value < amount) return false
          changeValue(voucher, -amount)
          write({ voucherUses: [...cell.state().voucherUses, { order, voucher, member, isGivenBack: false, amount }] })
          return true
        }
        if (member === undefined ? !held.forGuests : usesOf(member, voucher) >= held.perUserLimit) return false
        if (member !== undefined && held.info.header === welcomeHeader && !isNew(member, order)) return false
        change(voucher, -1)
        const use = { order, voucher, ...(member !== undefined && { member }), isGivenBack: false }
        write({ voucherUses: [...cell.state().voucherUses, use] })
        return true
      }),
    giveBack: (order) =>
      now(() => {
        const back = cell.state().voucherUses.filter((use) => use.order === order && !use.isGivenBack)
        for (const { voucher, amount } of back)
          if (amount === undefined) change(voucher, 1)
          else changeValue(voucher, amount)
        write({
          voucherUses: cell.state().voucherUses.map((use) => (back.includes(use) ? { ...use, isGivenBack: true } : use))
        })
      })
  }
}
