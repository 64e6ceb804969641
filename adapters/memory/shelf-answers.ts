import { LRUCache } from "lru-cache"
import type { Brand } from "#core/catalogue/brand.ts"
import type { ProductId } from "#core/catalogue/product.ts"
import type { Words } from "#core/kernel/text.ts"
import type { Found, Suggestions } from "#core/search/found.ts"
import type { Wanted } from "#core/search/interpret.rule.ts"
import type { Matches } from "#core/search/ranking.rule.ts"
import type { Standing } from "./shelf-standing.ts"

/** Answers that are kept of each kind: the same questions come again and again. */
const answersKept = 500
/** Bytes of finds, and of matches, that are kept: a word of many products finds thousands of places. */
const bytesKept = 4 * 1_024 * 1_024

/** What a search finds, in no order: places on the shelf and how well each fits. */
export interface Finds {
  readonly places: Int32Array
  readonly fits: Float64Array
  readonly wanted: ReadonlyArray<Wanted>
  /** The search in the words that the best find answers to, where that mends what was typed. */
  readonly corrected?: string
}

/** What was answered of a shelf, until it changes. */
export interface Answers {
  readonly pages: LRUCache<string, Found>
  readonly found: LRUCache<string, Finds>
  readonly suggested: LRUCache<string, Suggestions>
  readonly lists: LRUCache<string, { readonly title: Words; readonly products: ReadonlyArray<ProductId> }>
  /** The best products of popular categories, by category. */
  readonly best: LRUCache<string, ReadonlyArray<ProductId>>
  /** Words and places do not change with prices and stock: these stay. */
  readonly matches: LRUCache<string, Matches>
  readonly brands: LRUCache<string, ReadonlyArray<Brand>>
}

/** What was answered of this shelf as it stands: nothing yet where its prices or stock have changed since. */
export const answersOf = (shelf: Standing): Answers => {
  const held = answers.get(shelf)
  if (held?.change === shelf.changes()) return held
  const fresh = {
    change: shelf.changes(),
    pages: new LRUCache<string, Found>({ max: answersKept }),
    found: new LRUCache<string, Finds>({ max: answersKept, maxSize: bytesKept, sizeCalculation: bytesOf }),
    suggested: new LRUCache<string, Suggestions>({ max: answersKept }),
    lists: new LRUCache<string, { title: Words; products: ReadonlyArray<ProductId> }>({ max: answersKept }),
    best: new LRUCache<string, ReadonlyArray<ProductId>>({ max: answersKept }),
    matches:
      held?.matches ??
      new LRUCache<string, Matches>({ max: answersKept, maxSize: bytesKept, sizeCalculation: bytesOf }),
    brands: held?.brands ?? new LRUCache<string, ReadonlyArray<Brand>>({ max: answersKept })
  }
  answers.set(shelf, fresh)
  return fresh
}

/** What the columns of finds and matches hold, and something for the rest of them. */
const bytesOf = ({ places }: Pick<Finds, "places">): number => 1_024 + places.length * 13

const answers = new WeakMap<Standing, Answers & { readonly change: number }>()

/** The answer given before, or a new one, which is kept. */
export const kept = <V extends object>(cache: LRUCache<string, V>, key: string, answer: () => V): V => {
  const held = cache.get(key)
  if (held !== undefined) return held
  const made = answer()
  cache.set(key, made)
  return made
}
