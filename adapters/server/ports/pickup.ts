import { Effect } from "effect"
import { sqlGoods } from "#adapters/postgres/selling/goods.sql.ts"
import { sqlMemberBags } from "#adapters/postgres/selling/member-bags.sql.ts"
import { sqlStoreStock } from "#adapters/postgres/stores/store-stock.sql.ts"
import type { Buyer } from "#core/checkout/checkout.port.ts"
import type { PickupPort } from "#core/pickup/pickup.port.ts"
import { pickupOver } from "#core/pickup/pickup.usecases.ts"
import type { transactionsOver } from "./transactions.ts"

/** Which store has what: single questions. */
export const pickupOf = (transactions: ReturnType<typeof transactionsOver>, buyer: Buyer): PickupPort =>
  transactions<PickupPort>(
    { forBag: "autocommit", forLines: "autocommit", stockOf: "autocommit" },
    (session, { names, memory, stores }) =>
      pickupOver(
        {
          ...sqlGoods(session, names, memory),
          memberBags: sqlMemberBags(session),
          storeStock: sqlStoreStock(session),
          stores: Effect.succeed(stores)
        },
        buyer
      )
  )
