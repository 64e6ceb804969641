import { type ArticleBlock, articleLimits, type StoredArticle } from "#core/journal/article.ts"
import { instant } from "#core/kernel/moment.ts"
import { cut, type Language, slug } from "#core/kernel/text.ts"
import { articleBlocks, withoutHarm } from "./article-html.ts"
import type { Source } from "./source.ts"
import { decodedOnce } from "./text.ts"
import { feedNamespaces, itemsInXml, type XmlItem } from "./xml.ts"

/** Most articles that one feed brings. Own choice. */
export const articlesPerFeed = 200
const namespaces: ReadonlySet<string> = new Set([
  ...feedNamespaces,
  "http://purl.org/rss/1.0/modules/content/",
  "http://purl.org/dc/elements/1.1/",
  "http://purl.org/rss/1.0/"
])

/** What a feed of articles holds. */
export interface JournalFeed {
  readonly articles: ReadonlyArray<StoredArticle>
  /** A sentence for each item that is left out. */
  readonly refused: ReadonlyArray<string>
}

/**
 * Reads articles of RSS or Atom as plain text. Refuses the whole file with `FeedRefused` if it is no such feed; an item without title,
 * text or date is left out.
 *
 * @param language of the feed: it is written nowhere in most of them
 */
export const readJournalFeed = async (source: Source, language: Language): Promise<JournalFeed> => {
  const articles = new Map<string, StoredArticle>()
  const refused: Array<string> = []
  for await (const item of itemsInXml(source, () => {}, undefined, namespaces)) {
    const read = articleOf(item, language)
    if (typeof read === "string") refused.push(`Item ${item.record}: ${read}`)
    else if (articles.size >= articlesPerFeed && !articles.has(read.origin))
      refused.push(`Item ${item.record}: a feed brings at most ${articlesPerFeed} articles.`)
    else articles.set(read.origin, read)
  }
  return { articles: [...articles.values()], refused }
}

const articleOf = ({ fields }: XmlItem, language: Language): StoredArticle | string => {
  const first = (...names: ReadonlyArray<string>): string =>
    names.flatMap((name) => fields.get(name) ?? []).find((text) => text.trim() !== "") ?? ""
  const title = cut(lineOf(first("title")), articleLimits.title - 1)
  if (title === "") return "it has no title."
  const blocks = within(articleBlocks(first("encoded", "content", "description", "summary")))
  if (blocks.length === 0) return `"${title}" has no text.`
  const at = Date.parse(first("pubDate", "published", "date", "updated").trim())
  if (Number.isNaN(at)) return `"${title}" has no date that can be read.`
  const source = addressOf(first("link"))
  const origin = first("guid", "id").trim() || source
  if (origin === undefined || origin.length > 500) return `"${title}" has neither a guid nor a link of its own.`
  const summary = lineOf(articleBlocks(first("description", "summary"))[0]?.text ?? "") || (blocks[0]?.text ?? "")
  const author = cut(lineOf(first("creator", "author")), 80)
  return {
    slug: slug(title) || "artikel",
    language,
    origin,
    title,
    summary: cut(summary, articleLimits.summary - 1),
    blocks,
    publishedAt: instant(at),
    products: [],
    ...(author !== "" && { author }),
    ...(source !== undefined && { source })
  }
}

/** A title may be written as HTML, or encoded once more. */
const lineOf = (text: string): string =>
  articleBlocks(decodedOnce(text))
    .map((block) => block.text)
    .join(" ")

/** The first blocks that fit. */
const within = (blocks: ReadonlyArray<ArticleBlock>): ReadonlyArray<ArticleBlock> => {
  let length = 0
  return blocks.filter(({ text }) => {
    length += text.length
    return length <= articleLimits.text
  })
}

/** A page on the web; any other address is none. */
const addressOf = (text: string): string | undefined => {
  const address = withoutHarm(text).trim()
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol) && address.length <= 500
    ? address
    : undefined
}
