import { Schema } from "effect"
import { type Brand, BrandId } from "#core/catalogue/brand.ts"
import { type Category, type CategoryBranch, CategoryId } from "#core/catalogue/category.ts"
import type { PopularCategory, ProductList, Promotion } from "#core/catalogue/product-list.ts"
import { card } from "./card.wire.ts"
import type { Mapping } from "./endpoint.ts"
import { CategoryLinkOnWire, categoryLinkFrom, categoryLinkTo, country, ownSqlId } from "./links.wire.ts"
import { PictureOnWire, plainUrl } from "./picture.wire.ts"

const BrandOnWire = Schema.Struct({
  _id: Schema.String,
  id: Schema.Int,
  slug: Schema.String,
  name: Schema.String,
  wordmark: Schema.String,
  logo: Schema.String,
  letter: Schema.String,
  story: Schema.String,
  country: Schema.optionalKey(country.schema),
  country_tag_id: Schema.optionalKey(Schema.String),
  [ownSqlId]: Schema.Int,
  total_products: Schema.Int
})
export const brand: Mapping<Brand, typeof BrandOnWire.Type> = {
  schema: BrandOnWire,
  to: (value) => ({
    _id: `b${value.id}`,
    id: value.id,
    [ownSqlId]: value.id,
    slug: value.slug,
    name: value.name,
    wordmark: value.wordmark,
    logo: `/media/brands/${value.id}.svg`,
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
    id: BrandId(wire.id),
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
  banner: Schema.optionalKey(Schema.String),
  banner_for_sociolla: Schema.optionalKey(Schema.String),
  [ownSqlId]: Schema.optionalKey(Schema.Int),
  my_sociolla_sql_id: Schema.optionalKey(Schema.Int),
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
  readonly sub_categories: ReadonlyArray<typeof CategoryLinkOnWire.Type>
}
const BranchOnWire: Schema.Codec<BranchOnWire> = Schema.Struct({
  ...categoryFields,
  children: Schema.Array(Schema.suspend((): Schema.Codec<BranchOnWire> => BranchOnWire)),
  sub_categories: Schema.Array(CategoryLinkOnWire)
})
export const branch: Mapping<CategoryBranch, BranchOnWire> = {
  schema: BranchOnWire,
  to: (value) => ({
    ...ownFields(value),
    children: value.children.map(branch.to),
    sub_categories: value.children.map(categoryLinkTo)
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
  // One picture and one number serve a category in both shops.
  ...(value.picture
    ? { logo: value.picture, banner: plainUrl(value.picture), banner_for_sociolla: plainUrl(value.picture) }
    : {}),
  ...(/^\d{1,15}$/.test(value.id) ? { [ownSqlId]: Number(value.id), my_sociolla_sql_id: Number(value.id) } : {}),
  total_products: value.products
})
const ownFrom = (wire: Schema.Struct.Type<typeof categoryFields>): Omit<Category, "parents"> => ({
  ...categoryLinkFrom(wire),
  level: wire.level,
  featured: wire.is_featured,
  ...(wire.logo ? { picture: wire.logo } : {}),
  products: wire.total_products
})

const ProductListOnWire = Schema.Struct({
  name: Schema.String,
  title: Schema.String,
  products: Schema.Array(card.schema),
  has_more: Schema.Boolean
})
export const productList: Mapping<ProductList, typeof ProductListOnWire.Type> = {
  schema: ProductListOnWire,
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
export const popularCategory: Mapping<PopularCategory, typeof PopularCategoryOnWire.Type> = {
  schema: PopularCategoryOnWire,
  to: ({ id, name, slug, products }) => ({
    _id: id,
    name,
    slug,
    products: products.map(card.to)
  }),
  from: ({ _id, name, slug, products }) => ({
    id: CategoryId(_id),
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
export const promotion: Mapping<Promotion, typeof PromotionOnWire.Type> = {
  schema: PromotionOnWire,
  to: (value) => ({ ...value, products: value.products.map(card.to) }),
  from: (wire) => ({ ...wire, products: wire.products.map(card.from) })
}
const PromotionTitleOnWire = Schema.Struct(promotionFields)
export const promotionTitle: Mapping<Pick<Promotion, "slug" | "title" | "text">, typeof PromotionTitleOnWire.Type> = {
  schema: PromotionTitleOnWire,
  to: ({ slug, title, text }) => ({ slug, title, text }),
  from: (wire) => wire
}
