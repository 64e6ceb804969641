import { Effect } from "effect"
import { readEgiftTemplates, sqlEgifts } from "#adapters/postgres/egift/egifts.sql.ts"
import type { Db, Session } from "#adapters/postgres/engine/db.ts"
import { merchantStaleMs, type Watch, watchOf } from "#adapters/postgres/engine/watched.ts"
import { sqlCodes } from "#adapters/postgres/members/codes.sql.ts"
import { sqlBuyers } from "#adapters/postgres/selling/buyers.sql.ts"
import { sqlCheckouts } from "#adapters/postgres/selling/checkouts.sql.ts"
import { readGifts, shownGifts } from "#adapters/postgres/selling/gifts.sql.ts"
import {
  type GoodsMemory,
  type Names,
  type Prefetch,
  sqlGoods,
  sqlNames
} from "#adapters/postgres/selling/goods.sql.ts"
import { sqlHolds } from "#adapters/postgres/selling/holds.sql.ts"
import { sqlIdempotency } from "#adapters/postgres/selling/idempotency.sql.ts"
import { sqlMemberBags } from "#adapters/postgres/selling/member-bags.sql.ts"
import { readBanks, readCouriers, readOrigins } from "#adapters/postgres/selling/merchant.sql.ts"
import { sqlOrders } from "#adapters/postgres/selling/orders.sql.ts"
import { sqlPoints } from "#adapters/postgres/selling/points.sql.ts"
import { sqlReturns } from "#adapters/postgres/selling/returns.sql.ts"
import { sqlStock } from "#adapters/postgres/selling/stock.sql.ts"
import { readStores } from "#adapters/postgres/selling/stores.sql.ts"
import { sqlTransfers } from "#adapters/postgres/selling/transfers.sql.ts"
import { sqlVouchers } from "#adapters/postgres/selling/vouchers.sql.ts"
import { sqlStoreStock } from "#adapters/postgres/stores/store-stock.sql.ts"
import { sqlSpecialUses } from "#adapters/postgres/window/quotas.sql.ts"
import type { CheckoutStores } from "#core/checkout/checkout.port.ts"
import type { Unavailable } from "#core/kernel/failure.ts"
import type { GoodsStore } from "#core/pricing/goods.port.ts"
import { switchedGoods } from "#core/pricing/switched-goods.usecases.ts"
import type { PartName } from "#core/toggles/features.ts"
import type { OffNow } from "#core/toggles/toggles.port.ts"

/** What is known before a transaction begins, since nothing may be asked beside it. */
export interface SellingContext {
  readonly names: Names
  readonly origins: Effect.Success<CheckoutStores["origins"]>
  readonly couriers: Effect.Success<CheckoutStores["couriers"]>
  readonly banks: Effect.Success<CheckoutStores["banks"]>
  readonly gifts: Effect.Success<CheckoutStores["gifts"]>
  readonly stores: Effect.Success<CheckoutStores["stores"]>
  readonly egiftTemplates: Effect.Success<CheckoutStores["egiftTemplates"]>
  readonly memory: GoodsMemory
  /** What operations have switched off. Decision 0146. */
  readonly off: ReadonlyArray<PartName>
}

/** Held in memory; read again in the background after the merchant changed something. */
export const sellingContext = (
  db: Db,
  off: OffNow,
  watch: Watch = watchOf(db, ["content"], { staleMs: merchantStaleMs })
): Effect.Effect<SellingContext, Unavailable> => {
  const memory: GoodsMemory = new Map()
  return Effect.map(
    Effect.all({
      names: sqlNames(db),
      origins: watch.keep("origins", readOrigins(db.replica)),
      couriers: watch.keep("couriers", readCouriers(db.replica)),
      banks: watch.keep("banks", readBanks(db.replica)),
      gifts: watch.keep("gifts", Effect.map(readGifts(db.replica), shownGifts)),
      stores: watch.keep("stores", readStores(db.replica)),
      egiftTemplates: watch.keep("egift templates", readEgiftTemplates(db.replica)),
      off
    }),
    (read) => ({ ...read, memory })
  )
}

/** Everything that ordering needs, within one session. */
export const checkoutStores = (
  session: Session,
  { names, origins, couriers, banks, gifts, stores, egiftTemplates, memory, off }: SellingContext,
  others: Pick<CheckoutStores, "post" | "signer" | "regions">
): CheckoutStores => {
  const prefetched: Prefetch = { stock: [] }
  return {
    orders: sqlOrders(session),
    transfers: sqlTransfers(session),
    codes: sqlCodes(session),
    stock: sqlStock(session),
    storeStock: sqlStoreStock(session),
    idempotency: sqlIdempotency(session),
    checkouts: sqlCheckouts(
      session,
      prefetched,
      gifts.map(({ gift }) => gift.combination)
    ),
    memberBags: sqlMemberBags(session),
    holds: sqlHolds(session),
    vouchers: sqlVouchers(session),
    points: sqlPoints(session),
    specials: sqlSpecialUses(session),
    returns: sqlReturns(session),
    egifts: sqlEgifts(session),
    buyers: sqlBuyers(session),
    origins: Effect.succeed(origins),
    couriers: Effect.succeed(couriers),
    banks: Effect.succeed(banks),
    gifts: Effect.succeed(gifts),
    stores: Effect.succeed(stores),
    egiftTemplates: Effect.succeed(egiftTemplates),
    ...goodsIn(session, { names, memory, off }, prefetched),
    off: Effect.succeed(off),
    ...others
  }
}

/** Returns a reader of goods within one session, which sells nothing of what is switched off. */
export const goodsIn = (
  session: Session,
  { names, memory, off }: Pick<SellingContext, "names" | "memory" | "off">,
  prefetched?: Prefetch
): GoodsStore => {
  const { goods } = sqlGoods(session, names, memory, prefetched)
  return { goods: switchedGoods(goods, Effect.succeed(off)) }
}
