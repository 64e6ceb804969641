import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"
import { Effect } from "effect"
import { type CatalogueIndex, catalogueIndexOf } from "#adapters/memory/catalogue-index.ts"
import type { IndexChanges } from "#adapters/memory/index/apply.ts"
import { ProductId } from "#core/catalogue/product.ts"
import type { StoredCatalogue, StoredProduct } from "#core/catalogue/stored.ts"
import { noLists } from "#core/catalogue/stored-lists.ts"
import type { Unavailable } from "#core/kernel/failure.ts"
import { rupiah } from "#core/kernel/money.ts"
import { emptyQuery } from "#core/search/query.ts"
import { sorts } from "#core/search/sort.ts"
import { finish, heading, median, tell } from "./figures.ts"
import { generatedCatalogue, generatedNow, randomFrom } from "./generated/catalogue-generator.ts"
import { stayOnOneCore } from "./machine.ts"

/**
 * What a change costs the index of a process, in milliseconds and bytes, and how long others wait for the thread:
 * `node specs/bench/index-changes.bench.ts [products…]`. The index that is built again is what every change led to before decision 0147.
 */
const sizes = process.argv.slice(2).map(Number)
const tries = 21

stayOnOneCore()
setFlagsFromString("--expose-gc")
const collect = runInNewContext("gc") as () => void

const reader = { language: "id", now: generatedNow } as const
const now = () => generatedNow

/** Milliseconds that this thread has worked: others on the machine and collectors beside it do not count. */
const worked = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

const bytes = (): number => {
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

interface Cost {
  /** From beginning to end. */
  readonly ms: number
  /** That this thread has worked. */
  readonly worked: number
  /** Allocated meanwhile, if nothing was collected; at least what is held then. */
  readonly bytes: number
  /** The longest time in which nothing else had its turn. */
  readonly blocked: number
}

/** Does a piece of work while a timer measures how long it is not asked. */
const costOf = async (work: Effect.Effect<void>): Promise<Cost> => {
  collect()
  const held = bytes()
  const started = performance.now()
  const begun = worked()
  let blocked = 0
  let last = begun
  const look = () => {
    const at = worked()
    blocked = Math.max(blocked, at - last)
    last = at
  }
  const timer = setInterval(look, 0)
  await Effect.runPromise(work)
  look()
  clearInterval(timer)
  return { ms: performance.now() - started, worked: worked() - begun, bytes: bytes() - held, blocked }
}

/** The first questions after a change pay for what it has left over. */
const questionsTo = (index: CatalogueIndex, catalogue: StoredCatalogue) => {
  const ask = (name: string, question: Effect.Effect<unknown, Unavailable>) => {
    const from = performance.now()
    Effect.runSync(question)
    return { name, ms: performance.now() - from }
  }
  const [category] = catalogue.categories
  return [
    ...sorts.map((sort) => ask(sort, index.search.find({ ...emptyQuery, sort, size: 16 }, reader))),
    ...(category
      ? [ask("category", index.search.find({ ...emptyQuery, category: category.id, size: 16 }, reader))]
      : []),
    ask("search", index.search.find({ ...emptyQuery, q: "serum", size: 16 }, reader)),
    ask("home", index.catalogue.popularCategories(reader)),
    ask("brands", index.catalogue.brands(reader))
  ]
}

const inKiB = (size: number): number => size / 1_024

for (const size of sizes.length > 0 ? sizes : [5_000, 100_000]) {
  heading(`${size.toLocaleString("en")} products: node specs/bench/index-changes.bench.ts ${size}`)
  const catalogue = generatedCatalogue(size)
  const index = catalogueIndexOf(catalogue, noLists, generatedNow)
  const random = randomFrom(7)
  const some = (): StoredProduct => {
    const product = catalogue.products[Math.floor(random() * catalogue.products.length)]
    if (product === undefined) throw new RangeError("no products")
    return index.stored(product.id) ?? product
  }
  questionsTo(index, catalogue)
  const again = await costOf(index.renew(catalogue, noLists, now))
  questionsTo(index, catalogue)
  tell("before: the whole index again", again.worked, "ms", undefined, `${inKiB(again.bytes).toFixed(0)} KiB`)
  tell("before: the thread is busy for", again.blocked, "ms")

  const priced = (product: StoredProduct): StoredProduct => ({
    ...product,
    combinations: product.combinations.map((one) => ({
      ...one,
      price: rupiah(10_000 + Math.floor(random() * 500_000))
    }))
  })
  const report = async (what: string, change: () => IndexChanges, budget: number) => {
    const costs: Array<Cost> = []
    const asked: Array<{ readonly name: string; readonly ms: number }> = []
    for (let time = 0; time < tries; time++) {
      costs.push(await costOf(index.apply(change(), now)))
      asked.push(...questionsTo(index, catalogue))
    }
    const middle = (of: (cost: Cost) => number) => median(costs.map(of))
    tell(
      what,
      middle(({ ms }) => ms),
      "ms",
      { budget },
      `${inKiB(middle((cost) => cost.bytes)).toFixed(0)} KiB`
    )
    tell("  the thread is busy for, at most", Math.max(...costs.map(({ blocked }) => blocked)), "ms", { budget: 10 })
    const [slowest] = [...Map.groupBy(asked, ({ name }) => name)]
      .map(([name, all]) => ({ name, ms: median(all.map(({ ms }) => ms)) }))
      .sort((one, other) => other.ms - one.ms)
    tell("  the slowest question after it", slowest?.ms ?? 0, "ms", undefined, slowest?.name)
  }
  await report("a changed price", () => ({ products: [priced(some())] }), 5)
  await report(
    "stock of 50 combinations",
    () => {
      const stock = Array.from({ length: 50 }, () => some()).flatMap(({ id, combinations: [one] }) =>
        one === undefined ? [] : [{ product: id, combination: one.id, stock: Math.floor(random() * 3) }]
      )
      return { stock }
    },
    20
  )
  await report("another name", () => ({ products: [{ ...some(), name: `Serum ${Math.floor(random() * 1_000)}` }] }), 10)
  let last = size * 2
  await report("a new product", () => ({ products: [{ ...some(), id: ProductId(++last) }] }), 10)
  await report("other lists of the merchant", () => ({ lists: { ...noLists, lists: [] } }), 5)
  const many = Array.from({ length: Math.ceil(size / 10) }, () => priced(some()))
  const tenth = await costOf(index.apply({ products: many }, now))
  tell("a tenth of all prices", tenth.worked, "ms", undefined, `${(tenth.worked / many.length).toFixed(3)} ms each`)
  tell("  the thread is busy for, at most", tenth.blocked, "ms", { budget: 10 })
  const texts = Array.from({ length: Math.ceil(size / 10) }, (_, at) => ({
    ...some(),
    name: `Lotion ${at}`,
    description: { id: `${some().description.id} ${at}`, en: some().description.en }
  }))
  const rewritten = await costOf(index.apply({ products: texts }, now))
  tell(
    "a tenth of all names and texts",
    rewritten.worked,
    "ms",
    undefined,
    `${(rewritten.worked / texts.length).toFixed(3)} ms each`
  )
  tell("  the thread is busy for, at most", rewritten.blocked, "ms", { budget: 10 })
}
finish()
