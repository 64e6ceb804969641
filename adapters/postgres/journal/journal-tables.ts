import type { ProductId } from "#core/catalogue/product.ts"
import type { ArticleBlock } from "#core/journal/article.ts"
import type { Language } from "#core/kernel/text.ts"
import type { Json, Moment, Of } from "../columns.ts"

/** The table of `0080_journal.sql`. */
export interface JournalTables {
  journal_articles: {
    slug: string
    language: Language
    origin: string
    title: string
    summary: string
    blocks: Json<ReadonlyArray<ArticleBlock>>
    published_at: Moment
    author: string | null
    source: string | null
    products: Of<ReadonlyArray<ProductId>, ReadonlyArray<number>>
  }
}
