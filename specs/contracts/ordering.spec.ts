import { Effect } from "effect"
import { seededRandom } from "#adapters/memory/seeded-random.ts"
import { memorySelling } from "#adapters/memory/selling.memory.ts"
import { regionsOfIndonesia } from "#adapters/regions/regions.ts"
import { bagsOver } from "#core/cart/cart.usecases.ts"
import { checkoutOver } from "#core/checkout/checkout.usecases.ts"
import { type Instant, instant } from "#core/kernel/moment.ts"
import { opsOver } from "#core/orders/ops.usecases.ts"
import { ordersOver } from "#core/orders/orders.usecases.ts"
import { preOrderOpsOver } from "#core/orders/preorder/preorder-ops.usecases.ts"
import { returnOpsOver, returnsOver } from "#core/orders/returns/returns.usecases.ts"
import { pickupOver } from "#core/pickup/pickup.usecases.ts"
import type { Goods, GoodsId } from "#core/pricing/goods.ts"
import { switchedPort } from "#core/shop/switched-port.usecases.ts"
import { someNow } from "../arbitraries.ts"
import { pickupFacts } from "../pickup/pickup-facts.ts"
import { preOrder, priceOf, someGoods } from "../pricing/some-goods.ts"
import { someOrigins } from "../shipping/some-origins.ts"
import { heldMoneyFacts } from "./held-money.ts"
import { partsOffFacts } from "./kinds/parts-off.ts"
import { preOrderFacts } from "./kinds/preorders.ts"
import { quotaFacts } from "./kinds/quotas.ts"
import { selfCheckoutFacts } from "./kinds/self-checkouts.ts"
import { moneyFacts } from "./money.ts"
import { orderLifeFacts } from "./order-life.ts"
import type { OrderingShop } from "./ordering-shop.ts"
import { paperBagFacts } from "./paper-bags.ts"
import { placingFacts } from "./placing.ts"
import { returnedMoneyFacts } from "./returned-money.ts"
import { returnFacts } from "./returns.ts"

const goods = {
  red: someGoods("1", { stock: 60 }),
  plum: someGoods("2", { stock: 60 }),
  soon: preOrder("3", 30),
  members: someGoods("4", { availableForGuest: false }),
  perfume: someGoods("5", { dangerous: true })
}
const idOf = ({ product, combination }: Goods): GoodsId => ({ product, combination })
const regions = regionsOfIndonesia()

const open = async (): Promise<OrderingShop> => {
  const shop = memorySelling(Object.values(goods), someOrigins, regions)
  const random = seededRandom(1)
  let now: Instant = someNow
  const reader = () => ({ language: "id", now }) as const
  const held = (one: { readonly combination: Goods["combination"] }) => shop.state().goods.get(one.combination)
  const soldOf = ({ combination }: GoodsId): number =>
    shop
      .state()
      .specialUses.filter((use) => use.combination === combination && !use.isGivenBack)
      .reduce((sum, use) => sum + use.quantity, 0)
  /** Each call by itself, at its own moment. */
  const each = <P extends object>(port: () => P): P =>
    new Proxy({} as P, {
      get: (_, name) => (input: never) =>
        shop.inTransaction(
          (port() as Record<PropertyKey, (input: never) => Effect.Effect<unknown>>)[name]?.(input) ?? Effect.void
        )
    })
  return {
    bags: each(() => bagsOver(shop.stores, reader())),
    checkout: each(() => switchedPort("checkout", checkoutOver(shop.stores, random, reader()), shop.stores.off)),
    orders: each(() => ordersOver(shop.stores, shop.receipts, reader())),
    returns: each(() => returnsOver(shop.stores, shop.receipts, reader())),
    pickup: each(() => switchedPort("pickup", pickupOver(shop.stores, reader()), shop.stores.off)),
    ops: each(() => ({
      ...opsOver(shop.stores, now),
      ...returnOpsOver(shop.stores, now),
      ...preOrderOpsOver(shop.stores, now)
    })),
    goods: {
      red: idOf(goods.red),
      plum: idOf(goods.plum),
      soon: idOf(goods.soon),
      members: idOf(goods.members),
      perfume: idOf(goods.perfume)
    },
    stockOf: async (one) => held(one)?.stock ?? 0,
    setStock: async (one, stock) => {
      const known = held(one)
      if (known) shop.put({ ...known, stock })
    },
    storeStockOf: async (store, { combination }) => shop.state().storeStock.get(`${store} ${combination}`) ?? 0,
    setStoreStock: async (store, { combination }, stock) => shop.putStoreStock(store, combination, stock),
    setPrice: async (one, price) => {
      const known = held(one)
      if (known) shop.put({ ...known, price: priceOf(price) })
    },
    setSpecial: async (one, price, quota) => {
      const known = held(one)
      if (known === undefined) return
      const normal = known.limited?.beyond ?? known.price
      const special = priceOf(normal.price, price)
      const sold = known.limited === undefined ? 0 : soldOf(one)
      const limited = { startsAt: someNow, left: quota - sold, price: special, beyond: normal }
      shop.put({ ...known, price: special, limited })
    },
    soldOf: async (one) => soldOf(one),
    messages: async (to) =>
      shop
        .state()
        .messages.filter((message) => message.to === to)
        .map(({ kind }) => kind),
    switchOff: async (...parts) => shop.switchOff(...parts),
    now: () => now,
    pass: (ms) => {
      now = instant(now + ms)
    },
    close: async () => {}
  }
}

placingFacts("over stores in memory", open)
selfCheckoutFacts("over stores in memory", open)
quotaFacts("over stores in memory", open)
preOrderFacts("over stores in memory", open)
paperBagFacts("over stores in memory", open)
orderLifeFacts("over stores in memory", open)
moneyFacts("over stores in memory", open)
heldMoneyFacts("over stores in memory", open)
returnedMoneyFacts("over stores in memory", open)
returnFacts("over stores in memory", open)
pickupFacts("over stores in memory", open)
partsOffFacts("over stores in memory", open)
