import { Effect } from "effect"
import { catalogueIndexOf } from "#adapters/memory/catalogue-index.ts"
import { noLists } from "#core/catalogue/stored-lists.ts"
import { instant } from "#core/kernel/moment.ts"
import { rupiah } from "#core/kernel/money.ts"
import { emptyQuery, type SearchQuery } from "#core/search/query.ts"
import { sorts } from "#core/search/sort.ts"
import { generatedCatalogue, generatedNow, randomFrom } from "./generated/catalogue-generator.ts"

/**
 * What each question costs the index, in milliseconds of one core: `node specs/bench/catalogue-index.bench.ts [products…]`.
 * Every question is asked in many variants, so that cached answers do not flatter it; `again` asks the same one.
 */
const sizes = process.argv.slice(2).map(Number)

for (const size of sizes.length > 0 ? sizes : [5_000, 20_000]) {
  const catalogue = generatedCatalogue(size)
  const before = memory()
  const started = performance.now()
  const index = catalogueIndexOf(catalogue, noLists, generatedNow)
  const built = performance.now() - started
  const random = randomFrom(7)
  const some = <T>(values: ReadonlyArray<T>): T => {
    const value = values[Math.floor(random() * values.length)]
    if (value === undefined) throw new RangeError("nothing to choose from")
    return value
  }
  const reader = { language: "id", now: generatedNow } as const
  const narrowed = (): SearchQuery => ({
    ...emptyQuery,
    category: some(catalogue.categories).id,
    brands: random() < 0.5 ? [some(catalogue.brands).id] : [],
    origins: random() < 0.3 ? [some(catalogue.countries).tag] : [],
    ratings: random() < 0.3 ? [4, 5] : [],
    tags: random() < 0.3 ? [some(catalogue.tags).id] : [],
    ...(random() < 0.3 && { prices: { min: rupiah(Math.floor(random() * 400_000)), max: rupiah(600_000) } }),
    sort: some(sorts),
    page: 1 + Math.floor(random() * 3)
  })
  const word = (): string => some(some(catalogue.products).name.split(" "))
  const beginning = (): string => word().slice(0, 3 + Math.floor(random() * 4))
  const asked = new Set<string>()
  /** A text that has not been asked before, or after many tries one that has. */
  const fresh = (text: () => string): string => {
    let made = text()
    for (let tries = 0; asked.has(made) && tries < 50; tries++) made = text()
    asked.add(made)
    return made
  }
  const misspelt = (text: string): string => text.slice(0, 2) + text.slice(3)
  const suggested = (q: string) => index.search.suggest({ q, named: q }, reader)
  const questions: Readonly<Record<string, () => Effect.Effect<unknown, unknown>>> = {
    "facet page": () => index.search.find(narrowed(), reader),
    "facet page, again": () => index.search.find({ ...emptyQuery, brands: [], size: 16 }, reader),
    count: () => index.search.count(narrowed(), reader),
    "search, two words": () => index.search.find({ ...emptyQuery, q: fresh(() => `${word()} ${word()}`) }, reader),
    "search, misspelt": () =>
      index.search.find({ ...emptyQuery, q: fresh(() => `${misspelt(word())} ${word()}`) }, reader),
    suggestions: () => suggested(fresh(beginning)),
    "suggestions, again": () => suggested("lip"),
    product: () => index.catalogue.product(some(catalogue.products).id, reader),
    "cards, twelve": () =>
      index.catalogue.cards(
        Array.from({ length: 12 }, () => some(catalogue.products).id),
        reader
      ),
    "people also buy": () => index.catalogue.list("people-also-buy", some(catalogue.products).id, reader),
    trending: () => index.catalogue.list("trending", undefined, reader),
    "popular categories": () => index.catalogue.popularCategories(reader)
  }
  console.info(`${size} products: built in ${built.toFixed(0)} ms, ${((memory() - before) / 2 ** 20).toFixed(0)} MiB`)
  for (const [name, question] of Object.entries(questions)) console.info(`  ${name.padEnd(22)} ${timed(question)}`)
  const stock = catalogue.products.slice(0, 50).map(({ id, combinations }) => ({
    product: id,
    combination: combinations[0]?.id ?? "",
    stock: 0
  }))
  console.info(
    `  ${"50 changes of stock".padEnd(22)} ${once(() => Effect.runFork(index.apply({ stock }, () => generatedNow)))}`
  )
  const later = { ...reader, now: instant(generatedNow + 60 * 3_600_000) }
  console.info(
    `  ${"prices of another day".padEnd(22)} ${once(() => Effect.runSync(index.search.find(emptyQuery, later)))}`
  )
}

/** What 2,000 askings cost the processor, after some to warm up, and the median of how long one takes. */
function timed(question: () => Effect.Effect<unknown, unknown>): string {
  for (let at = 0; at < 500; at++) Effect.runSync(question())
  const questions = Array.from({ length: 2_000 }, question)
  const before = process.cpuUsage()
  const times = questions
    .map((asked) => {
      const from = performance.now()
      Effect.runSync(asked)
      return performance.now() - from
    })
    .sort((one, other) => one - other)
  const { user, system } = process.cpuUsage(before)
  return `${((user + system) / 2_000_000).toFixed(4)} ms of CPU, median ${(times[1_000] ?? 0).toFixed(4)} ms`
}

function once(work: () => unknown): string {
  const from = performance.now()
  work()
  return `${(performance.now() - from).toFixed(2)} ms`
}

function memory(): number {
  globalThis.gc?.()
  return process.memoryUsage().rss
}
