import { LRUCache } from "lru-cache"
import type { Brand } from "#core/catalogue/brand.ts"
import type { ProductId } from "#core/catalogue/product.ts"
import type { Words } from "#core/kernel/text.ts"
import type { Found, Suggestions } from "#core/search/found.ts"
import { type Difference, differenceOf, type ShownChange } from "./index/shown-change.ts"

/** Cached answers of each kind: the same queries come again and again. */
const maxAnswers = 500

/** A change as cached answers look at it. */
export interface AnswerChange extends ShownChange {
  readonly is: Difference
}

/** Returns whether another answer may be right after a change. */
export type Concern = (change: AnswerChange) => boolean

/** Answers by their query. */
interface Keeping<V> {
  readonly get: (question: string) => V | undefined
  readonly set: (question: string, answer: V, concerns: Concern) => void
  readonly forget: (change: AnswerChange) => void
  readonly clear: () => void
}

/** Answers from an index, each until a change concerns it. */
export interface Answers {
  readonly pages: Keeping<Found>
  /** Searches by words; apart from the others because they are forgotten when words change. */
  readonly searches: Keeping<Found>
  readonly suggested: Keeping<Suggestions>
  readonly lists: Keeping<{ readonly title: Words; readonly products: ReadonlyArray<ProductId> }>
  /** The best products of popular categories, by category. */
  readonly best: Keeping<ReadonlyArray<ProductId>>
  readonly brands: Keeping<ReadonlyArray<Brand>>
  /** To be called after a product has changed. */
  readonly change: (change: ShownChange) => void
  /** Forgets the answers that depend on words, or on how many products places have. */
  readonly forgetWords: () => void
  readonly clear: () => void
}

/** No answers yet. */
export const noAnswers = (): Answers => {
  const made = {
    pages: onceAskedAgain<Found>(),
    searches: onceAskedAgain<Found>(),
    suggested: onceAskedAgain<Suggestions>(),
    lists: cacheOf<{ title: Words; products: ReadonlyArray<ProductId> }>(),
    best: cacheOf<ReadonlyArray<ProductId>>(),
    brands: cacheOf<ReadonlyArray<Brand>>()
  }
  const forgetWords = () => {
    made.searches.clear()
    made.suggested.clear()
  }
  return {
    ...made,
    change: (change) => {
      const seen = { ...change, is: differenceOf(change) }
      for (const cache of Object.values(made)) cache.forget(seen)
    },
    forgetWords,
    clear: () => {
      for (const cache of Object.values(made)) cache.clear()
    }
  }
}

const cacheOf = <V extends object>(): Keeping<V> => {
  const held = new LRUCache<string, { readonly answer: V; readonly concerns: Concern }>({ max: maxAnswers })
  return {
    get: (question) => held.get(question)?.answer,
    set: (question, answer, concerns) => {
      held.set(question, { answer, concerns })
    },
    forget: (change) => {
      for (const [question, { concerns }] of held.entries()) if (concerns(change)) held.delete(question)
    },
    clear: () => held.clear()
  }
}

/**
 * Caches the answer to a query that is asked a second time. Most searches are asked once: cached, they would evict what
 * is asked all day, and hold memory for nothing.
 */
const onceAskedAgain = <V extends object>(): Keeping<V> => {
  const again = cacheOf<V>()
  const asked = new Set<string>()
  return {
    ...again,
    set: (question, answer, concerns) => {
      if (asked.delete(question)) again.set(question, answer, concerns)
      else {
        if (asked.size >= maxAnswers) asked.clear()
        asked.add(question)
      }
    }
  }
}

/** The cached answer, or a new one, which is cached. */
export const answerOnce = <V extends object>(
  cache: Keeping<V>,
  key: string,
  answer: () => readonly [answer: V, concerns: Concern]
): V => {
  const held = cache.get(key)
  if (held !== undefined) return held
  const [made, concerns] = answer()
  cache.set(key, made, concerns)
  return made
}
