import { Effect } from "effect"
import { sqlGoods } from "#adapters/postgres/selling/goods.sql.ts"
import { sqlBarcodes } from "#adapters/postgres/selling/kinds/barcodes.sql.ts"
import { sqlStoreStock } from "#adapters/postgres/stores/store-stock.sql.ts"
import type { Buyer } from "#core/checkout/checkout.port.ts"
import type { SelfCheckoutPort } from "#core/self-checkout/self-checkout.port.ts"
import { selfCheckoutOver } from "#core/self-checkout/self-checkout.usecases.ts"
import type { transactionsOver } from "./transactions.ts"

/** Goods of a store by the number on them. */
export const selfCheckoutOf = (transactions: ReturnType<typeof transactionsOver>, buyer: Buyer): SelfCheckoutPort =>
  transactions<SelfCheckoutPort>({ scanned: "autocommit" }, (session, { names, memory, stores }) =>
    selfCheckoutOver(
      {
        ...sqlGoods(session, names, memory),
        ...sqlBarcodes(session),
        storeStock: sqlStoreStock(session),
        stores: Effect.succeed(stores)
      },
      buyer
    )
  )
