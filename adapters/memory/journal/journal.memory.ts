import { Effect } from "effect"
import type { StoredArticle } from "#core/journal/article.ts"
import type { JournalStore } from "#core/journal/journal.port.ts"
import type { Instant } from "#core/kernel/moment.ts"
import type { Language } from "#core/kernel/text.ts"

/** The journal in memory. */
export const memoryJournal = (articles: () => ReadonlyArray<StoredArticle>): JournalStore => {
  const shown = (language: Language, now: Instant): ReadonlyArray<StoredArticle> => {
    const published = articles().filter(({ publishedAt }) => publishedAt <= now)
    const translated = new Set(published.filter((one) => one.language === language).map(({ slug }) => slug))
    return published
      .filter((one) => one.language === language || !translated.has(one.slug))
      .toSorted((one, other) => other.publishedAt - one.publishedAt || (one.slug < other.slug ? -1 : 1))
  }
  return {
    page: ({ skip, limit, language, now }) =>
      Effect.sync(() => {
        const all = shown(language, now)
        return { articles: all.slice(skip, skip + limit), total: all.length }
      }),
    article: ({ slug, language, now }) =>
      Effect.sync(() => {
        const found = shown(language, now).find((one) => one.slug === slug)
        const versions = articles().filter((one) => one.slug === slug && one.publishedAt <= now)
        return found && { ...found, isTranslated: versions.length > 1 }
      })
  }
}
