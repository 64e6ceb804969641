import { Effect } from "effect"
import { fold } from "#core/kernel/text.ts"
import { line, pattern, quoteText, type Read, rowReader, whole, yesNo, yesOrNo } from "./cells.ts"
import type { Part } from "./part.ts"

/** A merchant's data about a brand that its feed created. */
export interface BrandRow {
  readonly id: number
  readonly name: string
  /** ISO 3166, `KR`. */
  readonly country?: string
}

/** A merchant's data about a category that its feed created. */
export interface CategoryRow {
  readonly id: string
  readonly name: { readonly id: string; readonly en: string }
  readonly position: number
  readonly featured: boolean
  /** Address of a picture, or of the shop's own one. */
  readonly picture?: string
}

const regionNames = new Intl.DisplayNames("en", { type: "region", fallback: "none" })

const country = (text: string): Read<string> => {
  const code = text.toUpperCase()
  return /^[A-Z]{2}$/.test(code) && regionNames.of(code) !== undefined
    ? { value: code }
    : { problem: `must be the two letters of a country, as KR, not ${quoteText(text)}` }
}

/** Brands: their names and countries. They are created with products: a row is about an existing one. */
export const brandPart: Part<BrandRow> = {
  name: "brands",
  columns: ["id", "name", "country"],
  keyOf: ({ id = "" }) => id,
  complete: (given, stored) => {
    const meant = given["id"]
      ? stored.get(given["id"])
      : [...stored.values()].find(({ name = "" }) => fold(name) === fold(given["name"] ?? ""))
    return { ...meant, ...given, id: meant?.["id"] ?? given["id"] ?? "" }
  },
  read: (cells) =>
    Effect.sync(() => {
      const { at, maybe, problems } = rowReader(cells)
      const id = at("id", whole(1, Number.MAX_SAFE_INTEGER)) ?? 0
      const name = at("name", line(200)) ?? ""
      const from = maybe("country", country)
      return problems.length > 0 ? { problems } : { row: { id, name, ...(from !== undefined && { country: from }) } }
    }),
  write: ({ id, name, country: from = "" }) => ({ id: String(id), name, country: from })
}

/** Categories: their names, order and pictures. They are created with products: a row is about an existing one. */
export const categoryPart: Part<CategoryRow> = {
  name: "categories",
  columns: ["id", "name_id", "name_en", "position", "featured", "picture"],
  keyOf: ({ id = "" }) => id,
  complete: (given, stored) => ({ ...stored.get(given["id"] ?? ""), ...given }),
  read: (cells) =>
    Effect.sync(() => {
      const { at, maybe, problems } = rowReader(cells)
      const id = at("id", pattern(/^\S{1,100}$/, "the id of a category that is there")) ?? ""
      const own = at("name_id", line(200)) ?? ""
      const english = maybe("name_en", line(200)) ?? own
      const position = at("position", whole(0, 1_000_000)) ?? 0
      const featured = at("featured", yesOrNo) ?? false
      const picture = maybe(
        "picture",
        pattern(/^(?:https?:\/\/[^\s"<>]{4,500}|\/media\/[\w./-]{1,200})$/, "an address beginning with https://")
      )
      if (problems.length > 0) return { problems }
      return {
        row: { id, name: { id: own, en: english }, position, featured, ...(picture !== undefined && { picture }) }
      }
    }),
  write: ({ id, name, position, featured, picture = "" }) => ({
    id,
    name_id: name.id,
    name_en: name.en,
    position: String(position),
    featured: yesNo(featured),
    picture
  })
}
