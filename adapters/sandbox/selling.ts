import { Effect } from "effect"
import { memorySelling } from "#adapters/memory/selling.memory.ts"
import { memoryWishlist } from "#adapters/memory/wishlist.memory.ts"
import type { MemberId } from "#core/account/member.ts"
import { membersOnly } from "#core/account/session/members-only.ts"
import { bagsOver } from "#core/cart/cart.usecases.ts"
import { memberBagOver } from "#core/cart/member-bag.usecases.ts"
import type { CataloguePort, Reader } from "#core/catalogue/catalogue.port.ts"
import { notifyOver } from "#core/catalogue/notify/notify-me.usecases.ts"
import type { ProductId } from "#core/catalogue/product.ts"
import { ownerOf } from "#core/checkout/assess.rule.ts"
import type { Buyer } from "#core/checkout/checkout.port.ts"
import { checkoutOver } from "#core/checkout/checkout.usecases.ts"
import type { Instant } from "#core/kernel/moment.ts"
import { callOf, portOver } from "#core/kernel/named-calls.ts"
import type { RandomSource } from "#core/kernel/random.ts"
import type { Language } from "#core/kernel/text.ts"
import { egiftsOver } from "#core/orders/egift/egift.usecases.ts"
import { openedOver, ordersOver } from "#core/orders/orders.usecases.ts"
import { returnsOver } from "#core/orders/returns/returns.usecases.ts"
import { pickupOver } from "#core/pickup/pickup.usecases.ts"
import type { GoodsId } from "#core/pricing/goods.ts"
import { goodsOnPage } from "#core/pricing/goods-on-page.rule.ts"
import { CityId, type DistrictId, ProvinceId } from "#core/regions/region.ts"
import type { RegionsPort, RegionsStore } from "#core/regions/regions.port.ts"
import type { Origin } from "#core/shipping/shipping.ts"
import type { ShopPorts } from "#core/shop/ports.ts"
import { wishlistOver } from "#core/wishlist/wishlist.usecases.ts"

/** The house in Menteng that parcels leave from. */
const origins: ReadonlyArray<Origin> = [
  {
    store: 5,
    city: CityId("31.71"),
    province: ProvinceId("31"),
    location: { latitude: -6.1952, longitude: 106.8301 },
    isDefault: true
  }
]

type Selling = Pick<
  ShopPorts,
  "bags" | "memberBag" | "pickup" | "checkout" | "orders" | "returns" | "egifts" | "notify" | "wishlist"
>

/**
 * Selling in the sandbox: the goods are those of the shop's pages, as they were at the first request here; what
 * is taken, stored and ordered of them stays in this page. Machines 15.
 */
export const stagedSelling = (
  { catalogue, regions }: Pick<ShopPorts, "catalogue" | "regions">,
  member: Effect.Effect<MemberId | undefined>,
  random: RandomSource,
  reader: () => { readonly language: Language; readonly now: Instant }
): Selling => {
  const shop = memorySelling([], origins, regionsFrom(regions))
  const seen = new Set<ProductId>()
  const stock = (wanted: ReadonlyArray<GoodsId>) =>
    Effect.forEach([...new Set(wanted.map(({ product }) => product))], (product) =>
      seen.has(product)
        ? Effect.void
        : Effect.map(goodsOf(catalogue, product), (goods) => {
            seen.add(product)
            shop.put(...goods)
          })
    )
  const stores = {
    ...shop.stores,
    goods: (wanted: ReadonlyArray<GoodsId>, asking: Reader) =>
      Effect.andThen(stock(wanted), shop.stores.goods(wanted, asking))
  }
  const notify = {
    ...shop.notify,
    wishes: {
      ...shop.notify.wishes,
      stockOf: (product: ProductId, combination: GoodsId["combination"]) =>
        Effect.andThen(stock([{ product, combination }]), shop.notify.wishes.stockOf(product, combination))
    }
  }
  const entries = memoryWishlist()
  /** Each call by itself, at its own moment, by the member who is logged in then. */
  const each = <P extends object>(port: (buyer: Buyer) => P): P =>
    portOver((name, input) =>
      Effect.flatMap(member, (who) => shop.inTransaction(callOf(port({ ...reader(), member: who }), name)(input)))
    )
  return {
    bags: each((buyer) => bagsOver(stores, buyer, ownerOf(buyer))),
    memberBag: each((buyer) => membersOnly(buyer.member, (id) => memberBagOver(stores, id, buyer))),
    pickup: each((buyer) => pickupOver(stores, buyer)),
    checkout: each((buyer) => checkoutOver(stores, random, buyer)),
    orders: each((buyer) => ordersOver(stores, shop.receipts, buyer)),
    egifts: each((buyer) => egiftsOver(stores, openedOver(stores, buyer.member), buyer)),
    returns: each((buyer) => returnsOver(stores, shop.receipts, buyer)),
    notify: each((buyer) => notifyOver(notify, buyer)),
    wishlist: each((buyer) =>
      membersOnly(buyer.member, (id) => wishlistOver({ ...entries, goods: stores.goods }, catalogue, id, buyer))
    )
  }
}

/** Everything of a product that can be bought; nothing if there is no such product. */
const goodsOf = (catalogue: CataloguePort, id: ProductId) =>
  Effect.match(catalogue.product({ id }), {
    onSuccess: (product) => product.combinations.map((combination) => goodsOnPage(product, combination)),
    onFailure: () => []
  })

/** The map as the shop returns it: a kecamatan is looked up among those of its city. */
const regionsFrom = (port: RegionsPort): RegionsStore => ({
  provinces: port.provinces({}),
  cities: (province) => Effect.catchTag(port.cities({ province }), "RegionUnknown", () => Effect.succeed([])),
  districts: (city) => Effect.catchTag(port.districts({ city }), "RegionUnknown", () => Effect.succeed([])),
  search: (q) => Effect.catchTag(port.search({ q }), "RegionTooShort", () => Effect.succeed([])),
  district: (id) =>
    port.districts({ city: cityOf(id) }).pipe(
      Effect.map((all) => all.find((district) => district.id === id)),
      Effect.catchTag("RegionUnknown", () => Effect.succeed(undefined))
    ),
  villages: (district) =>
    Effect.catchTag(port.villages({ district }), "DistrictUnknown", () => Effect.succeed(undefined))
})

const cityOf = (district: DistrictId): CityId => CityId(district.split(".").slice(0, 2).join("."))
