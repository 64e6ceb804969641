import { throwsOf } from "#adapters/memory/seeded-random.ts"
import type { ProductId } from "#core/catalogue/product.ts"
import { type Leaders, leadersOf } from "#core/discovery/recommending/leaders.rule.ts"
import { recommend } from "#core/discovery/recommending/recommend.rule.ts"
import type { Taste } from "#core/discovery/recommending/recommendation.ts"
import type { Facts } from "#core/search/facts.rule.ts"
import { orderOf } from "#core/search/order.rule.ts"
import { isRecommendable } from "#core/search/recommend.rule.ts"

/** A shopper with a stated taste, what is known of them, and what they bought afterwards, which stays hidden. */
interface Shopper {
  readonly taste: Taste
  readonly next: ReadonlyArray<ProductId>
}

/** How often one of the ten first was bought afterwards: of recommendations, and of best sellers. */
interface HitRates {
  readonly recommended: number
  readonly bestSellers: number
  /** Shoppers of whom nothing is known and who are shown nothing. */
  readonly emptyColdStarts: number
}

const known = 9
const heldOut = 3
const shown = 10

/** The goods as shoppers choose among them. */
export interface Goods {
  readonly all: ReadonlyArray<Facts>
  readonly leaders: Leaders
  readonly factsOf: (id: ProductId) => Facts | undefined
}

/** Returns goods by their facts. */
export const goodsFrom = (facts: ReadonlyArray<Facts>): Goods => {
  const byId = new Map(facts.map((one) => [one.id, one]))
  return {
    all: facts.filter(isRecommendable),
    leaders: leadersOf((sort) => facts.toSorted(orderOf(sort))),
    factsOf: (id) => byId.get(id)
  }
}

/**
 * Shoppers who say what their skin and hair are like, and who mostly buy what they have a liking for: by the kind of product, by the
 * brand, by what suits their answers, and sometimes anything. Within each they buy what others buy. The rule of recommendations has
 * no part in it.
 *
 * @param isAnswer whether a tag can be answered in a beauty profile
 */
export const shoppersIn = (
  { all }: Goods,
  count: number,
  seed: number,
  isAnswer: (tag: string) => boolean
): ReadonlyArray<Shopper> => {
  const random = throwsOf(seed)
  const pick = <T>(items: ReadonlyArray<T>): T | undefined => items[Math.floor(random() * items.length)]
  const groupedBy = <K>(keysOf: (facts: Facts) => ReadonlyArray<K>): ReadonlyMap<K, ReadonlyArray<Facts>> => {
    const groups = new Map<K, Array<Facts>>()
    for (const facts of all) for (const key of keysOf(facts)) groups.set(key, [...(groups.get(key) ?? []), facts])
    return groups
  }
  const byKind = groupedBy(({ categories }) => categories.slice(-1))
  const byBrand = groupedBy(({ brand }) => [brand])
  const byTag = groupedBy(({ tags }) => tags.filter(isAnswer))
  const bySales = (among: ReadonlyArray<Facts>): Facts | undefined => {
    const weights = among.map(({ sales90d }) => Math.sqrt(sales90d + 1))
    let left = random() * weights.reduce((sum, weight) => sum + weight, 0)
    return among.find((_, place) => {
      left -= weights[place] ?? 0
      return left <= 0
    })
  }
  const favourites = <K>(groups: ReadonlyMap<K, ReadonlyArray<Facts>>, number: number): ReadonlyArray<K> =>
    Array.from({ length: number }, () => pick([...groups.keys()])).flatMap((key) => key ?? [])

  return Array.from({ length: count }, () => {
    const [kinds, brands, answers] = [favourites(byKind, 2), favourites(byBrand, 2), favourites(byTag, 3)]
    const bought: Array<ProductId> = []
    for (let tries = 0; bought.length < known + heldOut && tries < 200; tries++) {
      const turn = random()
      const among =
        turn < 0.4
          ? byKind.get(pick(kinds) ?? ("" as never))
          : turn < 0.6
            ? byBrand.get(pick(brands) ?? (0 as never))
            : turn < 0.85
              ? byTag.get(pick(answers) ?? "")
              : all
      const one = bySales(among ?? all)
      if (one && !bought.includes(one.id)) bought.push(one.id)
    }
    const past = bought.slice(0, known).toReversed()
    const loved = past.filter(() => random() < 0.5)
    return {
      taste: { answers, interests: [], bought: past, loved, tried: loved },
      next: bought.slice(known)
    }
  })
}

/** Returns how often recommendations and best sellers name what shoppers bought afterwards. */
export const hitRates = (goods: Goods, shoppers: ReadonlyArray<Shopper>): HitRates => {
  const day = "2026-11-20"
  const bestSellers = goods.leaders.shop
  const rateOf = (listFor: (shopper: Shopper) => ReadonlyArray<ProductId>): number =>
    shoppers.filter((one) => {
      const first = listFor(one).slice(0, shown)
      return one.next.some((id) => first.includes(id))
    }).length / shoppers.length
  const listOf = (taste: Taste) => recommend(taste, goods.leaders, goods.factsOf, day).map(({ id }) => id)
  return {
    recommended: rateOf(({ taste }) => listOf(taste)),
    bestSellers: rateOf(({ taste }) => bestSellers.filter((id) => !taste.bought.includes(id))),
    emptyColdStarts: shoppers.filter(({ taste }) => listOf({ ...taste, bought: [], loved: [], tried: [] }).length === 0)
      .length
  }
}
