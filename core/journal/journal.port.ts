import type { Effect } from "effect"
import type { PlaceUnknown } from "../catalogue/catalogue.errors.ts"
import type { Unavailable } from "../kernel/failure.ts"
import type { Instant } from "../kernel/moment.ts"
import type { Language } from "../kernel/text.ts"
import type { Article, ArticlePage, StoredArticle } from "./article.ts"

/** A part of the journal. */
export interface JournalAsked {
  readonly skip: number
  readonly limit: number
}

/** Reads the journal. Specification 7. */
export interface JournalPort {
  /** Published articles, the newest first; each once, in the reader's language if there is a translation. */
  readonly articles: (input: JournalAsked) => Effect.Effect<ArticlePage, Unavailable>
  /** Refuses an article that is not there or not published yet. */
  readonly article: (input: { readonly slug: string }) => Effect.Effect<Article, PlaceUnknown | Unavailable>
}

/** Stores articles. */
export interface JournalStore {
  /** Articles published until `now`, each in `language` if it is there in it, the newest first, then by slug. */
  readonly page: (
    asked: JournalAsked & { readonly language: Language; readonly now: Instant }
  ) => Effect.Effect<{ readonly articles: ReadonlyArray<StoredArticle>; readonly total: number }, Unavailable>
  readonly article: (asked: {
    readonly slug: string
    readonly language: Language
    readonly now: Instant
  }) => Effect.Effect<(StoredArticle & Pick<Article, "isTranslated">) | undefined, Unavailable>
}
