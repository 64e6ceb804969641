import type { Picture } from "../catalogue/picture.ts"
import type { ProductCard, ProductId } from "../catalogue/product.ts"
import type { Instant } from "../kernel/moment.ts"
import type { Language } from "../kernel/text.ts"

/** Articles on one page of the journal. Own choice. */
export const articlesPerPage = 12
/** Further articles below one. Own choice. */
export const articlesBeside = 3
/** Longest title, summary and text of an article, in characters, and most blocks of it. Own choice. */
export const articleLimits = { title: 200, summary: 400, text: 60_000, blocks: 400 } as const

/** A paragraph, a heading or a point of a list; plain text. */
export interface ArticleBlock {
  readonly kind: "text" | "heading" | "point"
  readonly text: string
}

/** An article as a list shows it. */
export interface ArticleTeaser {
  readonly slug: string
  readonly title: string
  readonly summary: string
  readonly publishedAt: Instant
  /** Language it is written in: another one than the reader's if there is no translation. */
  readonly language: Language
  readonly author?: string
  readonly picture?: Picture
}

/** An article of the journal. Specification 7, journal API. */
export interface Article extends ArticleTeaser {
  readonly blocks: ReadonlyArray<ArticleBlock>
  /** Whether it is there in both languages. */
  readonly isTranslated: boolean
  /** Address of the page it was imported from. */
  readonly source?: string
  /** Products it is about. */
  readonly goods: ReadonlyArray<ProductCard>
}

/** A page of the journal, the newest first. */
export interface ArticlePage {
  readonly articles: ReadonlyArray<ArticleTeaser>
  readonly total: number
  readonly skip: number
}

/** An article as it is stored, in one language. */
export interface StoredArticle {
  readonly slug: string
  readonly language: Language
  /** Identifies it in the feed it comes from: importing it again changes it. */
  readonly origin: string
  readonly title: string
  readonly summary: string
  readonly blocks: ReadonlyArray<ArticleBlock>
  readonly publishedAt: Instant
  readonly author?: string
  readonly source?: string
  readonly products: ReadonlyArray<ProductId>
}
