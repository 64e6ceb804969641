import type { ProductId } from "../../catalogue/product.ts"
import { steadyRating } from "../../catalogue/rating.rule.ts"
import type { Facts } from "../../search/facts.rule.ts"
import { hashToUnit, isRecommendable, listLength } from "../../search/recommend.rule.ts"
import type { Leaders } from "./leaders.rule.ts"
import type { Reason, Recommended, Taste } from "./recommendation.ts"

/** How many of the latest products that a member loved or bought speak for others. Own choice. */
export const rememberedMost = 30

/** Products of one kind, and of one brand, among ten that follow each other at most, unless nothing else is left. Own choice. */
export const alikeMost = { kind: 4, brand: 4, among: 10 } as const

// What a signal adds at most to the points of a product. Popularity and stars together are less than one answer that fits.
const weights = { answer: 1, interest: 0.8, kind: 1.4, kindAbove: 0.4, brand: 0.7, sales: 0.35, stars: 0.25, day: 0.05 }

/** How much products of a kind and of a brand were loved or bought: shares of all of them. */
interface Leanings {
  readonly kinds: ReadonlyMap<string, number>
  readonly above: ReadonlyMap<string, number>
  readonly brands: ReadonlyMap<number, number>
}

interface Rated {
  readonly facts: Facts
  readonly points: number
  readonly reason?: Reason
}

/**
 * Recommends products for a taste, the best first and each once, at most `listLength`. None of them is sold out, inactive, or one that
 * the member has bought, reviewed or marked. The reason of each is true of it. Without any taste they are what sells best, without
 * reasons. The same all day, then drawn again. D-16b; decision 0118.
 *
 * @param leaders best sellers, which may be some minutes old
 * @param factsOf products as they are now
 * @param day the Jakarta day, `2026-11-20`
 */
export const recommend = (
  taste: Taste,
  leaders: Leaders,
  factsOf: (id: ProductId) => Facts | undefined,
  day: string
): ReadonlyArray<Recommended> => {
  const known = (ids: ReadonlyArray<ProductId>) => ids.slice(0, rememberedMost).flatMap((id) => factsOf(id) ?? [])
  const loved = leaningsOf(known(taste.loved))
  const bought = leaningsOf(known(taste.bought))
  const owned = new Set([...taste.bought, ...taste.tried, ...taste.loved])
  const rated: Array<Rated> = []
  for (const id of candidatesFor(taste, leaders, [loved, bought])) {
    const facts = owned.has(id) ? undefined : factsOf(id)
    if (facts !== undefined && isRecommendable(facts)) rated.push(rate(facts, taste, loved, bought, leaders, day))
  }
  const ordered = rated.sort((one, other) => other.points - one.points || one.facts.id - other.facts.id)
  return mixed(ordered).map(({ facts, reason }) => ({ id: facts.id, ...(reason && { reason }) }))
}

/** Best sellers of everything that the taste names, and of the shop, so that there is always something. */
const candidatesFor = (
  { answers, interests }: Taste,
  { shop, byTag, byCategory, byBrand }: Leaders,
  leanings: ReadonlyArray<Leanings>
): ReadonlySet<ProductId> => {
  const found = new Set(shop)
  const add = (ids: ReadonlyArray<ProductId> = []) => {
    for (const id of ids) found.add(id)
  }
  for (const tag of answers) add(byTag.get(tag))
  for (const interest of interests) {
    add(byTag.get(interest))
    add(byCategory.get(interest))
  }
  for (const { kinds, brands } of leanings) {
    for (const kind of kinds.keys()) add(byCategory.get(kind))
    for (const brand of brands.keys()) add(byBrand.get(brand))
  }
  return found
}

const rate = (
  facts: Facts,
  { answers, interests }: Taste,
  loved: Leanings,
  bought: Leanings,
  { mostSold }: Leaders,
  day: string
): Rated => {
  // A product that fits everybody says less about a member than one that fits few.
  const narrow = Math.sqrt(facts.tags.length)
  const fitting = answers.filter((tag) => facts.tags.includes(tag))
  const interesting = interests.some((one) => facts.tags.includes(one) || facts.categories.some((id) => id === one))
  const signals: ReadonlyArray<readonly [points: number, reason: Reason]> = [
    ...fitting.map((tag): readonly [number, Reason] => [weights.answer / narrow, { kind: "answer", tag }]),
    [interesting ? weights.interest : 0, { kind: "interest" }],
    [leaningTo(facts, loved), { kind: "loved" }],
    [leaningTo(facts, bought), { kind: "bought" }]
  ]
  const [strongest, reason] = signals.reduce((most, one) => (one[0] > most[0] ? one : most), [
    0,
    undefined
  ] as readonly [number, Reason | undefined])
  const spoken = signals.reduce((sum, [points]) => sum + points, 0)
  const prior =
    (weights.sales * Math.log1p(facts.sales90d)) / Math.log1p(mostSold) +
    (weights.stars * (steadyRating(facts) - 1)) / 4 +
    weights.day * hashToUnit(day, facts.id)
  return { facts, points: spoken + prior, ...(strongest > 0 && reason && { reason }) }
}

const leaningTo = (facts: Facts, { kinds, above, brands }: Leanings): number =>
  weights.kind * (kinds.get(facts.categories.at(-1) ?? "") ?? 0) +
  weights.kindAbove * (above.get(facts.categories.at(-2) ?? "") ?? 0) +
  weights.brand * (brands.get(facts.brand) ?? 0)

const leaningsOf = (products: ReadonlyArray<Facts>): Leanings => {
  const share = 1 / Math.sqrt(Math.max(1, products.length))
  const counted = <K>(keyOf: (facts: Facts) => K | undefined): ReadonlyMap<K, number> => {
    const shares = new Map<K, number>()
    for (const facts of products) {
      const key = keyOf(facts)
      if (key !== undefined) shares.set(key, Math.min(1, (shares.get(key) ?? 0) + share))
    }
    return shares
  }
  return {
    kinds: counted(({ categories }) => categories.at(-1)),
    above: counted(({ categories }) => categories.at(-2)),
    brands: counted(({ brand }) => brand)
  }
}

/** Takes the best first, but no more than some of one kind and of one brand among ten that follow each other. */
const mixed = (ordered: ReadonlyArray<Rated>): ReadonlyArray<Rated> => {
  const taken: Array<Rated> = []
  const left = [...ordered]
  while (taken.length < listLength && left.length > 0) {
    const recent = taken.slice(taken.length - (taken.length % alikeMost.among))
    const fits = ({ facts }: Rated) =>
      recent.filter((one) => one.facts.categories.at(-1) === facts.categories.at(-1)).length < alikeMost.kind &&
      recent.filter((one) => one.facts.brand === facts.brand).length < alikeMost.brand
    const at = left.findIndex(fits)
    taken.push(...left.splice(Math.max(0, at), 1))
  }
  return taken
}
