import { Schema } from "effect"
import { BrandId } from "#core/catalogue/brand.ts"
import { PlaceUnknown, ProductRemoved, ProductUnknown } from "#core/catalogue/catalogue.errors.ts"
import type { CataloguePort, Resolved } from "#core/catalogue/catalogue.port.ts"
import { CategoryId } from "#core/catalogue/category.ts"
import { ProductId } from "#core/catalogue/product.ts"
import { productLists } from "#core/catalogue/product-list.ts"
import { card } from "./card.wire.ts"
import {
  branch,
  brand,
  category,
  popularCategory,
  productList,
  promotion,
  promotionTitle
} from "./catalogue-forms.wire.ts"
import type { Answer, Mapping, Refusal, Wire } from "./endpoint.ts"
import { tag } from "./links.wire.ts"
import { filter, limitTo, many, nothing, numberInPath, one, same, skip, words } from "./parts.ts"
import { product } from "./product.wire.ts"

const ResolvedOnWire = Schema.Struct({
  kind: Schema.Literals(["category", "brand", "product"]),
  id: Schema.String,
  slug: Schema.String,
  category: Schema.optionalKey(Schema.String)
})
const resolved: Mapping<Resolved, typeof ResolvedOnWire.Type> = {
  schema: ResolvedOnWire,
  to: (value) => ({ ...value, id: String(value.id) }),
  from: ({ kind, id, slug, category: inCategory }) =>
    kind === "category"
      ? { kind, id: CategoryId(id), slug }
      : kind === "brand"
        ? { kind, id: BrandId(Number(id)), slug }
        : {
            kind,
            id: ProductId(Number(id)),
            category: inCategory ?? "",
            slug
          }
}

export const placeUnknown: Refusal<PlaceUnknown> = {
  status: 404,
  code: "NOT_FOUND",
  make: () => new PlaceUnknown()
}
export const productUnknown: Refusal<ProductUnknown> = {
  status: 404,
  code: "PRODUCT_NOT_FOUND",
  make: () => new ProductUnknown()
}
export const productRemoved: Refusal<ProductRemoved> = {
  status: 410,
  code: "PRODUCT_REMOVED",
  make: () => new ProductRemoved()
}

const ByProductId = Schema.Struct({ id: numberInPath })
const ProductsAsked = Schema.Struct({
  filter: filter(
    Schema.Struct({
      products: Schema.Array(Schema.Int).pipe(Schema.check(Schema.isMaxLength(100)))
    })
  ),
  skip,
  limit: limitTo(100)
})
const ResolveAsked = Schema.Struct({
  slug: words,
  category: Schema.optionalKey(words)
})
const ByCategoryId = Schema.Struct({ id: words })
const ByBrandId = Schema.Struct({ id: numberInPath })
const BrandsAsked = Schema.Struct({ letter: Schema.optionalKey(words) })
const ListAsked = Schema.Struct({
  name: Schema.Literals(productLists),
  page: limitTo(3),
  product_id: Schema.optionalKey(numberInPath)
})
const BySlug = Schema.Struct({ slug: words })

/** Endpoints of the catalogue. Wire, Catalogue and search. */
export const catalogueWire: Wire<CataloguePort> = {
  product: {
    service: "catalogue",
    method: "get",
    path: "/v3/products/{id}",
    summary: "The whole product",
    input: {
      schema: ByProductId,
      to: ({ id }) => ({ id }),
      from: ({ id }: typeof ByProductId.Type) => ({ id: ProductId(id) })
    },
    output: one(product),
    refusals: {
      ProductUnknown: productUnknown,
      ProductRemoved: productRemoved
    },
    maxAge: 5
  },
  cards: {
    service: "public",
    method: "get",
    path: "/products",
    summary: "Product cards in the order asked for, at most 100",
    input: {
      schema: ProductsAsked,
      to: ({ ids }) => ({ filter: { products: ids } }),
      from: ({ filter: wanted, skip: from = 0, limit = 12 }: typeof ProductsAsked.Type) => ({
        ids: (wanted?.products ?? []).slice(from, from + limit).map((id) => ProductId(id))
      })
    },
    output: many(card),
    refusals: {},
    maxAge: 5
  },
  resolve: {
    service: "catalogue",
    method: "get",
    path: "/v3/resolve",
    summary: "What a short address leads to: a category, a brand, or a product of a category",
    input: {
      schema: ResolveAsked,
      to: (asked) => asked,
      from: (asked: typeof ResolveAsked.Type) => asked
    },
    output: one(resolved),
    refusals: { PlaceUnknown: placeUnknown },
    maxAge: 60
  },
  categories: {
    service: "catalogue",
    method: "get",
    path: "/categories",
    summary: "The category tree, three levels, without empty ones",
    input: nothing,
    output: many(branch),
    refusals: {},
    maxAge: 60
  },
  category: {
    service: "catalogue",
    method: "get",
    path: "/v3/categories/path/{id}",
    summary: "A category with the way down to it",
    input: {
      schema: ByCategoryId,
      to: (asked) => asked,
      from: ({ id }: typeof ByCategoryId.Type) => ({ id: CategoryId(id) })
    },
    output: one(category),
    refusals: { PlaceUnknown: placeUnknown },
    maxAge: 60
  },
  categoryBrands: {
    service: "public",
    method: "get",
    path: "/product/categories/{id}/brands",
    aliases: [["catalogue", "/v3/categories/{id}/featured-brand"]],
    summary: "Brands with products in a category, most products first",
    input: {
      schema: ByCategoryId,
      to: (asked) => asked,
      from: ({ id }: typeof ByCategoryId.Type) => ({ id: CategoryId(id) })
    },
    output: many(brand),
    refusals: {},
    maxAge: 60
  },
  brands: {
    service: "catalogue",
    method: "get",
    path: "/v3/brands",
    aliases: [["public", "/brands"]],
    summary: "Brands with products, A to Z, of one letter where it is given",
    input: {
      schema: BrandsAsked,
      to: (asked) => asked,
      from: (asked: typeof BrandsAsked.Type) => asked
    },
    output: many(brand),
    refusals: {},
    maxAge: 60
  },
  letters: {
    service: "catalogue",
    method: "get",
    path: "/v3/brands/letters",
    aliases: [["public", "/brands/letter"]],
    summary: "Letters that have brands",
    input: nothing,
    output: {
      schema: Schema.Struct({ data: Schema.Array(Schema.String) }),
      to: (letters: ReadonlyArray<string>) => ({ data: letters }),
      from: ({ data }: Answer<ReadonlyArray<string>>) => data
    },
    refusals: {},
    maxAge: 60
  },
  brand: {
    service: "catalogue",
    method: "get",
    path: "/v3/brand/{id}",
    summary: "A brand",
    input: {
      schema: ByBrandId,
      to: ({ id }) => ({ id }),
      from: ({ id }: typeof ByBrandId.Type) => ({ id: BrandId(id) })
    },
    output: one(brand),
    refusals: { PlaceUnknown: placeUnknown },
    maxAge: 60
  },
  list: {
    service: "public",
    method: "get",
    path: "/products/featured/list/{name}",
    summary: "A list the shop keeps or works out, pages of 10, at most 3",
    input: {
      schema: ListAsked,
      to: ({ name, page, product: beside }) => ({
        name,
        ...(page === undefined ? {} : { page }),
        ...(beside === undefined ? {} : { product_id: beside })
      }),
      from: ({ name, page, product_id: beside }: typeof ListAsked.Type) => ({
        name,
        ...(page === undefined ? {} : { page }),
        ...(beside === undefined ? {} : { product: ProductId(beside) })
      })
    },
    output: one(productList),
    refusals: {},
    maxAge: 30
  },
  specialPrices: {
    service: "cart",
    method: "get",
    path: "/special-price-products",
    summary: "Products that a special price makes cheaper now, the largest share off first, 10 at once",
    input: same(Schema.Struct({ skip, limit: limitTo(100) })),
    output: many(card),
    refusals: {},
    maxAge: 30
  },
  popularCategories: {
    service: "public",
    method: "get",
    path: "/products/featured/popular-category",
    summary: "Popular categories with a few products each",
    input: nothing,
    output: many(popularCategory),
    refusals: {},
    maxAge: 30
  },
  promotion: {
    service: "catalogue",
    method: "get",
    path: "/v3/promotions/{slug}",
    summary: "A promotion with its products",
    input: {
      schema: BySlug,
      to: (asked) => asked,
      from: (asked: typeof BySlug.Type) => asked
    },
    output: one(promotion),
    refusals: { PlaceUnknown: placeUnknown },
    maxAge: 30
  },
  promotions: {
    service: "catalogue",
    method: "get",
    path: "/v3/promotions",
    summary: "Promotions that run now",
    input: nothing,
    output: many(promotionTitle),
    refusals: {},
    maxAge: 30
  },
  tags: {
    service: "catalogue",
    method: "get",
    path: "/tags",
    aliases: [
      ["public", "/tags"],
      ["public", "/product/tags"]
    ],
    summary: "Tags that products carry",
    input: nothing,
    output: many(tag),
    refusals: {},
    maxAge: 60
  }
}
