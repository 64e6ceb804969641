import { Effect } from "effect"
import type { Words } from "#core/kernel/text.ts"
import type { StoredTextPage } from "#core/stores/store.ts"
import { type PartName, partNames } from "#core/toggles/features.ts"
import { line, lines, oneOf, pattern, type RowReader, rowReader } from "./cells.ts"
import type { Part } from "./part.ts"

const mostText = 60_000
const slugShape = pattern(/^[a-z0-9][a-z0-9-]{0,59}$/, "small letters, digits and hyphens, as privacy")

/**
 * Texts of the shop, /pages/{slug}; paragraphs have an empty line between them. `part` is the part of the shop that one is about, which
 * operations can switch off: it is not shown then. Decision 0146.
 */
export const pagePart: Part<Omit<StoredTextPage, "questions">> = {
  name: "pages",
  columns: ["slug", "title_id", "title_en", "text_id", "text_en", "part"],
  keyOf: ({ slug = "" }) => slug,
  complete: (given, stored) => ({ ...stored.get(given["slug"] ?? ""), ...given }),
  read: (cells) =>
    Effect.sync(() => {
      const reader = rowReader(cells)
      const slug = reader.at("slug", slugShape) ?? ""
      const title = wordsOf(reader, "title", 120)
      const own = reader.at("text_id", lines(mostText)) ?? ""
      const english = reader.maybe("text_en", lines(mostText)) ?? own
      const about = aboutIn(reader)
      if (reader.problems.length > 0) return { problems: reader.problems }
      return { row: { slug, title, paragraphs: { id: paragraphsIn(own), en: paragraphsIn(english) }, ...about } }
    }),
  write: ({ slug, title, paragraphs, part = "" }) => ({
    slug,
    title_id: title.id,
    title_en: title.en,
    text_id: paragraphs.id.join("\n\n"),
    text_en: paragraphs.en.join("\n\n"),
    part
  })
}

/** A question with its page. */
export interface PageQuestion {
  readonly page: string
  readonly question: Words
  readonly answer: Words
  /** The part of the shop that it is about. Decision 0146. */
  readonly part?: PartName
}

/** Questions and answers of the pages; `page` is a slug. Identified by their Indonesian question. */
export const questionPart: Part<PageQuestion> = {
  name: "questions",
  columns: ["page", "question_id", "question_en", "answer_id", "answer_en", "part"],
  keyOf: ({ page = "", question_id = "" }) => `${page}\n${question_id}`,
  complete: (given, stored) => ({
    ...stored.get(questionPart.keyOf(given)),
    ...given
  }),
  read: (cells) =>
    Effect.sync(() => {
      const reader = rowReader(cells)
      const page = reader.at("page", slugShape) ?? ""
      const question = wordsOf(reader, "question", 300)
      const answer = wordsOf(reader, "answer", 4_000)
      const about = aboutIn(reader)
      return reader.problems.length > 0 ? { problems: reader.problems } : { row: { page, question, answer, ...about } }
    }),
  write: ({ page, question, answer, part = "" }) => ({
    page,
    question_id: question.id,
    question_en: question.en,
    answer_id: answer.id,
    answer_en: answer.en,
    part
  })
}

const aboutIn = ({ maybe }: RowReader): { readonly part?: PartName } => {
  const part = maybe("part", oneOf(partNames))
  return part === undefined ? {} : { part }
}

/** Words in both languages, of one line each; the Indonesian ones if the English ones are empty. */
export const wordsOf = ({ at, maybe }: RowReader, name: string, most: number): Words => {
  const id = at(`${name}_id`, line(most)) ?? ""
  return { id, en: maybe(`${name}_en`, line(most)) ?? id }
}

const paragraphsIn = (text: string): ReadonlyArray<string> =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== "")
