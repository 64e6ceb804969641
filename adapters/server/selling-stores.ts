import { Effect } from "effect"
import { isPendingMember } from "#adapters/postgres/account-members.sql.ts"
import { sqlCheckouts } from "#adapters/postgres/checkouts.sql.ts"
import { sqlCodes } from "#adapters/postgres/codes.sql.ts"
import type { Db, Session } from "#adapters/postgres/db.ts"
import { type Glance, type GoodsMemory, type Names, sqlGoods, sqlNames } from "#adapters/postgres/goods.sql.ts"
import { sqlHolds } from "#adapters/postgres/holds.sql.ts"
import { sqlIdempotency } from "#adapters/postgres/idempotency.sql.ts"
import { sqlMemberBags } from "#adapters/postgres/member-bags.sql.ts"
import { readBanks, readCouriers, readOrigins } from "#adapters/postgres/merchant.sql.ts"
import { sqlOrders } from "#adapters/postgres/orders.sql.ts"
import { sqlStock } from "#adapters/postgres/stock.sql.ts"
import { sqlTransfers } from "#adapters/postgres/transfers.sql.ts"
import { merchantStaleMs, type Watch, watchOf } from "#adapters/postgres/watched.ts"
import type { CheckoutStores } from "#core/checkout/checkout.port.ts"
import type { Unavailable } from "#core/kernel/failure.ts"

/** What is known before a transaction begins, since nothing may be asked beside it. */
export interface Around {
  readonly names: Names
  readonly origins: Effect.Success<CheckoutStores["origins"]>
  readonly couriers: Effect.Success<CheckoutStores["couriers"]>
  readonly banks: Effect.Success<CheckoutStores["banks"]>
  readonly memory: GoodsMemory
}

/** Kept in the process; read anew beside the calls where the merchant changed something. */
export const aroundSelling = (
  db: Db,
  watch: Watch = watchOf(db, ["content"], { staleMs: merchantStaleMs })
): Effect.Effect<Around, Unavailable> => {
  const memory: GoodsMemory = new Map()
  return Effect.map(
    Effect.all({
      names: sqlNames(db),
      origins: watch.keep("origins", readOrigins(db.replica)),
      couriers: watch.keep("couriers", readCouriers(db.replica)),
      banks: watch.keep("banks", readBanks(db.replica))
    }),
    (read) => ({ ...read, memory })
  )
}

/** Everything that ordering needs, within one session. */
export const checkoutStores = (
  session: Session,
  { names, origins, couriers, banks, memory }: Around,
  others: Pick<CheckoutStores, "post" | "seals" | "regions">
): CheckoutStores => {
  const glance: Glance = { stock: [] }
  return {
    orders: sqlOrders(session),
    transfers: sqlTransfers(session),
    codes: sqlCodes(session),
    stock: sqlStock(session),
    idempotency: sqlIdempotency(session),
    checkouts: sqlCheckouts(session, glance),
    memberBags: sqlMemberBags(session),
    holds: sqlHolds(session),
    buyers: { isHalf: (member) => isPendingMember(session, member) },
    origins: Effect.succeed(origins),
    couriers: Effect.succeed(couriers),
    banks: Effect.succeed(banks),
    ...sqlGoods(session, names, memory, glance),
    ...others
  }
}
