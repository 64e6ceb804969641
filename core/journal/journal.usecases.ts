import { Effect } from "effect"
import { PlaceUnknown } from "../catalogue/catalogue.errors.ts"
import type { CataloguePort, Reader } from "../catalogue/catalogue.port.ts"
import type { ProductCard, ProductId } from "../catalogue/product.ts"
import type { ArticleTeaser, StoredArticle } from "./article.ts"
import type { JournalPort, JournalStore } from "./journal.port.ts"

/** The journal as one reader sees it; an article has the picture of the first product it is about. */
export const journalOver = (
  store: JournalStore,
  catalogue: Pick<CataloguePort, "cards">,
  { language, now }: Reader
): JournalPort => ({
  articles: Effect.fnUntraced(function* ({ skip, limit }) {
    const { articles, total } = yield* store.page({ skip, limit, language, now })
    const firsts = articles.flatMap(({ products }) => products.slice(0, 1))
    const cards = firsts.length === 0 ? [] : yield* catalogue.cards({ ids: [...new Set(firsts)] })
    const shown = new Map(cards.map((card) => [card.id, card]))
    return { articles: articles.map((article) => teaserOf(article, shown)), total, skip }
  }),
  article: Effect.fnUntraced(function* ({ slug }) {
    const found = yield* store.article({ slug, language, now })
    if (found === undefined) return yield* new PlaceUnknown()
    const goods = found.products.length === 0 ? [] : yield* catalogue.cards({ ids: found.products })
    return {
      ...teaserOf(found, new Map(goods.map((card) => [card.id, card]))),
      blocks: found.blocks,
      isTranslated: found.isTranslated,
      goods,
      ...(found.source !== undefined && { source: found.source })
    }
  })
})

const teaserOf = (
  { slug, title, summary, publishedAt, language, author, products }: StoredArticle,
  cards: ReadonlyMap<ProductId, ProductCard>
): ArticleTeaser => {
  const picture = products.flatMap((id) => cards.get(id)?.picture ?? [])[0]
  return {
    slug,
    title,
    summary,
    publishedAt,
    language,
    ...(author !== undefined && { author }),
    ...(picture && { picture })
  }
}
