import { Parser } from "htmlparser2"
import { type ArticleBlock, articleLimits } from "#core/journal/article.ts"
import { blocks, headings, silent } from "./html.ts"

/**
 * What HTML says, as blocks of plain text: headings, paragraphs and points of lists. Nothing of it can run: no tag, no attribute and no
 * address is read.
 */
export const articleBlocks = (html: string): ReadonlyArray<ArticleBlock> => {
  const read: Array<ArticleBlock> = []
  let kind: ArticleBlock["kind"] = "text"
  let text = ""
  let muted = 0
  const end = (next: ArticleBlock["kind"]): void => {
    const plain = withoutHarm(text).replace(/\s+/g, " ").trim()
    if (plain !== "" && read.length < articleLimits.blocks) read.push({ kind, text: plain })
    text = ""
    kind = next
  }
  const parser = new Parser(
    {
      onopentag: (name) => {
        if (silent.has(name)) muted++
        if (headings.has(name)) end("heading")
        else if (name === "li") end("point")
        else if (blocks.has(name) || name === "br") end(kind === "point" && name !== "br" ? "point" : "text")
      },
      ontext: (more) => {
        if (muted === 0) text += more
      },
      onclosetag: (name) => {
        if (silent.has(name)) muted--
        if (blocks.has(name)) end("text")
      }
    },
    { decodeEntities: true, lowerCaseTags: true }
  )
  parser.end(html)
  end("text")
  return read
}

/** Without characters that no text has, or that turn its direction. */
export const withoutHarm = (text: string): string =>
  text.replace(/[[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufff9-\ufffb]--[\t\n\r]]/gv, "")
