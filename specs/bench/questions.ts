import { serviceBases } from "#adapters/wire/endpoint.ts"
import { categoryPath } from "#core/catalogue/links.ts"
import { sorts } from "#core/search/sort.ts"
import { randomFrom } from "./generated/catalogue-generator.ts"

/** Values in the questions, as read from the running shop. */
interface Goods {
  readonly categories: ReadonlyArray<{ readonly _id: string; readonly slug: string }>
  readonly brands: ReadonlyArray<number>
  readonly tags: ReadonlyArray<string>
  readonly products: ReadonlyArray<{ readonly id: number; readonly name: string }>
}

interface Branch {
  readonly _id: string
  readonly slug: string
  readonly children: ReadonlyArray<Branch>
}

/** Enough that an answer is seldom a cached one: an index caches 500. */
const variants = 4_000

const flat = (branches: ReadonlyArray<Branch>): ReadonlyArray<Branch> =>
  branches.flatMap((branch) => [branch, ...flat(branch.children)])

const { catalogue } = serviceBases

const goodsOf = async (address: string): Promise<Goods> => {
  const ask = async <A>(path: string): Promise<A> => {
    const response = await fetch(`${address}${catalogue}${path}`)
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    return ((await response.json()) as { readonly data: A }).data
  }
  const [tree, brands, tags] = await Promise.all([
    ask<ReadonlyArray<Branch>>("/categories"),
    ask<ReadonlyArray<{ readonly id: number }>>("/v3/brands"),
    ask<ReadonlyArray<{ readonly _id: string }>>("/tags")
  ])
  const products: Array<Goods["products"][number]> = []
  for (let skip = 0; skip < 3_000; skip += 100) {
    const found = await ask<Goods["products"]>(`/v3/search?skip=${skip}&limit=100&sort=aToZ`)
    products.push(...found)
  }
  return { categories: flat(tree), brands: brands.map(({ id }) => id), tags: tags.map(({ _id: id }) => id), products }
}

/** The addresses to ask, by kind: the same ones for the same shop. */
export interface Questions {
  readonly categories: ReadonlyArray<string>
  readonly searches: ReadonlyArray<string>
  readonly suggestions: ReadonlyArray<string>
  readonly products: ReadonlyArray<string>
  readonly categoryPages: ReadonlyArray<string>
}

export const questionsFor = async (address: string): Promise<Questions> => {
  const goods = await goodsOf(address)
  const random = randomFrom(7)
  const some = <T>(values: ReadonlyArray<T>): T => {
    const value = values[Math.floor(random() * values.length)]
    if (value === undefined) throw new RangeError("the shop has nothing to ask for")
    return value
  }
  const maybe = (share: number): boolean => random() < share
  const many = (make: () => string): ReadonlyArray<string> => [...new Set(Array.from({ length: variants }, make))]
  const word = (): string => some(some(goods.products).name.split(" "))
  const beginning = (): string => {
    const text = word()
    return text.length < 3 ? `${text} ${word()}` : text.slice(0, 3 + Math.floor(random() * 5))
  }
  const find = (filter: object, sort: string | undefined) =>
    `${catalogue}/v3/search?filter=${encodeURIComponent(JSON.stringify(filter))}${sort ? `&sort=${sort}` : ""}&skip=${some([0, 0, 12, 24])}&limit=12`
  const narrowing = () => ({
    ...(maybe(0.3) && { brands: [some(goods.brands), some(goods.brands)] }),
    ...(maybe(0.3) && { rating: [{ from: 4, to: 4.999 }] }),
    ...(maybe(0.3) && { tags: [some(goods.tags)] }),
    ...(maybe(0.4) && { prices: { min: Math.floor(random() * 400) * 1_000, max: 600_000 } })
  })
  return {
    categories: many(() => find({ category: some(goods.categories)._id, ...narrowing() }, some(sorts))),
    searches: many(() => find({ q: `${word()} ${word()}`, ...narrowing() }, maybe(0.3) ? some(sorts) : undefined)),
    suggestions: many(() => `${catalogue}/v3/search/suggestions?q=${encodeURIComponent(beginning())}`),
    products: many(() => `${catalogue}/v3/products/${some(goods.products).id}`),
    categoryPages: goods.categories.map(({ _id: id, slug }) => categoryPath({ id: id as never, slug, name: "" }))
  }
}
