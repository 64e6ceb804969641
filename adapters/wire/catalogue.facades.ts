import { Effect, Schema } from "effect"
import { BrandId } from "#core/catalogue/brand.ts"
import { type CategoryBranch, CategoryId } from "#core/catalogue/category.ts"
import { ProductId } from "#core/catalogue/product.ts"
import type { ProductListName } from "#core/catalogue/product-list.ts"
import { fold } from "#core/kernel/text.ts"
import { card } from "./card.wire.ts"
import { placeUnknown } from "./catalogue.wire.ts"
import { branch, brand, category } from "./catalogue-forms.wire.ts"
import type { Mapping, Service } from "./endpoint.ts"
import { type Facade, facade } from "./facade.ts"
import { filter, limitTo, many, nothing, numberInPath, one, same, skip, words } from "./parts.ts"

/** Categories of one request. Specification 9. */
const categoriesAtOnce = 10
/** Brands of one search. Specification 9. */
const brandsFound = 3

const ChildrenAsked = Schema.Struct({
  filter: filter(Schema.Struct({ parent: Schema.optionalKey(words) })),
  skip,
  limit: limitTo(100)
})
const ById = Schema.Struct({ id: words })
const CategoryAsked = Schema.Struct({ filter: Schema.fromJsonString(Schema.Struct({ _id: words })) })
const BrandAsked = Schema.Struct({ filter: Schema.fromJsonString(Schema.Struct({ id: Schema.Int })) })
const BrandSearched = Schema.Struct({ q: words, limit: limitTo(100) })
const ListAsked = Schema.Struct({ product_id: Schema.optionalKey(numberInPath), skip, limit: limitTo(100) })
const PromoAsked = Schema.Struct({ slug: words })

const branchOf = (tree: ReadonlyArray<CategoryBranch>, id: string): CategoryBranch | undefined => {
  for (const found of tree) {
    const here = found.id === id ? found : branchOf(found.children, id)
    if (here) return here
  }
  return undefined
}

const part = <T>(
  items: ReadonlyArray<T>,
  asked: { readonly skip?: number; readonly limit?: number },
  byDefault: number
) => items.slice(asked.skip ?? 0, (asked.skip ?? 0) + (asked.limit ?? byDefault))

/** A stored list under an address of its own. */
const listAt = (service: Service, path: string, name: ProductListName, summary: string): Facade =>
  facade(
    { service, method: "get", path, summary, input: same(ListAsked), output: many(card), refusals: {}, maxAge: 30 },
    (ports, { product_id: beside, skip: from = 0, limit = 10 }) =>
      Effect.map(
        ports.catalogue.list({
          name,
          page: Math.floor(from / 10) + 1,
          ...(beside === undefined ? {} : { product: ProductId(beside) })
        }),
        ({ products }) => products.slice(from % 10, (from % 10) + limit)
      )
  )

const noItems: Mapping<ReadonlyArray<never>, { readonly data: ReadonlyArray<never> }> = {
  schema: Schema.Struct({ data: Schema.Array(Schema.Never) }),
  to: () => ({ data: [] }),
  from: () => []
}
/** Named by the specification without a meaning: an empty list, and the page of calls says so. D-71. */
const empty = (service: Service, path: string): Facade =>
  facade(
    {
      service,
      method: "get",
      path,
      summary: "Kept for old clients; the specification gives it no content, so the list is empty (D-71)",
      input: nothing,
      output: noItems,
      refusals: {},
      maxAge: 300
    },
    () => Effect.succeed([])
  )

const TitleOnWire = Schema.Struct({ title: Schema.String })

/** The catalogue's other addresses of specification 7. */
export const catalogueFacades: ReadonlyArray<Facade> = [
  facade(
    {
      service: "catalogue",
      method: "get",
      path: "/v3/categories/children",
      aliases: [["public", "/product/categories"]],
      summary: "Categories below one, or the top ones, 10 at once",
      input: same(ChildrenAsked),
      output: many(branch),
      refusals: {},
      maxAge: 60
    },
    (ports, asked) =>
      Effect.map(ports.catalogue.categories({}), (tree) => {
        const parent = asked.filter?.parent
        const below = parent === undefined ? tree : (branchOf(tree, parent)?.children ?? [])
        return part(below, asked, categoriesAtOnce)
      })
  ),
  facade(
    {
      service: "public",
      method: "get",
      path: "/product/categories/{id}/children",
      summary: "Categories below one",
      input: same(ById),
      output: many(branch),
      refusals: { PlaceUnknown: placeUnknown },
      maxAge: 60
    },
    (ports, { id }) =>
      Effect.flatMap(ports.catalogue.category({ id: CategoryId(id) }), () =>
        Effect.map(ports.catalogue.categories({}), (tree) => branchOf(tree, id)?.children ?? [])
      )
  ),
  facade(
    {
      service: "public",
      method: "get",
      path: "/category",
      aliases: [
        ["catalogue", "/v3/categories/path"],
        ["cart", "/category"]
      ],
      summary: "A category with the way down to it, for breadcrumbs",
      input: same(CategoryAsked),
      output: one(category),
      refusals: { PlaceUnknown: placeUnknown },
      maxAge: 60
    },
    (ports, { filter: { _id } }) => ports.catalogue.category({ id: CategoryId(_id) })
  ),
  facade(
    {
      service: "catalogue",
      method: "get",
      path: "/v3/brand",
      aliases: [
        ["catalogue", "/v3/brand-extra"],
        ["cart", "/brand"]
      ],
      summary: "A brand with its story and country",
      input: same(BrandAsked),
      output: one(brand),
      refusals: { PlaceUnknown: placeUnknown },
      maxAge: 60
    },
    (ports, { filter: { id } }) => ports.catalogue.brand({ id: BrandId(id) })
  ),
  facade(
    {
      service: "catalogue",
      method: "get",
      path: "/v3/brand/search",
      summary: "Brands whose name begins with, or holds, some letters; 3 at once",
      input: same(BrandSearched),
      output: many(brand),
      refusals: {},
      maxAge: 30
    },
    (ports, { q, limit = brandsFound }) =>
      Effect.map(ports.catalogue.brands({}), (brands) => {
        const wanted = fold(q)
        if (wanted === "") return []
        const place = (name: string): number => fold(name).indexOf(wanted)
        return brands
          .filter(({ name }) => place(name) >= 0)
          .toSorted((a, b) => place(a.name) - place(b.name))
          .slice(0, limit)
      })
  ),
  listAt("public", "/products/featured/trending", "trending", "Products many people look for"),
  listAt("public", "/products/featured/have-you-tried", "have-you-tried", "Products worth a try"),
  listAt("catalogue", "/v3/people-also-buy", "people-also-buy", "Bought together with a product"),
  listAt("cart", "/people-also-buy", "people-also-buy", "Bought together with a product"),
  listAt("catalogue", "/v3/product-views", "product-views", "Looked at most"),
  listAt("catalogue", "/v3/best-seller", "best-seller", "Sold most in 90 days"),
  facade(
    {
      service: "public",
      method: "get",
      path: "/products/featured/trending/title",
      summary: "What the shop calls its trending list",
      input: nothing,
      output: one(same(TitleOnWire)),
      refusals: {},
      maxAge: 60
    },
    (ports) => Effect.map(ports.catalogue.list({ name: "trending" }), ({ title }) => ({ title }))
  ),
  facade(
    {
      service: "catalogue",
      method: "get",
      path: "/v3/promo/products",
      summary: "Products of a promotion",
      input: same(PromoAsked),
      output: many(card),
      refusals: { PlaceUnknown: placeUnknown },
      maxAge: 30
    },
    (ports, { slug }) => Effect.map(ports.catalogue.promotion({ slug }), ({ products }) => products)
  ),
  empty("catalogue", "/v3/product-price-rules"),
  empty("catalogue", "/v3/product-availability-alert"),
  empty("catalogue", "/v3/catalog-rules/detail"),
  empty("catalogue", "/v3/promotions/authenticity"),
  empty("catalogue", "/v3/promotions/sociolla-birthday"),
  empty("analytics", "/product/ppr")
]
