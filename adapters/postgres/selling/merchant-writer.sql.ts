import type { Kysely } from "kysely"
import { BrandId } from "#core/catalogue/brand.ts"
import { CategoryId } from "#core/catalogue/category.ts"
import type { StoredCountry, StoredPicture } from "#core/catalogue/stored.ts"
import type { Words } from "#core/kernel/text.ts"
import { writeBrands, writeCategories } from "../catalogue/place-writer.sql.ts"
import { putRows } from "../rows.ts"
import type { Tables } from "../tables.ts"

/** What a merchant changes of a brand that is there. */
export interface BrandChange {
  readonly id: number
  readonly name: string
  readonly country?: string
}

/** What a merchant changes of a category that is there. */
export interface CategoryChange {
  readonly id: string
  readonly name: Words
  readonly position: number
  readonly featured: boolean
  readonly picture?: StoredPicture
}

/** Changes brands within a change of `catalogue`; stores new countries, too. Returns whether anything changed. */
export const changeBrands = async (
  on: Kysely<Tables>,
  changes: ReadonlyArray<BrandChange>,
  countryOf: (code: string) => Pick<StoredCountry, "name" | "phoneCode">
): Promise<boolean> => {
  const codes = [...new Set(changes.flatMap(({ country }) => country ?? []))]
  const known = await on.selectFrom("countries").select(["code", "position"]).execute()
  const last = Math.max(0, ...known.map(({ position }) => position))
  const missing = codes.filter((code) => known.every((row) => row.code !== code))
  const countries = missing.map((code, place) => {
    const { name, phoneCode } = countryOf(code)
    return { code, name, phone_code: phoneCode, tag: `origin-${code.toLowerCase()}`, position: last + 1 + place }
  })
  const added = await putRows(on, "countries", countries, ["code"])
  const rows = await on.selectFrom("brands").select(["id", "name", "wordmark", "story"]).execute()
  const before = new Map(rows.map((row) => [row.id, row]))
  const { changed } = await writeBrands(
    on,
    changes.map(({ id, name, country }) => {
      const held = before.get(id)
      const isRenamed = held === undefined || held.wordmark === held.name
      return {
        id: BrandId(id),
        name,
        wordmark: isRenamed ? name : held.wordmark,
        story: held?.story ?? { id: "", en: "" },
        ...(country !== undefined && { country })
      }
    })
  )
  return changed || added > 0
}

/** Changes categories within a change of `catalogue`; each keeps its parent. Returns whether anything changed. */
export const changeCategories = async (
  on: Kysely<Tables>,
  changes: ReadonlyArray<CategoryChange>
): Promise<boolean> => {
  const rows = await on.selectFrom("categories").select(["id", "parent_id", "level"]).execute()
  const places = new Map(rows.map((row) => [row.id, row]))
  const levelOf = (id: string): number => places.get(id)?.level ?? 1
  const { changed } = await writeCategories(
    on,
    changes
      .toSorted((one, other) => levelOf(one.id) - levelOf(other.id))
      .map(({ id, ...change }) => {
        const parent = places.get(id)?.parent_id ?? undefined
        return { ...change, id: CategoryId(id), ...(parent !== undefined && { parent: CategoryId(parent) }) }
      })
  )
  return changed
}
