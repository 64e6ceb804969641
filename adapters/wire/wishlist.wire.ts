import { Schema } from "effect"
import { CombinationId } from "#core/catalogue/combination.ts"
import { ProductId } from "#core/catalogue/product.ts"
import { rupiah } from "#core/kernel/money.ts"
import { NotForWishlist, WishlistFull } from "#core/wishlist/wishlist.errors.ts"
import type { WishlistPort } from "#core/wishlist/wishlist.port.ts"
import {
  EntryId,
  entriesPerPage,
  type Heart,
  type WishlistAsked,
  type WishlistFilter,
  type WishlistItem,
  type WishlistPage,
  type WishlistSort,
  wishlistFilters,
  wishlistSorts
} from "#core/wishlist/wishlist.ts"
import { unauthenticated } from "./account/unauthenticated.ts"
import { card } from "./card.wire.ts"
import { productUnknown } from "./catalogue.wire.ts"
import type { Mapping, Refusal, Wire } from "./endpoint.ts"
import { wishlistOff } from "./part-refusals.ts"
import {
  brandCodec,
  Counts,
  filter,
  instantFromWire,
  instantOnWire,
  instantToWire,
  limitTo,
  many,
  nothing,
  one,
  rupiahOnWire,
  same,
  skip,
  wordCodec
} from "./parts.ts"
import { goods, goodsIdFields } from "./selling/goods-forms.wire.ts"

const combination = Schema.optionalKey(goodsIdFields.combination)
const added = same(
  Schema.Struct({ product: goodsIdFields.product, combination }).pipe(
    Schema.encodeKeys({ product: "product_id", combination: "product_combination_id" })
  )
)
/** `my_sociolla_sql_id` is the same number once more, as the specification sends it. D-1. */
const SoldOnWire = Schema.Struct({
  id_product: goodsIdFields.product,
  id_product_attribute: combination,
  my_sociolla_sql_id: Schema.optionalKey(goodsIdFields.product)
})
const addedSold: Mapping<{ readonly soldAs: number; readonly combination?: CombinationId }, typeof SoldOnWire.Type> = {
  schema: SoldOnWire,
  to: ({ soldAs, combination: of }) => ({
    id_product: ProductId(soldAs),
    ...(of !== undefined && { id_product_attribute: of })
  }),
  from: ({ id_product, id_product_attribute }) => ({
    soldAs: id_product,
    ...(id_product_attribute !== undefined && { combination: id_product_attribute })
  })
}

const HeartOnWire = Schema.Struct({
  id_wishlist_product: brandCodec(EntryId, Schema.String),
  product_id: brandCodec(ProductId, Schema.Int),
  product_combination_id: brandCodec(CombinationId, Schema.String),
  is_wishlist: Schema.Literal(true)
})
const heart: Mapping<Heart, typeof HeartOnWire.Type> = {
  schema: HeartOnWire,
  to: ({ id, product, combination: of }) => ({
    id_wishlist_product: id,
    product_id: product,
    product_combination_id: of,
    is_wishlist: true
  }),
  from: ({ id_wishlist_product: id, product_id: product, product_combination_id: of }) => ({
    id,
    product,
    combination: of
  })
}
const AddedOnWire = Schema.Struct({ is_wishlisted: Schema.Literal(true), wishlist: HeartOnWire })
const entry: Mapping<Heart, typeof AddedOnWire.Type> = {
  schema: AddedOnWire,
  to: (saved) => ({ is_wishlisted: true, wishlist: heart.to(saved) }),
  from: ({ wishlist }) => heart.from(wishlist)
}

const filterNames = {
  all: "all",
  dropped: "price_dropped",
  available: "in_stock",
  soldOut: "out_of_stock"
} as const satisfies Readonly<Record<WishlistFilter, string>>
const sortNames = {
  drop: "-price_drop",
  newest: "-saved_at",
  cheapest: "price_after_discount"
} as const satisfies Readonly<Record<WishlistSort, string>>
const PageAsked = Schema.Struct({
  filter: filter(Schema.Struct({ show: wordCodec(filterNames) })),
  sort: Schema.optionalKey(wordCodec(sortNames)),
  skip,
  limit: limitTo(100)
})
const asked: Mapping<WishlistAsked, typeof PageAsked.Type> = {
  schema: PageAsked,
  to: ({ filter: show, ...rest }) => ({ filter: { show }, ...rest }),
  from: ({ filter: chosen, sort, skip: from, limit }) => ({
    filter: chosen?.show ?? wishlistFilters[0],
    sort: sort ?? wishlistSorts[0],
    skip: from ?? 0,
    limit: limit ?? entriesPerPage
  })
}

const ItemOnWire = Schema.Struct({
  ...HeartOnWire.fields,
  saved_at: instantOnWire,
  saved_price: rupiahOnWire,
  product: card.schema,
  detail: goods.schema
})
const item: Mapping<WishlistItem, typeof ItemOnWire.Type> = {
  schema: ItemOnWire,
  to: ({ at, price, goods: detail, card: product, ...saved }) => ({
    ...heart.to(saved),
    saved_at: instantToWire(at),
    saved_price: price,
    product: { ...card.to(product), wishlist_product: true, id_wishlist_product: saved.id },
    detail: goods.to(detail)
  }),
  from: ({ saved_at: at, saved_price: price, product, detail, ...saved }) => ({
    ...heart.from(saved),
    at: instantFromWire(at),
    price: rupiah(price),
    card: card.from(product),
    goods: goods.from(detail)
  })
}
const PageOnWire = Schema.Struct({
  data: Schema.Array(ItemOnWire),
  meta: Schema.Struct({
    ...Counts.fields,
    counts: Schema.Struct({
      [filterNames.all]: Schema.Int,
      [filterNames.dropped]: Schema.Int,
      [filterNames.available]: Schema.Int,
      [filterNames.soldOut]: Schema.Int
    })
  })
})
const page: Mapping<WishlistPage, typeof PageOnWire.Type> = {
  schema: PageOnWire,
  to: ({ items, total, skip: from, counts }) => ({
    data: items.map(item.to),
    meta: {
      total,
      skip: from,
      limit: items.length,
      counts: {
        [filterNames.all]: counts.all,
        [filterNames.dropped]: counts.dropped,
        [filterNames.available]: counts.available,
        [filterNames.soldOut]: counts.soldOut
      }
    }
  }),
  from: ({ data, meta: { total, skip: from, counts } }) => ({
    items: data.map(item.from),
    total,
    skip: from,
    counts: {
      all: counts[filterNames.all],
      dropped: counts[filterNames.dropped],
      available: counts[filterNames.available],
      soldOut: counts[filterNames.soldOut]
    }
  })
}

const notForWishlist: Refusal<NotForWishlist> = {
  status: 422,
  code: "NOT_FOR_WISHLIST",
  make: () => new NotForWishlist()
}
const FullDetails = Schema.Struct({ limit: Schema.Int })
const full: Refusal<WishlistFull> = {
  status: 409,
  code: "WISHLIST_FULL",
  details: {
    schema: FullDetails,
    to: ({ limit }) => ({ limit }),
    from: (details: typeof FullDetails.Type) => new WishlistFull(details)
  }
}
const signedOut = { Unauthenticated: unauthenticated }
const refusals = {
  ...signedOut,
  ProductUnknown: productUnknown,
  NotForWishlist: notForWishlist,
  WishlistFull: full,
  ...wishlistOff
}

/** Endpoints of a member's wishlist, under both APIs of specification 7. Wire, Wishlist and reviews; D-46. */
export const wishlistWire: Wire<WishlistPort> = {
  add: {
    service: "catalogue",
    method: "post",
    path: "/v3/users/me/wishlists",
    outlivesPage: true,
    summary: "Saves a combination of a product, the default one if none is named; once more changes nothing",
    input: added,
    output: one(entry),
    refusals
  },
  addSold: {
    service: "public",
    method: "post",
    path: "/wishlists",
    aliases: [["public", "/wishlist"]],
    summary: "The same by the product's number in the sister shop",
    input: addedSold,
    output: one(entry),
    refusals
  },
  remove: {
    service: "public",
    method: "delete",
    path: "/wishlists/{id}",
    aliases: [["public", "/wishlist/{id}"]],
    outlivesPage: true,
    summary: "Removes an entry from the wishlist; without one it changes nothing",
    input: same(
      Schema.Struct({
        id: brandCodec(EntryId, Schema.String.pipe(Schema.check(Schema.isPattern(/^[^\p{Cc}\p{Cs}]{1,64}$/u))))
      })
    ),
    output: one(same(Schema.Literal(true))),
    refusals: signedOut
  },
  hearts: {
    service: "public",
    method: "get",
    path: "/user/me/wishlist-hearts",
    summary: "Everything that the member has saved, by its ids; public lists say it of none",
    input: nothing,
    output: many(heart),
    refusals: signedOut
  },
  list: {
    service: "public",
    method: "get",
    path: "/wishlists",
    aliases: [["public", "/wishlist"]],
    summary: "A member's wishlist with today's prices and stock, what has become cheaper first",
    input: asked,
    output: page,
    refusals: signedOut
  }
}
