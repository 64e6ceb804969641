import { Effect } from "effect"
import type { Words } from "#core/kernel/text.ts"
import type { StoredTextPage } from "#core/stores/store.ts"
import { line, lines, pattern, type RowReader, rowReader } from "./cells.ts"
import type { Part } from "./part.ts"

const mostText = 60_000
const slugShape = pattern(/^[a-z0-9][a-z0-9-]{0,59}$/, "small letters, digits and hyphens, as privacy")

/** Texts of the shop, /pages/{slug}; paragraphs have an empty line between them. */
export const pagePart: Part<Omit<StoredTextPage, "questions">> = {
  name: "pages",
  columns: ["slug", "title_id", "title_en", "text_id", "text_en"],
  keyOf: ({ slug = "" }) => slug,
  complete: (given, stored) => ({ ...stored.get(given["slug"] ?? ""), ...given }),
  read: (cells) =>
    Effect.sync(() => {
      const reader = rowReader(cells)
      const slug = reader.at("slug", slugShape) ?? ""
      const title = wordsOf(reader, "title", 120)
      const own = reader.at("text_id", lines(mostText)) ?? ""
      const english = reader.maybe("text_en", lines(mostText)) ?? own
      if (reader.problems.length > 0) return { problems: reader.problems }
      return { row: { slug, title, paragraphs: { id: paragraphsIn(own), en: paragraphsIn(english) } } }
    }),
  write: ({ slug, title, paragraphs }) => ({
    slug,
    title_id: title.id,
    title_en: title.en,
    text_id: paragraphs.id.join("\n\n"),
    text_en: paragraphs.en.join("\n\n")
  })
}

/** A question with its page. */
export interface PageQuestion {
  readonly page: string
  readonly question: Words
  readonly answer: Words
}

/** Questions and answers of the pages; `page` is a slug. Identified by their Indonesian question. */
export const questionPart: Part<PageQuestion> = {
  name: "questions",
  columns: ["page", "question_id", "question_en", "answer_id", "answer_en"],
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
      return reader.problems.length > 0 ? { problems: reader.problems } : { row: { page, question, answer } }
    }),
  write: ({ page, question, answer }) => ({
    page,
    question_id: question.id,
    question_en: question.en,
    answer_id: answer.id,
    answer_en: answer.en
  })
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
