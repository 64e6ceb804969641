import type { ArticleBlock } from "#core/journal/article.ts"
import { Heading } from "../kit/text/Text.tsx"
import * as css from "./Journal.css.ts"

/** Paragraphs and headings; points that follow each other are a list. */
export const ArticleText = ({ blocks }: { readonly blocks: ReadonlyArray<ArticleBlock> }) =>
  groupsOf(blocks).map(({ kind, lines, place }) =>
    kind === "point" ? (
      <ul key={place} className={css.points}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    ) : kind === "heading" ? (
      <Heading key={place} level={2} look="sheet">
        {lines[0]}
      </Heading>
    ) : (
      <p key={place}>{lines[0]}</p>
    )
  )

const groupsOf = (blocks: ReadonlyArray<ArticleBlock>) => {
  const groups: Array<{ readonly kind: ArticleBlock["kind"]; readonly lines: Array<string>; readonly place: number }> =
    []
  for (const [place, { kind, text }] of blocks.entries()) {
    const last = groups.at(-1)
    if (kind === "point" && last?.kind === "point") last.lines.push(text)
    else groups.push({ kind, lines: [text], place })
  }
  return groups
}
