import type { ArticleTeaser } from "#core/journal/article.ts"
import { useWords } from "../messages/useWords.ts"

/** Returns who wrote an article, if that is known, and when. */
export const useByline = (): ((article: ArticleTeaser) => string) => {
  const { t, date } = useWords()
  return ({ author, publishedAt }) =>
    author === undefined ? date(publishedAt) : t("journal.by", { author, date: date(publishedAt) })
}
