import type { ProductId } from "#core/catalogue/product.ts"
import type { StoredCatalogue } from "#core/catalogue/stored.ts"
import { recommend } from "#core/discovery/recommending/recommend.rule.ts"
import { noTaste, type Taste } from "#core/discovery/recommending/recommendation.ts"
import { factsOf, isShown, originsOf } from "#core/search/facts.rule.ts"
import { withLoves } from "../discovery/real-goods.ts"
import { type Goods, goodsFrom, hitRates, shoppersIn } from "../discovery/shoppers.ts"
import { demoCatalogue } from "../search/demo-catalogue.ts"
import { realCatalogue } from "../search/real-catalogue.ts"
import { sharedRows } from "../shared-data.ts"
import { finish, heading, tell } from "./figures.ts"
import { generatedNow } from "./generated/catalogue-generator.ts"

/**
 * How often one of the ten products recommended first is one that a shopper buys next, beside best sellers, and what choosing costs:
 * `node specs/bench/recommendations.bench.ts [shoppers=3000]`. Shoppers with a stated taste are simulated; of reviewers in the shared
 * data, whose names and purchases were invented at random, nothing can be foretold.
 */
const shoppers = Number(process.argv[2]?.replace(/^shoppers=/, "") ?? 3_000)
const leastTimes = 2
const leastPerSecond = 1_000

const goodsOf = (catalogue: StoredCatalogue): Goods => {
  const origins = originsOf(catalogue)
  return goodsFrom(catalogue.products.filter(isShown).map((product) => factsOf(product, origins, generatedNow)))
}

const judge = (what: string, goods: Goods, isAnswer: (tag: string) => boolean, least?: number): void => {
  heading(`${what}: ${goods.all.length} products, ${shoppers} simulated shoppers`)
  const all = shoppersIn(goods, shoppers, 2_026, isAnswer)
  const { recommended, bestSellers, emptyColdStarts } = hitRates(goods, all)
  tell("  hit rate at 10, best sellers", bestSellers * 100, "%")
  tell("  hit rate at 10, recommendations", recommended * 100, "%")
  tell(
    "  times as often",
    recommended / bestSellers,
    "×",
    least === undefined ? undefined : { budget: least, atLeast: true }
  )
  tell("  newcomers who are shown nothing", emptyColdStarts, "", { budget: 0 })
  const before = process.cpuUsage()
  for (const { taste } of all) recommend(taste, goods.leaders, goods.factsOf, "2026-11-20")
  tell("  choosing, on one core", all.length / (process.cpuUsage(before).user / 1_000_000), "/s", {
    budget: leastPerSecond,
    atLeast: true
  })
}

interface ReviewRow {
  readonly product_source_id: string
  readonly reviewer: string
  readonly rating: number
  readonly created_at: string
}

/** The latest product of each reviewer with at least 4 stars, foretold from those before. */
const judgeReviewers = (catalogue: StoredCatalogue, goods: Goods): void => {
  const numbers = new Map(catalogue.products.map(({ sourceId, id }) => [sourceId, id]))
  const byReviewer = new Map<string, Array<ProductId>>()
  const rows = (sharedRows("reviews-id-composed.jsonl.gz") as ReadonlyArray<ReviewRow>)
    .filter(({ rating }) => rating >= 4)
    .toSorted((one, other) => (one.created_at < other.created_at ? -1 : 1))
  for (const { reviewer, product_source_id: source } of rows) {
    const id = numbers.get(source)
    if (id !== undefined) byReviewer.set(reviewer, [...(byReviewer.get(reviewer) ?? []), id])
  }
  const all = [...byReviewer.values()]
    .filter((products) => products.length > 1)
    .map((products) => {
      const past = products.slice(0, -1).toReversed()
      const taste: Taste = { ...noTaste, bought: past, loved: past, tried: past }
      return { taste, next: products.slice(-1) }
    })
  heading(`invented reviewers of the shared data: ${all.length}, without any taste`)
  const { recommended, bestSellers } = hitRates(goods, all)
  tell("  hit rate at 10, best sellers", bestSellers * 100, "%")
  tell("  hit rate at 10, recommendations", recommended * 100, "%")
}

// Of 298 products ten best sellers are a good guess already.
judge("the demo shop", goodsOf(demoCatalogue(generatedNow).catalogue), (tag) =>
  /^(?:skin|tone|concern|body-concern|hair|hair-concern)-/.test(tag)
)
const real = withLoves(realCatalogue())
const goods = goodsOf(real)
judge("a catalogue of real products", goods, (tag) => tag.startsWith("good-for"), leastTimes)
judgeReviewers(real, goods)
finish()
