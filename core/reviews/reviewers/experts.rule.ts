import { cut, type Language, slug, type Words } from "../../kernel/text.ts"
import type { ExpertsQuery, ReviewerGroup } from "./reviewer.ts"
import { expertsPerPage } from "./reviewer.ts"

/** Characters of a quote. Specification 9, text trim lengths. */
const quoteLength = 100

/** Returns the field of an expert as addresses name it: the Indonesian title without signs, `penata-rias-pengantin`. */
export const fieldOf = (title: Words): string => slug(title.id)

/** Returns the fields of these experts, most frequent first, then by name. */
export const fieldsOf = (titles: ReadonlyArray<Words>, language: Language): ReadonlyArray<ReviewerGroup> => {
  const fields = new Map<string, ReviewerGroup>()
  for (const title of titles) {
    const id = fieldOf(title)
    const known = fields.get(id)
    fields.set(id, { id, name: known?.name ?? title[language], count: (known?.count ?? 0) + 1 })
  }
  return [...fields.values()].sort((one, other) => other.count - one.count || one.name.localeCompare(other.name))
}

/** Returns the experts of the field that is asked, and the part of them that is on its page. */
export const pageOf = <E extends { readonly title: Words }>(
  experts: ReadonlyArray<E>,
  { field, page }: ExpertsQuery
): { readonly shown: ReadonlyArray<E>; readonly total: number } => {
  const fitting = field === undefined ? experts : experts.filter(({ title }) => fieldOf(title) === field)
  return { shown: fitting.slice((page - 1) * expertsPerPage, page * expertsPerPage), total: fitting.length }
}

/** Returns the first sentence of a review, cut if it is long. */
export const quoteOf = (details: string): string => {
  const [sentence = ""] = /^.*?[.!?…]+(?=\s|$)/su.exec(details.trim()) ?? [details.trim()]
  return cut(sentence.replace(/\s+/gu, " ").trim(), quoteLength)
}
