import { Schema } from "effect"
import type { Brand, BrandId } from "#core/catalogue/brand.ts"
import { PlaceUnknown, ProductRemoved, ProductUnknown } from "#core/catalogue/catalogue.errors.ts"
import type { CataloguePort, Resolved } from "#core/catalogue/catalogue.port.ts"
import type { Category, CategoryBranch, CategoryId } from "#core/catalogue/category.ts"
import type { ProductId } from "#core/catalogue/product.ts"
import { type PopularCategory, type Promotion, type ShelfList, shelfLists } from "#core/catalogue/shelf-list.ts"
import type { Answer, Mapping, Refusal, Wire } from "./endpoint.ts"
import { filter, limitTo, many, nothing, numberInPath, one, skip, words } from "./parts.ts"
import { PictureOnWire } from "./picture.wire.ts"
import { card, categoryLinkFrom, categoryLinkTo, country, product, tag } from "./product.wire.ts"

const BrandOnWire = Schema.Struct({
  _id: Schema.String,
  id: Schema.Int,
  slug: Schema.String,
  name: Schema.String,
  wordmark: Schema.String,
  letter: Schema.String,
  story: Schema.String,
  country: Schema.optionalKey(country.schema),
  country_tag_id: Schema.optionalKey(Schema.String),
  total_products: Schema.Int
})
export const brand: Mapping<Brand, typeof BrandOnWire.Type> = {
  schema: BrandOnWire,
  to: (value) => ({
    _id: `b${value.id}`,
    id: value.id,
    slug: value.slug,
    name: value.name,
    wordmark: value.wordmark,
    letter: value.letter,
    story: value.story,
    ...(value.country
      ? {
          country: country.to(value.country),
          country_tag_id: value.country.tag
        }
      : {}),
    total_products: value.products
  }),
  from: (wire) => ({
    id: wire.id as BrandId,
    slug: wire.slug,
    name: wire.name,
    wordmark: wire.wordmark,
    letter: wire.letter,
    story: wire.story,
    ...(wire.country ? { country: country.from(wire.country) } : {}),
    products: wire.total_products
  })
}

const categoryFields = {
  _id: Schema.String,
  name: Schema.String,
  slug: Schema.String,
  link_rewrite: Schema.String,
  level: Schema.Literals([1, 2, 3]),
  is_featured: Schema.Boolean,
  logo: Schema.optionalKey(PictureOnWire),
  total_products: Schema.Int
} as const

const CategoryOnWire = Schema.Struct({
  ...categoryFields,
  parents: Schema.Array(
    Schema.Struct({
      _id: Schema.String,
      name: Schema.String,
      slug: Schema.String
    })
  )
})
export const category: Mapping<Category, typeof CategoryOnWire.Type> = {
  schema: CategoryOnWire,
  to: (value) => ({
    ...ownFields(value),
    parents: value.parents.map(categoryLinkTo)
  }),
  from: (wire) => ({
    ...ownFrom(wire),
    parents: wire.parents.map(categoryLinkFrom)
  })
}

interface BranchOnWire extends Schema.Struct.Type<typeof categoryFields> {
  readonly children: ReadonlyArray<BranchOnWire>
}
const BranchOnWire: Schema.Codec<BranchOnWire> = Schema.Struct({
  ...categoryFields,
  children: Schema.Array(Schema.suspend((): Schema.Codec<BranchOnWire> => BranchOnWire))
})
export const branch: Mapping<CategoryBranch, BranchOnWire> = {
  schema: BranchOnWire,
  to: (value) => ({
    ...ownFields(value),
    children: value.children.map(branch.to)
  }),
  from: (wire) => ({
    ...ownFrom(wire),
    children: wire.children.map(branch.from)
  })
}

const ownFields = (value: Omit<Category, "parents">) => ({
  ...categoryLinkTo(value),
  link_rewrite: value.slug,
  level: value.level,
  is_featured: value.featured,
  ...(value.picture ? { logo: value.picture } : {}),
  total_products: value.products
})
const ownFrom = (wire: Schema.Struct.Type<typeof categoryFields>): Omit<Category, "parents"> => ({
  ...categoryLinkFrom(wire),
  level: wire.level,
  featured: wire.is_featured,
  ...(wire.logo ? { picture: wire.logo } : {}),
  products: wire.total_products
})

const ShelfListOnWire = Schema.Struct({
  name: Schema.String,
  title: Schema.String,
  products: Schema.Array(card.schema),
  has_more: Schema.Boolean
})
export const shelfList: Mapping<ShelfList, typeof ShelfListOnWire.Type> = {
  schema: ShelfListOnWire,
  to: ({ name, title, products, hasMore }) => ({
    name,
    title,
    products: products.map(card.to),
    has_more: hasMore
  }),
  from: (wire) => ({
    name: wire.name,
    title: wire.title,
    products: wire.products.map(card.from),
    hasMore: wire.has_more
  })
}

const PopularCategoryOnWire = Schema.Struct({
  _id: Schema.String,
  name: Schema.String,
  slug: Schema.String,
  products: Schema.Array(card.schema)
})
const popularCategory: Mapping<PopularCategory, typeof PopularCategoryOnWire.Type> = {
  schema: PopularCategoryOnWire,
  to: ({ id, name, slug, products }) => ({
    _id: id,
    name,
    slug,
    products: products.map(card.to)
  }),
  from: ({ _id, name, slug, products }) => ({
    id: _id as CategoryId,
    name,
    slug,
    products: products.map(card.from)
  })
}

const promotionFields = {
  slug: Schema.String,
  title: Schema.String,
  text: Schema.String
} as const
const PromotionOnWire = Schema.Struct({
  ...promotionFields,
  products: Schema.Array(card.schema)
})
const promotion: Mapping<Promotion, typeof PromotionOnWire.Type> = {
  schema: PromotionOnWire,
  to: (value) => ({ ...value, products: value.products.map(card.to) }),
  from: (wire) => ({ ...wire, products: wire.products.map(card.from) })
}
const PromotionTitleOnWire = Schema.Struct(promotionFields)
const promotionTitle: Mapping<Pick<Promotion, "slug" | "title" | "text">, typeof PromotionTitleOnWire.Type> = {
  schema: PromotionTitleOnWire,
  to: ({ slug, title, text }) => ({ slug, title, text }),
  from: (wire) => wire
}

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
      ? { kind, id: id as CategoryId, slug }
      : kind === "brand"
        ? { kind, id: Number(id) as BrandId, slug }
        : {
            kind,
            id: Number(id) as ProductId,
            category: inCategory ?? "",
            slug
          }
}

export const placeUnknown: Refusal<PlaceUnknown> = {
  status: 404,
  code: "NOT_FOUND",
  make: () => new PlaceUnknown()
}
const productUnknown: Refusal<ProductUnknown> = {
  status: 404,
  code: "PRODUCT_NOT_FOUND",
  make: () => new ProductUnknown()
}
const productRemoved: Refusal<ProductRemoved> = {
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
  name: Schema.Literals(shelfLists),
  page: limitTo(3),
  product_id: Schema.optionalKey(numberInPath)
})
const BySlug = Schema.Struct({ slug: words })

/** Where each question to the catalogue stands on the wire. Wire, Catalogue and search. */
export const catalogueWire: Wire<CataloguePort> = {
  product: {
    service: "catalogue",
    method: "get",
    path: "/v3/products/{id}",
    summary: "The whole product",
    input: {
      schema: ByProductId,
      to: ({ id }) => ({ id }),
      from: ({ id }: typeof ByProductId.Type) => ({ id: id as ProductId })
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
        ids: (wanted?.products ?? []).slice(from, from + limit).map((id) => id as ProductId)
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
      from: ({ id }: typeof ByCategoryId.Type) => ({ id: id as CategoryId })
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
      from: ({ id }: typeof ByCategoryId.Type) => ({ id: id as CategoryId })
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
      from: ({ id }: typeof ByBrandId.Type) => ({ id: id as BrandId })
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
        ...(beside === undefined ? {} : { product: beside as ProductId })
      })
    },
    output: one(shelfList),
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
