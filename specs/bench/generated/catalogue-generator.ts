import { letterOf } from "#core/catalogue/brand.rule.ts"
import { BrandId } from "#core/catalogue/brand.ts"
import { CategoryId, type CategoryLevel } from "#core/catalogue/category.ts"
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
import { rupiah } from "#core/kernel/money.ts"
import { slug } from "#core/kernel/text.ts"
import { benefits, brandWords, countries, kinds, nonsense, shades, tags, textures, things } from "./generator-words.ts"

/** The moment generated catalogues are made for. */
export const generatedNow: Instant = instant(Date.parse("2026-11-20T03:00:00Z"))

/** Numbers from 0 to below 1 that a seed repeats. */
export const randomFrom = (seed: number): (() => number) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A catalogue of that many products, the same for the same seed: names as an Indonesian beauty shop has them. */
export const generatedCatalogue = (size: number, seed = 1): StoredCatalogue => {
  const random = randomFrom(seed)
  const some = <T>(values: ReadonlyArray<T>): T => {
    const value = values[Math.floor(random() * values.length)]
    if (value === undefined) throw new RangeError("nothing to choose from")
    return value
  }
  const whole = (from: number, to: number): number => from + Math.floor(random() * (to - from + 1))
  const maybe = (share: number): boolean => random() < share
  // Few words are used all the time and most of them hardly ever.
  const rare = (): string => nonsense(Math.floor(20_000 * random() ** 4))
  const brands = generatedBrands(Math.max(20, Math.min(400, Math.round(size / 25))), some)
  const categories = generatedCategories()
  const leaves = categories.filter(({ level }) => level === 3)
  const discount = (): Discount =>
    maybe(0.5)
      ? { kind: "percentage", value: whole(5, 50), sale: maybe(0.3) }
      : { kind: "amount", value: whole(1, 20) * 1_000, sale: maybe(0.3) }
  const special = (price: number): ReadonlyArray<SpecialPrice> => [
    {
      price: rupiah(Math.floor(price * 0.8)),
      startsAt: instant(generatedNow + whole(-48, 48) * 3_600_000),
      endsAt: instant(generatedNow + whole(49, 200) * 3_600_000)
    }
  ]
  const combination = (product: number, at: number, attribute: "shade" | "size" | "none"): StoredCombination => {
    const price = rupiah(whole(15, 900) * 1_000)
    const [name, hex] = some(shades)
    return {
      id: CombinationId(`${product}${String(at + 1).padStart(2, "0")}`),
      attribute,
      name:
        attribute === "shade"
          ? `${String(at + 1).padStart(2, "0")} ${name}`
          : attribute === "size"
            ? `${whole(1, 20) * 10} ml`
            : "",
      ...(attribute === "shade" && { hex }),
      price,
      ...(maybe(0.1) && { discount: discount() }),
      specialPrices: maybe(0.05) ? special(price) : [],
      stock: maybe(0.1) ? 0 : whole(1, 300),
      weightGram: whole(20, 500),
      isDefault: at === 0,
      active: at === 0 || !maybe(0.05),
      activeInReview: true,
      availableForGuest: !maybe(0.1),
      preOrder: maybe(0.02)
    }
  }
  const product = (id: number): StoredProduct => {
    const category = some(leaves)
    const attribute = maybe(0.4) ? "shade" : maybe(0.5) ? "size" : "none"
    const ending = maybe(0.5) ? some(textures) : `SPF${whole(3, 5)}0`
    const name = `${rare()} ${some(benefits)} ${category.name.id} ${ending}`
    const text = Array.from({ length: 60 }, () => (maybe(0.3) ? some(maybe(0.5) ? benefits : things) : rare())).join(
      " "
    )
    return {
      id: ProductId(id),
      source: "generator",
      sourceId: String(id),
      ...(!maybe(0.05) && { soldAs: 50_000 + id }),
      slug: slug(name),
      name,
      brand: some(brands).id,
      ...(!maybe(0.01) && { category: category.id }),
      description: { id: text, en: text.split(" ").reverse().slice(0, 30).join(" ") },
      howToUse: { id: some(things), en: some(things) },
      ingredients: "Aqua, Glycerin, Niacinamide",
      keyIngredients: maybe(0.3) ? [{ inci: "Niacinamide", name: "Niacinamide", text: { id: "", en: "" } }] : [],
      halal: { status: maybe(0.7) ? "certified" : "unknown" },
      dangerous: maybe(0.03),
      tags: [...new Set(Array.from({ length: whole(0, 5) }, () => some(tags).id))],
      active: !maybe(0.02),
      removed: maybe(0.005),
      availableForOrder: !maybe(0.03),
      ...(maybe(0.2) && { discount: discount() }),
      firstActive: instant(generatedNow - whole(1, 900) * 86_400_000),
      sales90d: maybe(0.2) ? 0 : whole(1, 3_000),
      averageRating: whole(2_000, 5_000) / 1_000,
      totalReviews: maybe(0.1) ? 0 : whole(1, 900),
      giftCard: false,
      pictures: [],
      combinations: Array.from({ length: attribute === "none" ? 1 : whole(1, 8) }, (_, at) =>
        combination(id, at, attribute)
      )
    }
  }
  return {
    version: 1,
    countries,
    categories,
    brands,
    tags,
    products: Array.from({ length: size }, (_, at) => product(1_001 + at)),
    synonyms: []
  }
}

const generatedBrands = (count: number, some: <T>(values: ReadonlyArray<T>) => T): ReadonlyArray<StoredBrand> =>
  Array.from({ length: count }, (_, at) => {
    const name = `${some(brandWords)} ${some(brandWords)} ${at}`
    return {
      id: BrandId(at + 1),
      slug: `${slug(name)}-brand`,
      name,
      wordmark: name.toUpperCase(),
      letter: letterOf(name),
      country: some(countries).code,
      story: { id: "", en: "" }
    }
  })

const generatedCategories = (): ReadonlyArray<StoredCategory> =>
  Object.entries(kinds).flatMap(([world, groups], first) => [
    category(world, 1, first),
    ...Object.entries(groups).flatMap(([group, leaves], second) => [
      category(group, 2, second, world),
      ...leaves.map((leaf, third) => category(leaf, 3, third, group))
    ])
  ])

const category = (name: string, level: CategoryLevel, position: number, parent?: string): StoredCategory => ({
  id: CategoryId(`${level}-${slug(name)}`),
  slug: `${slug(name)}-${level}`,
  name: { id: name, en: name },
  level,
  ...(parent !== undefined && { parent: CategoryId(`${level - 1}-${slug(parent)}`) }),
  featured: level === 1,
  position
})
