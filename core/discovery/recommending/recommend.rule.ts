import type { ProductId } from "../../catalogue/product.ts"
import { steadyRating } from "../../catalogue/rating.rule.ts"
import { best } from "../../search/best.rule.ts"
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

/** Points from which on a likeness is said aloud. Own choice. */
const namedFrom = 0.2

/** Of how many of the best a mix is made: enough that ten in a row are not all of one kind. */
const consideredMost = 4 * listLength

/** How much products of a kind and of a brand were loved or bought: shares of all of them. */
interface Leanings {
  readonly kinds: ReadonlyMap<string, number>
  readonly above: ReadonlyMap<string, number>
  readonly brands: ReadonlyMap<number, number>
}

interface Rated {
  readonly facts: Facts
  readonly points: number
}

/**
 * Recommends products for a taste, the best first and each once, at most `listLength`. None of them is sold out, inactive, or one that
 * the member has bought, reviewed or marked. The reason of each is true of it, and reasons take turns. Without any taste they are what
 * sells best, without reasons. The same all day, then drawn again. D-16b; decision 0118.
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
  const sayings: Sayings = { ...taste, likings: [loved, bought] }
  const rated: Array<Rated> = []
  for (const id of candidatesFor(taste, leaders, [loved, bought])) {
    const facts = owned.has(id) ? undefined : factsOf(id)
    if (facts !== undefined && isRecommendable(facts))
      rated.push({ facts, points: pointsOf(facts, sayings) + priorOf(facts, leaders, day) })
  }
  const first = best(rated, consideredMost, (one, other) => other.points - one.points || one.facts.id - other.facts.id)
  return named(mixed(first), sayings)
}

/** Everything that speaks for a product. */
interface Sayings extends Pick<Taste, "answers" | "interests"> {
  /** Towards what was loved, and towards what was bought. */
  readonly likings: readonly [loved: Leanings, bought: Leanings]
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

const pointsOf = (facts: Facts, { answers, interests, likings: [loved, bought] }: Sayings): number => {
  let fitting = 0
  for (const tag of answers) if (facts.tags.includes(tag)) fitting++
  return (
    (weights.answer * fitting) / breadthOf(facts) +
    (isInteresting(facts, interests) ? weights.interest : 0) +
    leaningTo(facts, loved) +
    leaningTo(facts, bought)
  )
}

const priorOf = (facts: Facts, { mostSold }: Leaders, day: string): number =>
  weights.sales * Math.sqrt(facts.sales90d / mostSold) +
  (weights.stars * (steadyRating(facts) - 1)) / 4 +
  weights.day * hashToUnit(day, facts.id)

/** A product that fits everybody says less about a member than one that fits few. */
const breadthOf = ({ tags }: Facts): number => Math.sqrt(Math.max(1, tags.length))

const isInteresting = ({ tags, categories }: Facts, interests: ReadonlyArray<string>): boolean =>
  interests.length > 0 && interests.some((one) => tags.includes(one) || categories.some((id) => id === one))

/** Everything that may be said for a product, in the order in which it is preferred. */
const reasonsFor = (facts: Facts, { answers, interests, likings: [loved, bought] }: Sayings): ReadonlyArray<Reason> => [
  ...answers.filter((tag) => facts.tags.includes(tag)).map((tag): Reason => ({ kind: "answer", tag })),
  ...(isInteresting(facts, interests) ? [{ kind: "interest" } as const] : []),
  ...(leaningTo(facts, loved) > namedFrom ? [{ kind: "loved" } as const] : []),
  ...(leaningTo(facts, bought) > namedFrom ? [{ kind: "bought" } as const] : [])
]

/** Names one reason of each: of those that hold, the one that was named least so far, answers first. */
const named = (list: ReadonlyArray<Rated>, sayings: Sayings): ReadonlyArray<Recommended> => {
  const times = new Map<string, number>()
  const keyOf = (reason: Reason) => (reason.kind === "answer" ? `answer ${reason.tag}` : reason.kind)
  const countOf = (reason: Reason) => times.get(keyOf(reason)) ?? 0
  return list.map(({ facts }) => {
    const [first, ...others] = reasonsFor(facts, sayings)
    if (first === undefined) return { id: facts.id }
    const reason = others.reduce((least, one) => (countOf(one) < countOf(least) ? one : least), first)
    times.set(keyOf(reason), countOf(reason) + 1)
    return { id: facts.id, reason }
  })
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
  let counts = new Map<string | number, number>()
  const countOf = (key: string | number | undefined) => (key === undefined ? 0 : (counts.get(key) ?? 0))
  while (taken.length < listLength && left.length > 0) {
    if (taken.length % alikeMost.among === 0) counts = new Map()
    const at = left.findIndex(
      ({ facts: { categories, brand } }) =>
        countOf(categories.at(-1)) < alikeMost.kind && countOf(brand) < alikeMost.brand
    )
    const [one] = left.splice(Math.max(0, at), 1)
    if (one === undefined) break
    taken.push(one)
    for (const key of [one.facts.categories.at(-1), one.facts.brand])
      if (key !== undefined) counts.set(key, countOf(key) + 1)
  }
  return taken
}
