import fc from "fast-check"
import { letterOf } from "#core/catalogue/brand.rule.ts"
import { BrandId } from "#core/catalogue/brand.ts"
import { CategoryId } from "#core/catalogue/category.ts"
import { CombinationId } from "#core/catalogue/combination.ts"
import { ProductId } from "#core/catalogue/product.ts"
import type {
  Discount,
  SpecialPrice,
  StoredBrand,
  StoredCatalogue,
  StoredCategory,
  StoredCombination,
  StoredProduct
} from "#core/catalogue/stored.ts"
import { type Instant, instant } from "#core/kernel/moment.ts"
import { type Rupiah, rupiah } from "#core/kernel/money.ts"
import { slug } from "#core/kernel/text.ts"
import { availabilities, type Filters, pageSizes, type SearchQuery } from "#core/search/query.ts"
import { sorts } from "#core/search/sort.ts"
import { countries, tags } from "./bench/generated/generator-words.ts"

/** How often a property is tried: `few` times on every run, `full` times with SCALE=full. */
export const runs = (few: number, full = 20 * few): { readonly numRuns: number } => ({
  numRuns: process.env.SCALE === "full" ? full : few
})

/** A morning in Jakarta, the middle of every generated campaign. */
export const someNow: Instant = instant(Date.parse("2026-11-20T03:00:00Z"))
const hour = 3_600_000

export const anyInstant: fc.Arbitrary<Instant> = fc
  .integer({ min: -100, max: 100 })
  .map((hours) => instant(someNow + hours * hour))

export const anyPrice: fc.Arbitrary<Rupiah> = fc
  .oneof(
    fc.integer({ min: 0, max: 2_000_000 }),
    fc.integer({ min: 1, max: 40 }).map((thousands) => thousands * 25_000)
  )
  .map(rupiah)

export const anyDiscount: fc.Arbitrary<Discount> = fc.oneof(
  fc.record({
    kind: fc.constant("percentage" as const),
    value: fc.integer({ min: 1, max: 100 }),
    sale: fc.boolean()
  }),
  fc.record({ kind: fc.constant("amount" as const), value: fc.integer({ min: 1, max: 3_000_000 }), sale: fc.boolean() })
)

export const anySpecialPrice: fc.Arbitrary<SpecialPrice> = fc
  .record({
    price: anyPrice,
    startsAt: anyInstant,
    hours: fc.integer({ min: 1, max: 100 }),
    quota: fc.option(fc.record({ quota: fc.integer({ min: 1, max: 4 }), sold: fc.integer({ min: 0, max: 5 }) }), {
      nil: undefined
    })
  })
  .map(({ price, startsAt, hours, quota: { quota, sold = 0 } = {} }) => ({
    price,
    startsAt,
    endsAt: instant(startsAt + hours * hour),
    ...(quota !== undefined && { quota, ...(sold > 0 && { sold }) })
  }))

const optional = <K extends string, T>(key: K, value: fc.Arbitrary<T>): fc.Arbitrary<{ [P in K]?: T }> =>
  fc.option(value, { nil: undefined }).map((some) => (some === undefined ? {} : { [key]: some }) as { [P in K]?: T })

type Bare = Omit<StoredCombination, "id" | "isDefault">

const anyBareCombination: fc.Arbitrary<Bare> = fc
  .tuple(
    fc.record({
      attribute: fc.constantFrom("shade", "size", "variant", "none"),
      name: fc.constantFrom("", "01 Delima", "50 ml", "02 Senja"),
      price: anyPrice,
      specialPrices: fc.uniqueArray(anySpecialPrice, { maxLength: 2, selector: ({ startsAt }) => startsAt }),
      stock: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 50 })),
      weightGram: fc.integer({ min: 1, max: 900 }),
      active: fc.boolean(),
      activeInReview: fc.boolean(),
      availableForGuest: fc.boolean(),
      preOrder: fc.boolean()
    }),
    optional("discount", anyDiscount),
    optional("hex", fc.constantFrom("#b3123a", "#6e1238")),
    optional("deliveryDate", anyInstant)
  )
  .map(([bare, discount, hex, deliveryDate]) => ({
    ...bare,
    ...discount,
    ...hex,
    ...deliveryDate,
    specialPrices: bare.specialPrices.toSorted((one, other) => one.startsAt - other.startsAt)
  }))

/** Combinations of one product: none but its first is the default one. */
export const anyCombinations = (product = 1): fc.Arbitrary<ReadonlyArray<StoredCombination>> =>
  fc.array(anyBareCombination, { minLength: 1, maxLength: 4 }).map((all) =>
    all.map((bare, at) => ({
      ...bare,
      id: CombinationId(`${product}${String(at + 1).padStart(2, "0")}`),
      isDefault: at === 0
    }))
  )

const words =
  "Kenanga Surya Sunscreen Tabir Serum Lipstik Satin Matte Lotion Aloe Crème L'Ombre SPF50 Sabun Muka Glow 24 口红".split(
    " "
  )
const anyName = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 4 }).map((some) => some.join(" "))

/** A small shop: 4 brands, categories of three levels, a handful of products, so that filters meet and ties happen. */
export const anyCatalogue: fc.Arbitrary<StoredCatalogue> = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 24, size: "max" }),
    fc.constantFrom([], [["tabir", "sunscreen"]], [["sabun muka", "face wash", "serum"]])
  )
  .chain(([numbers, synonyms]) =>
    fc.tuple(...numbers.map(anyProduct)).map((products) => ({
      version: 1,
      countries,
      categories: someCategories,
      brands: someBrands,
      tags,
      products: products.toSorted((one, other) => one.id - other.id),
      synonyms
    }))
  )

const category = (id: string, level: 1 | 2 | 3, position: number, parent?: string): StoredCategory => ({
  id: CategoryId(id),
  slug: id,
  name: { id: `${id} kulit`, en: `${id} skin` },
  level,
  ...(parent !== undefined && { parent: CategoryId(parent) }),
  featured: position === 1,
  position
})

export const someCategories: ReadonlyArray<StoredCategory> = [
  category("rias", 1, 1),
  category("rawat", 1, 2),
  category("bibir", 2, 1, "rias"),
  category("wajah", 2, 1, "rawat"),
  category("lipstik", 3, 1, "bibir"),
  category("gloss", 3, 2, "bibir"),
  category("serum", 3, 1, "wajah"),
  category("tabir", 3, 2, "wajah")
]

export const someBrands: ReadonlyArray<StoredBrand> = ["Kenanga", "Surya Senja", "Crème Lab", "24 Karat"].map(
  (name, at) => ({
    id: BrandId(at + 1),
    slug: `merek-${slug(name)}`,
    name,
    wordmark: name.toUpperCase(),
    letter: letterOf(name),
    ...(at < 3 && { country: countries[at]?.code ?? "ID" }),
    story: { id: `Tentang ${name}`, en: `About ${name}` }
  })
)

export const anyProduct = (id: number): fc.Arbitrary<StoredProduct> =>
  fc
    .tuple(
      fc.record({
        name: anyName,
        brand: fc.constantFrom(...someBrands).map((brand) => brand.id),
        tags: fc.subarray(
          tags.map((tag) => tag.id),
          { maxLength: 3 }
        ),
        active: fc.oneof({ weight: 9, arbitrary: fc.constant(true) }, fc.constant(false)),
        removed: fc.oneof({ weight: 9, arbitrary: fc.constant(false) }, fc.constant(true)),
        availableForOrder: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, fc.constant(false)),
        sales90d: fc.integer({ min: 0, max: 5 }),
        averageRating: fc.integer({ min: 1_000, max: 5_000 }).map((thousandths) => thousandths / 1_000),
        totalReviews: fc.integer({ min: 0, max: 3 }),
        giftCard: fc.boolean(),
        description: fc.record({ id: anyName, en: fc.oneof(fc.constant(""), anyName) }),
        halal: fc.constantFrom({ status: "unknown" as const }, { status: "certified" as const, number: "ID001" }),
        dangerous: fc.boolean(),
        combinations: anyCombinations(id)
      }),
      optional("soldAs", fc.constant(50_000 + id)),
      optional(
        "category",
        fc.constantFrom(...someCategories).map((one) => one.id)
      ),
      optional("discount", anyDiscount),
      optional("firstActive", anyInstant)
    )
    .map(([product, ...more]) => ({
      ...product,
      ...Object.assign({}, ...more),
      id: ProductId(id),
      source: "spec",
      sourceId: String(id),
      slug: slug(product.name) || "produk",
      averageRating: product.totalReviews > 0 ? product.averageRating : 0,
      howToUse: { id: "Oleskan", en: "Apply" },
      ingredients: "Aqua",
      keyIngredients: [],
      pictures: []
    }))

/** Often nothing, so that several filters together still leave something over. */
const some = <T>(value: fc.Arbitrary<T>, maxLength: number): fc.Arbitrary<Array<T>> =>
  fc.oneof({ weight: 3, arbitrary: fc.constant<Array<T>>([]) }, fc.array(value, { maxLength }))

/** Filters of such a shop, and now and then of none. */
export const anyFilters: fc.Arbitrary<Filters> = fc
  .tuple(
    fc.record({
      brands: some(fc.constantFrom(...someBrands.map(({ id }) => id), BrandId(99)), 3),
      origins: some(fc.constantFrom(...countries.map(({ tag }) => tag), "origin-xx"), 2),
      ratings: some(fc.integer({ min: 0, max: 6 }), 3),
      tags: some(fc.constantFrom(...tags.map(({ id }) => id), "no-such-tag"), 3),
      availableFor: fc.oneof({ weight: 3, arbitrary: fc.constant("all" as const) }, fc.constantFrom(...availabilities))
    }),
    fc.oneof(
      { weight: 2, arbitrary: fc.constant({}) },
      optional(
        "prices",
        fc.tuple(fc.record({ min: anyPrice }), optional("max", anyPrice)).map(([min, max]) => ({ ...min, ...max }))
      )
    )
  )
  .map(([filters, prices]) => ({ ...filters, ...prices }))

export const anyQuery: fc.Arbitrary<SearchQuery> = fc
  .tuple(
    anyFilters,
    fc.record({
      q: fc.oneof(
        { weight: 3, arbitrary: fc.constant("") },
        fc.constantFrom("sunscren", "kenanga", "sabun muka", "serum satin", "spf 50", "creme", "tabir surya", "zzz"),
        anyName
      ),
      page: fc.integer({ min: 1, max: 3 }),
      size: fc.constantFrom(...pageSizes)
    }),
    optional("sort", fc.constantFrom(...sorts)),
    fc.oneof(
      { weight: 2, arbitrary: fc.constant({}) },
      optional("category", fc.constantFrom(...someCategories.map(({ id }) => id), CategoryId("no-such")))
    )
  )
  .map(([filters, query, sort, inCategory]) => ({ ...filters, ...query, ...sort, ...inCategory }))
