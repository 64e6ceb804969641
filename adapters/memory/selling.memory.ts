import { Effect } from "effect"
import type { MemberId } from "#core/account/member.ts"
import type { CombinationId } from "#core/catalogue/combination.ts"
import type { NotifyStores } from "#core/catalogue/notify/notify-me.port.ts"
import { combinationAt } from "#core/catalogue/release.rule.ts"
import type { CheckoutStores } from "#core/checkout/checkout.port.ts"
import type { StoredEgiftTemplate } from "#core/egift/egift-info.ts"
import type { GiftRule } from "#core/gifts/gift.ts"
import { digestOf } from "#core/kernel/digest.rule.ts"
import type { Message } from "#core/kernel/message.ts"
import type { Instant } from "#core/kernel/moment.ts"
import type { Signer } from "#core/kernel/signer.ts"
import type { ReceiptStore } from "#core/orders/order-store.port.ts"
import { ReceiptLimit } from "#core/orders/orders.errors.ts"
import { ReceiptId } from "#core/orders/transfer/payment.ts"
import type { Goods } from "#core/pricing/goods.ts"
import { switchedGoods } from "#core/pricing/switched-goods.usecases.ts"
import type { RegionsStore } from "#core/regions/regions.port.ts"
import type { Origin } from "#core/shipping/shipping.ts"
import type { StockListStore } from "#core/stores/store-stock.port.ts"
import type { PartName } from "#core/toggles/features.ts"
import type { Voucher } from "#core/vouchers/voucher.ts"
import { memoryHolds } from "./holds.memory.ts"
import { memoryEgifts } from "./kinds/egifts.memory.ts"
import { memoryMemberBags } from "./member-bags.memory.ts"
import { demoMerchant, type MemoryMerchant } from "./merchant.memory.ts"
import { memoryOrders } from "./orders.memory.ts"
import { memoryPoints } from "./points.memory.ts"
import { memoryReturns } from "./returns.memory.ts"
import { cellOf, now, type SellingState, withEntry } from "./selling-state.ts"
import { memoryStoreStock, stockKey } from "./store-stock.memory.ts"
import { memoryVouchers } from "./vouchers.memory.ts"
import { limitedNow, memorySpecialUses } from "./window/specials.memory.ts"
import { memoryWishes } from "./wishes.memory.ts"

/** The stores of selling in memory: for specs and simulations. */
export interface MemorySelling {
  readonly stores: CheckoutStores & { readonly storeStock: StockListStore }
  readonly receipts: ReceiptStore
  readonly notify: NotifyStores
  /** What refuses changes nothing, as a database's transaction. */
  readonly inTransaction: <A, E>(use: Effect.Effect<A, E>) => Effect.Effect<A, E>
  readonly state: () => SellingState
  /** Stores vouchers as operations do. */
  readonly putVouchers: (...vouchers: ReadonlyArray<Voucher>) => void
  /** Stores rules of gifts as operations do, in place of those before. */
  readonly putGifts: (...gifts: ReadonlyArray<GiftRule>) => void
  /** Stores designs of e-gifts as the merchant does. */
  readonly putEgiftTemplates: (...templates: ReadonlyArray<StoredEgiftTemplate>) => void
  /** Gives a member points as operations do. */
  readonly putPoints: (member: MemberId, points: number, at: Instant) => void
  /** Sets the units of a store as operations do. */
  readonly putStoreStock: (store: number, combination: CombinationId, units: number) => void
  /** Switches parts off as operations do; all others are on. */
  readonly switchOff: (...parts: ReadonlyArray<PartName>) => void
  /** Stores goods as operations do. */
  readonly put: (...goods: ReadonlyArray<Goods>) => void
}

/** Proofs that can be forged: nothing in memory is a secret. */
const openSigner: Signer = {
  sign: (subject) => digestOf(subject),
  fits: (subject, sign) => sign === digestOf(subject)
}

/** Returns bags, checkouts and orders stored in memory. */
export const memorySelling = (
  goods: ReadonlyArray<Goods>,
  origins: ReadonlyArray<Origin>,
  regions: RegionsStore,
  { banks, couriers, stores: places }: MemoryMerchant = demoMerchant
): MemorySelling => {
  const cell = cellOf(goods)
  const { write } = cell
  const addStock = (combination: CombinationId, units: number): void => {
    const held = cell.state().goods.get(combination)
    if (held) write({ goods: withEntry(cell.state().goods, combination, { ...held, stock: held.stock + units }) })
  }
  const post = { put: (message: Message) => now(() => write({ messages: [...cell.state().messages, message] })) }

  const [memberBags, points, returns] = [memoryMemberBags(cell), memoryPoints(cell), memoryReturns(cell)]
  const off = now(() => cell.state().off)
  const stores: MemorySelling["stores"] = {
    goods: switchedGoods(
      (wanted, { now: at }) =>
        now(() =>
          wanted.flatMap(({ combination }) => {
            const held = cell.state().goods.get(combination)
            return held ? [combinationAt(limitedNow(held), at)] : []
          })
        ),
      off
    ),
    off,
    origins: Effect.succeed(origins),
    couriers: Effect.succeed(couriers),
    banks: Effect.succeed(banks),
    gifts: now(() => cell.state().gifts),
    stores: Effect.succeed(places),
    storeStock: memoryStoreStock(cell),
    egiftTemplates: now(() => cell.state().egiftTemplates),
    regions,
    stock: {
      take: (units) =>
        now(() =>
          units.flatMap((unit) => {
            const left = cell.state().goods.get(unit.combination)?.stock ?? 0
            if (left < unit.quantity) return [{ ...unit, left }]
            addStock(unit.combination, -unit.quantity)
            return []
          })
        ),
      giveBack: (units) =>
        now(() => {
          for (const unit of units) addStock(unit.combination, unit.quantity)
        })
    },
    checkouts: {
      insert: (checkout) => now(() => write({ checkouts: withEntry(cell.state().checkouts, checkout.id, checkout) })),
      byId: (id) =>
        now(() => {
          const stored = cell.state().checkouts.get(id)
          const placed = [...cell.state().orders.values()].find((order) => order.checkout === id)?.code
          if (stored === undefined) return undefined
          const { code, ...choices } = stored
          const taken = cell.state().codes.get(id)
          const hasCode = taken !== undefined && taken.bank === code?.bank && taken.code === code.code
          return {
            ...choices,
            ...(code && (hasCode || placed !== undefined) && { code }),
            ...(placed !== undefined && { placed })
          }
        }),
      save: (checkout, expected) =>
        now(() => {
          if (cell.state().checkouts.get(checkout.id)?.version !== expected) return false
          write({ checkouts: withEntry(cell.state().checkouts, checkout.id, checkout) })
          return true
        }),
      claim: (id, expected) =>
        now(() => {
          const stored = cell.state().checkouts.get(id)
          if (stored?.version !== expected) return false
          write({ checkouts: withEntry(cell.state().checkouts, id, { ...stored, version: expected + 1 }) })
          return true
        })
    },
    ...memoryOrders(cell),
    memberBags,
    vouchers: memoryVouchers(cell),
    specials: memorySpecialUses(cell),
    points,
    returns,
    egifts: memoryEgifts(cell, returns.makeVoucher),
    holds: memoryHolds(cell),
    buyers: {
      of: (member) =>
        Effect.all({
          isHalf: Effect.succeed(false),
          balance: points.balance(member),
          bag: memberBags.load(member),
          codRecord: now(() => ({
            isVerified: true,
            refusedParcels: [...cell.state().orders.values()].filter(
              (order) => order.member === member && order.events.some(({ type }) => type === "parcel.refused")
            ).length
          }))
        })
    },
    post,
    signer: openSigner
  }

  return {
    stores,
    receipts: {
      keep: (order, picture, most) =>
        Effect.suspend(() => {
          const { receipts } = cell.state()
          if ([...receipts.values()].filter((one) => one === order).length >= most)
            return Effect.fail(new ReceiptLimit())
          const receipt = ReceiptId(`receipt-${receipts.size}-${picture.length}`)
          write({ receipts: withEntry(receipts, receipt, order) })
          return Effect.succeed(receipt)
        })
    },
    notify: { post, signer: openSigner, wishes: memoryWishes(cell) },
    inTransaction: (use) =>
      Effect.suspend(() => {
        const before = cell.state()
        return Effect.onError(use, () => now(() => write(before)))
      }),
    state: cell.state,
    putVouchers: (...vouchers) =>
      write({ vouchers: new Map([...cell.state().vouchers, ...vouchers.map((one) => [one.id, one] as const)]) }),
    putGifts: (...gifts) => write({ gifts }),
    putEgiftTemplates: (...egiftTemplates) => write({ egiftTemplates }),
    putPoints: (member, points, at) =>
      write({
        points: [...cell.state().points, { id: cell.state().points.length + 1, member, kind: "adjust", points, at }]
      }),
    putStoreStock: (store, combination, units) =>
      write({ storeStock: withEntry(cell.state().storeStock, stockKey(store, combination), units) }),
    switchOff: (...parts) => write({ off: parts }),
    put: (...changed) =>
      write({ goods: new Map([...cell.state().goods, ...changed.map((one) => [one.combination, one] as const)]) })
  }
}
