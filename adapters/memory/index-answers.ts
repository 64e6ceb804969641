import { LRUCache } from "lru-cache"
import type { Brand } from "#core/catalogue/brand.ts"
import type { ProductId } from "#core/catalogue/product.ts"
import type { Words } from "#core/kernel/text.ts"
import type { Found, Suggestions } from "#core/search/found.ts"
import type { Standing } from "./index-snapshot.ts"

/** Cached answers of each kind: the same queries come again and again. */
const maxAnswers = 500

/** Answers by their query. */
interface Keeping<V> {
  readonly get: (question: string) => V | undefined
  readonly set: (question: string, answer: V) => unknown
}

/** Answers from an index, until it changes. */
export interface Answers {
  readonly pages: Keeping<Found>
  readonly suggested: Keeping<Suggestions>
  readonly lists: Keeping<{ readonly title: Words; readonly products: ReadonlyArray<ProductId> }>
  /** The best products of popular categories, by category. */
  readonly best: Keeping<ReadonlyArray<ProductId>>
  /** Words and places do not change with prices and stock: these stay. */
  readonly brands: Keeping<ReadonlyArray<Brand>>
}

/** Answers from this index in its present state: none yet if its prices or stock have changed since. */
export const answersOf = (index: Standing): Answers => {
  const held = answers.get(index)
  if (held?.change === index.changes()) return held
  const fresh = {
    change: index.changes(),
    pages: onceAskedAgain<Found>(),
    suggested: onceAskedAgain<Suggestions>(),
    lists: new LRUCache<string, { title: Words; products: ReadonlyArray<ProductId> }>({ max: maxAnswers }),
    best: new LRUCache<string, ReadonlyArray<ProductId>>({ max: maxAnswers }),
    brands: held?.brands ?? new LRUCache<string, ReadonlyArray<Brand>>({ max: maxAnswers })
  }
  answers.set(index, fresh)
  return fresh
}

/**
 * Caches the answer to a query that is asked a second time. Most searches are asked once: cached, they would evict what
 * is asked all day, and hold memory for nothing.
 */
const onceAskedAgain = <V extends object>(): Keeping<V> => {
  const again = new LRUCache<string, V>({ max: maxAnswers })
  const asked = new Set<string>()
  return {
    get: (question) => again.get(question),
    set: (question, answer) => {
      if (asked.delete(question)) again.set(question, answer)
      else {
        if (asked.size >= maxAnswers) asked.clear()
        asked.add(question)
      }
    }
  }
}

const answers = new WeakMap<Standing, Answers & { readonly change: number }>()

/** The cached answer, or a new one, which is cached. */
export const answerOnce = <V extends object>(cache: Keeping<V>, key: string, answer: () => V): V => {
  const held = cache.get(key)
  if (held !== undefined) return held
  const made = answer()
  cache.set(key, made)
  return made
}
