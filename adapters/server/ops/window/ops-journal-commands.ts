import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Schema } from "effect"
import { FeedRefused } from "#adapters/feeds/findings.ts"
import { type JournalFeed, readJournalFeed } from "#adapters/feeds/journal.feed.ts"
import { openSource } from "#adapters/feeds/source.ts"
import { type Language, languages } from "#core/kernel/text.ts"
import { type OpsRequest, UsageProblem } from "../ops-request.ts"

/** Options of commands on the journal. */
export const journalOptions = { language: { type: "string" } } as const

/** What commands on the journal take of what was typed. */
export interface JournalValues {
  readonly language?: string | undefined
  readonly isDryRun: boolean
  /** Who does it. */
  readonly by: string
}

/** No feed is larger, in bytes, and none takes longer, in milliseconds. Own choice. */
const largestFeed = 20_000_000
const feedMs = 30_000

/** `journal list`, `import` and `remove`; `undefined` if it is another command. */
export const journalRequest = (
  what: string,
  [named = ""]: ReadonlyArray<string>,
  { language = "id", isDryRun, by }: JournalValues
): OpsRequest | undefined => {
  if (what === "list")
    return {
      method: "GET",
      path: "/ops/journal",
      tell: (data) => Schema.decodeUnknownSync(Schema.Array(Listed))(data).map(listedLine)
    }
  if (what === "remove") {
    if (named === "") throw new UsageProblem("The SLUG of an article is missing.")
    return {
      method: "POST",
      path: `/ops/journal/${encodeURIComponent(named)}/remove`,
      body: { name: by },
      tell: () => [`${named} is removed.`]
    }
  }
  if (what !== "import") return undefined
  if (named === "") throw new UsageProblem("The FILE or the address of a feed is missing.")
  const known = languages.find((one) => one === language)
  if (known === undefined) throw new UsageProblem(`--language is id or en, not "${language}".`)
  let refused: ReadonlyArray<string> = []
  return {
    method: "POST",
    path: "/ops/journal",
    load: async () => {
      const feed = await readFeed(named, known)
      refused = feed.refused
      if (feed.articles.length === 0) throw new UsageProblem([...refused, `${named} has no articles.`].join("\n"))
      return { articles: feed.articles, name: by, dry_run: isDryRun }
    },
    tell: (data) => {
      const { added, changed } = Schema.decodeUnknownSync(Written)(data)
      return [
        ...refused,
        `${added} added, ${changed} updated, ${refused.length} left out.`,
        ...(isDryRun ? ["Nothing was written: --dry-run."] : [])
      ]
    }
  }
}

const readFeed = async (named: string, language: Language): Promise<JournalFeed> => {
  const folder = await mkdtemp(join(tmpdir(), "pendar-journal-"))
  try {
    const path = /^https?:\/\//.test(named) ? join(folder, "feed.xml") : named
    if (path !== named) await writeFile(path, await fetched(named))
    return await readJournalFeed(await openSource(path), language)
  } catch (cause) {
    if (cause instanceof FeedRefused) throw new UsageProblem(cause.message)
    throw cause
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const fetched = async (address: string): Promise<Uint8Array> => {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(feedMs) })
    if (!answer.ok) throw new Error(`it answers ${answer.status}`)
    const pieces: Array<Uint8Array> = []
    let length = 0
    for await (const piece of answer.body ?? []) {
      length += piece.length
      if (length > largestFeed) throw new Error("it is larger than 20 MB")
      pieces.push(piece)
    }
    return Buffer.concat(pieces)
  } catch (cause) {
    throw new UsageProblem(`${address} cannot be read: ${cause instanceof Error ? cause.message : cause}.`)
  }
}

const Written = Schema.Struct({ added: Schema.Int, changed: Schema.Int })
const Listed = Schema.Struct({
  slug: Schema.String,
  language: Schema.String,
  title: Schema.String,
  publishedAt: Schema.Finite
})

const listedLine = ({ slug, language, title, publishedAt }: typeof Listed.Type): string =>
  [new Date(publishedAt).toISOString().slice(0, 10), language, slug, title].join("\t")
