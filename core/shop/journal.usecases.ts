import { Effect } from "effect"
import { articlePath, journalPath } from "../catalogue/links.ts"
import { articlesBeside, articlesPerPage } from "../journal/article.ts"
import type { ArticleFacts, JournalFacts } from "./facts.ts"
import { unlessAt } from "./pages.usecases.ts"
import { Missing, type Prepare } from "./prepare.ts"

const nowhere = () => new Missing({ gone: false })

/** Prepares a page of the journal; fails if there are fewer pages, but for the first, which may be empty. */
export const journalFacts: Prepare<JournalFacts> = Effect.fnUntraced(function* (ports, address) {
  const part = address.params["page"] ?? "1"
  if (!/^[1-9]\d{0,5}$/.test(part)) return yield* nowhere()
  const page = Number(part)
  yield* unlessAt(journalPath(page), address)
  const journal = yield* ports.journal.articles({ skip: (page - 1) * articlesPerPage, limit: articlesPerPage })
  if (page > 1 && journal.articles.length === 0) return yield* nowhere()
  return { journal, page, now: address.now }
})

/** Prepares the page of an article; fails if there is none, or it stands at another address. */
export const articleFacts: Prepare<ArticleFacts> = Effect.fnUntraced(function* (ports, address) {
  const { article, newest } = yield* Effect.all(
    {
      article: ports.journal
        .article({ slug: address.params["slug"] ?? "" })
        .pipe(Effect.catchTag("PlaceUnknown", () => Effect.fail(nowhere()))),
      newest: ports.journal.articles({ skip: 0, limit: articlesBeside + 1 })
    },
    { concurrency: "unbounded" }
  )
  yield* unlessAt(articlePath(article.slug), address)
  const others = newest.articles.filter(({ slug }) => slug !== article.slug).slice(0, articlesBeside)
  return { article, others, now: address.now }
})
