import { Effect } from "effect"
import { sqlMemberBags } from "#adapters/postgres/selling/member-bags.sql.ts"
import { sqlStoreStock } from "#adapters/postgres/stores/store-stock.sql.ts"
import type { Buyer } from "#core/checkout/checkout.port.ts"
import type { PickupPort } from "#core/pickup/pickup.port.ts"
import { pickupOver } from "#core/pickup/pickup.usecases.ts"
import { goodsIn } from "./selling-stores.ts"
import type { transactionsOver } from "./transactions.ts"

/** Which store has what: single questions. */
export const pickupOf = (transactions: ReturnType<typeof transactionsOver>, buyer: Buyer): PickupPort =>
  transactions<PickupPort>({ forBag: "autocommit", forLines: "autocommit", stockOf: "autocommit" }, (session, known) =>
    pickupOver(
      {
        ...goodsIn(session, known),
        memberBags: sqlMemberBags(session),
        storeStock: sqlStoreStock(session),
        stores: Effect.succeed(known.stores)
      },
      buyer
    )
  )
