import { Effect } from "effect"
import { sqlBarcodes } from "#adapters/postgres/selling/kinds/barcodes.sql.ts"
import { sqlStoreStock } from "#adapters/postgres/stores/store-stock.sql.ts"
import type { Buyer } from "#core/checkout/checkout.port.ts"
import type { SelfCheckoutPort } from "#core/self-checkout/self-checkout.port.ts"
import { selfCheckoutOver } from "#core/self-checkout/self-checkout.usecases.ts"
import { goodsIn } from "./selling-stores.ts"
import type { transactionsOver } from "./transactions.ts"

/** Goods of a store by the number on them. */
export const selfCheckoutOf = (transactions: ReturnType<typeof transactionsOver>, buyer: Buyer): SelfCheckoutPort =>
  transactions<SelfCheckoutPort>({ scanned: "autocommit" }, (session, known) =>
    selfCheckoutOver(
      {
        ...goodsIn(session, known),
        ...sqlBarcodes(session),
        storeStock: sqlStoreStock(session),
        stores: Effect.succeed(known.stores)
      },
      buyer
    )
  )
