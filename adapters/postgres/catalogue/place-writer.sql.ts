import type { Kysely } from "kysely"
import { letterOf } from "#core/catalogue/brand.rule.ts"
import { BrandId } from "#core/catalogue/brand.ts"
import type { BrandDraft, CategoryDraft } from "#core/catalogue/catalogue-writer.port.ts"
import { CategoryId, type CategoryLevel } from "#core/catalogue/category.ts"
import { freeSlug } from "#core/catalogue/slug.rule.ts"
import { fold, type Words } from "#core/kernel/text.ts"
import { type Given, putRows } from "../rows.ts"
import type { Row, Tables } from "../tables.ts"
import { productsBeside, rewriteTerms } from "./terms-writer.sql.ts"

/** Stores categories, parents before children, each under an address of its own. */
export const writeCategories = async (on: Kysely<Tables>, drafts: ReadonlyArray<CategoryDraft>) => {
  const known = await on.selectFrom("categories").select(["id", "slug", "name", "parent_id", "level"]).execute()
  const byId = new Map<string, Place>(known.map((row) => [row.id, row]))
  const byName = new Map(known.map((row) => [nameBelow(row.parent_id, row.name.id), row.id]))
  const addresses = await addressesIn(on)
  let last = Math.max(0, ...known.map(({ id }) => Number(id)).filter(Number.isSafeInteger))
  const rows = drafts.map((draft): Given<"categories"> & Place & Named => {
    const parent = draft.parent === undefined ? null : draft.parent
    const id = draft.id ?? byName.get(nameBelow(parent, draft.name.id)) ?? String(++last)
    const slug = addresses.give(byId.get(id)?.slug, draft.slug ?? draft.name.id, "kategori")
    const level = parent === null ? 1 : levelBelow(byId.get(parent)?.level)
    const { name, featured, position, picture = null } = draft
    byId.set(id, { id, slug, level })
    byName.set(nameBelow(parent, name.id), id)
    return { id, slug, name, level, parent_id: parent, featured, position, picture }
  })
  const changed = await putRows(on, "categories", rows, ["id"])
  const taken = rows.map(({ id, slug }) => ({ slug, category_id: id }))
  await putRows(on, "slugs", taken, ["slug"])
  await rewriteTerms(on, await productsBeside(on, "category_id", addedNames(known, rows)))
  return { answer: rows.map(({ id, slug }) => ({ id: CategoryId(id), slug })), changed: changed > 0 }
}

/** Stores brands, each under an address of its own. */
export const writeBrands = async (on: Kysely<Tables>, drafts: ReadonlyArray<BrandDraft>) => {
  const known = await on.selectFrom("brands").select(["id", "slug", "folded", "name"]).execute()
  const byId = new Map(known.map((row) => [row.id, row.slug]))
  const byName = new Map(known.map((row) => [row.folded, row.id]))
  const addresses = await addressesIn(on)
  let last = Math.max(0, ...byId.keys())
  const rows = drafts.map((draft): Row<"brands"> => {
    const folded = fold(draft.name) || draft.name
    const id = draft.id ?? byName.get(folded) ?? ++last
    const slug = addresses.give(byId.get(id), draft.slug ?? draft.name, "merek")
    const { name, wordmark, story, country = null } = draft
    byId.set(id, slug)
    byName.set(folded, id)
    return { id, slug, name, folded, wordmark, letter: letterOf(name), country_code: country, story }
  })
  const changed = await putRows(on, "brands", rows, ["id"])
  const taken = rows.map(({ id, slug }) => ({ slug, brand_id: id }))
  await putRows(on, "slugs", taken, ["slug"])
  const before = new Map(known.map(({ id, name }) => [id, name]))
  const renamed = rows.filter(({ id, name }) => before.has(id) && before.get(id) !== name).map(({ id }) => id)
  await rewriteTerms(on, await productsBeside(on, "brand_id", renamed))
  return { answer: rows.map(({ id, slug }) => ({ id: BrandId(id), slug })), changed: changed > 0 }
}

/** Returns whether a name has changed; what is new had none. */
export const isOther = (before: Words | undefined, name: Words | undefined): boolean =>
  before !== undefined && name !== undefined && (before.id !== name.id || before.en !== name.en)

type Named = Pick<Row<"categories">, "id" | "name" | "parent_id">

/** Categories with another name or another place, and all below them: their products are found by the names above, too. */
const addedNames = (known: ReadonlyArray<Named>, rows: ReadonlyArray<Named>): ReadonlyArray<string> => {
  const before = new Map(known.map((row) => [row.id, row]))
  const other = rows.filter(({ id, name, parent_id: parent }) => {
    const held = before.get(id)
    return held !== undefined && (isOther(held.name, name) || held.parent_id !== parent)
  })
  const now = new Map([...known, ...rows].map((row) => [row.id, row.parent_id]))
  const found = new Set(other.map(({ id }) => id))
  // Two steps reach everything: there are three levels. D-12.
  for (const _ of [1, 2]) for (const [id, parent] of now) if (parent !== null && found.has(parent)) found.add(id)
  return [...found]
}

interface Place {
  readonly id: string
  readonly slug: string
  readonly level: CategoryLevel
}

const nameBelow = (parent: string | null, name: string): string => `${parent ?? ""}/${fold(name)}`

const levelBelow = (above: CategoryLevel | undefined): CategoryLevel => {
  if (above === undefined || above === 3) throw new RangeError("a category below an unknown one, or below level 3")
  return above === 1 ? 2 : 3
}

/** Addresses of the shape `/{slug}`, as they are and as they are given away. An address once given stays. D-6. */
const addressesIn = async (on: Kysely<Tables>) => {
  const rows = await on.selectFrom("slugs").select("slug").execute()
  const taken = new Set(rows.map(({ slug }) => slug))
  return {
    give: (before: string | undefined, wished: string, fallback: string): string => {
      const slug = before ?? freeSlug(wished, (candidate) => taken.has(candidate), fallback)
      taken.add(slug)
      return slug
    }
  }
}
