import { createHash } from "node:crypto"
import { type Kysely, sql } from "kysely"
import type {
  CombinationDraft,
  ProductDraft,
  Putting,
  RefusedDraft,
  Written
} from "#core/catalogue/catalogue-writer.port.ts"
import { CombinationId } from "#core/catalogue/combination.ts"
import { problemOf } from "#core/catalogue/draft.rule.ts"
import { ProductId } from "#core/catalogue/product.ts"
import type { StoredProduct } from "#core/catalogue/stored.ts"
import { slug } from "#core/kernel/text.ts"
import { present } from "../present.ts"
import { putRows, rowsOf } from "../rows.ts"
import type { Row, Tables } from "../tables.ts"
import { combinationColumns, productColumns, specialPriceColumns } from "./catalogue-rows.ts"
import { readSurroundings, type Surroundings } from "./surroundings.sql.ts"
import { putTerms } from "./terms-writer.sql.ts"

/** Numbers below belong to the demo shop. */
const firstImportedId = 10_000

/** Stores a batch of products, in the given transaction, which holds the catalogue's version. */
export const writeProducts = async (
  on: Kysely<Tables>,
  drafts: ReadonlyArray<ProductDraft>,
  version: number,
  { arrivedAt, keepStock = false }: Putting = {}
): Promise<Written> => {
  const surroundings = await readSurroundings(on)
  const { accepted, refused } = judged(drafts, surroundings)
  const known = await knownAlready(on, accepted)
  const changes = accepted
    .map((draft) => ({ draft, before: known.get(keyOf(draft)), fingerprint: fingerprintOf(draft) }))
    .filter(({ before, fingerprint }) => before?.fingerprint !== fingerprint)
  const newId = await idsFrom(on)
  const writes = changes.map(({ draft, before, fingerprint }) => {
    const id = before?.id ?? draft.id ?? newId()
    const address = draft.slug ?? before?.slug ?? (slug(draft.name) || "produk")
    const firstActive = draft.firstActive ?? before?.firstActive ?? (draft.active ? arrivedAt : undefined)
    const dated = { ...draft, ...(firstActive !== undefined && { firstActive }) }
    return { draft: dated, before, fingerprint, product: storedFrom(dated, id, address) }
  })
  const products = writes.map(({ product }) => product)
  const changed = writes.filter(({ before }) => before).map(({ product }) => product.id)

  await clear(on, changed, campaignsOf(products))
  await putRows(
    on,
    "products",
    writes.map(({ draft, fingerprint, product: { id, slug } }) =>
      productColumns(draft, { id, slug, fingerprint, version })
    ),
    ["id"]
  )
  await putCombinations(on, products, keepStock)
  await putTags(on, products)
  await putTerms(on, products, changed, surroundings)
  return {
    added: writes.filter(({ before }) => !before).map(({ product }) => product.id),
    changed,
    unchanged: accepted.length - writes.length,
    refused
  }
}

/** Gives products the version of a change that something beside their own row has had: an index reads them again. */
export const markProducts = async (on: Kysely<Tables>, ids: ReadonlyArray<number>, version: number): Promise<void> => {
  if (ids.length === 0) return
  await sql`update products set version = ${version} where id = any(${[...new Set(ids)]}::bigint[])`.execute(on)
}

const keyOf = ({ source, sourceId }: Pick<ProductDraft, "source" | "sourceId">): string => `${source}\n${sourceId}`

const judged = (drafts: ReadonlyArray<ProductDraft>, surroundings: Surroundings) => {
  const accepted = new Map<string, ProductDraft>()
  const refused: Array<RefusedDraft> = []
  for (const draft of drafts) {
    const problem = accepted.has(keyOf(draft)) ? "same-product-twice" : problemOf(draft, surroundings)
    if (problem) refused.push({ source: draft.source, sourceId: draft.sourceId, problem })
    else accepted.set(keyOf(draft), draft)
  }
  return { accepted: [...accepted.values()], refused }
}

const knownAlready = async (on: Kysely<Tables>, drafts: ReadonlyArray<ProductDraft>) => {
  const asked = drafts.map(({ source, sourceId }) => ({ source, source_id: sourceId }))
  const { rows } = await sql<
    Pick<Row<"products">, "id" | "source" | "source_id" | "slug" | "first_active" | "fingerprint">
  >`
    select products.id, products.source, products.source_id, products.slug, products.first_active, products.fingerprint
    from products join ${rowsOf("products", asked)} as asked using (source, source_id)`.execute(on)
  return new Map(
    rows.map(({ id, source, source_id: sourceId, slug, first_active: firstActive, fingerprint }) => [
      keyOf({ source, sourceId }),
      { id: ProductId(id), slug, fingerprint, ...present({ firstActive }) }
    ])
  )
}

const fingerprintOf = (draft: ProductDraft): string =>
  createHash("sha256").update(JSON.stringify(draft)).digest("base64url").slice(0, 22)

const idsFrom = async (on: Kysely<Tables>): Promise<() => ProductId> => {
  const row = await on
    .selectFrom("products")
    .select(({ fn }) => fn.max("id").as("last"))
    .executeTakeFirst()
  let last = Math.max(row?.last ?? 0, firstImportedId - 1)
  return () => ProductId(++last)
}

const storedFrom = (draft: ProductDraft, id: ProductId, address: string): StoredProduct => ({
  ...draft,
  id,
  slug: address,
  averageRating: 0,
  totalReviews: 0,
  combinations: draft.combinations.map((combination) => ({ ...combination, id: combinationId(id, combination) }))
})

/** The same from feed to feed; a key that does not fit an address is replaced by its digest. */
const combinationId = (product: ProductId, { id, key }: CombinationDraft): CombinationId =>
  id ?? CombinationId(`${product}-${/^[\w-]{1,40}$/.test(key) ? key : digestOf(key)}`)

const digestOf = (key: string): string => createHash("sha256").update(key).digest("hex").slice(0, 16)

/** Campaigns that products bring with them: a feed has none, the special prices of operations are not its own. */
const campaignsOf = (products: ReadonlyArray<StoredProduct>): ReadonlyArray<string> => [
  ...new Set(
    products.flatMap(({ combinations }) =>
      combinations.flatMap(({ specialPrices }) => specialPrices.flatMap(({ campaign }) => campaign ?? []))
    )
  )
]

/**
 * Deletes the rows of products that are about to be written again. Special prices of other campaigns stay: operations have set them,
 * and no feed knows them.
 */
const clear = async (
  on: Kysely<Tables>,
  changed: ReadonlyArray<ProductId>,
  campaigns: ReadonlyArray<string>
): Promise<void> => {
  if (changed.length === 0) return
  await on
    .updateTable("combinations")
    .set({ active: false, is_default: false })
    .where("product_id", "in", changed)
    .execute()
  await on
    .deleteFrom("special_prices")
    .where("product_id", "in", changed)
    .where((where) => where.or([where("campaign", "is", null), where("campaign", "in", [...campaigns, ""])]))
    .execute()
  await on.deleteFrom("product_tags").where("product_id", "in", changed).execute()
}

const specialKey = ["product_id", "combination_id", "starts_at"] as const

const putCombinations = async (
  on: Kysely<Tables>,
  products: ReadonlyArray<StoredProduct>,
  keepStock: boolean
): Promise<void> => {
  const rows = products.flatMap(({ id, combinations }) =>
    combinations.map((combination, position) => combinationColumns(id, combination, position))
  )
  const specialPrices = products.flatMap(({ id, combinations }) =>
    combinations.flatMap((combination) =>
      combination.specialPrices.map((special) => specialPriceColumns(id, combination.id, special))
    )
  )
  await putRows(on, "combinations", rows, ["product_id", "id"], keepStock ? ["stock"] : [])
  // One of operations that begins at the same moment stays as it is.
  await putRows(on, "special_prices", specialPrices, [...specialKey], ["price", "ends_at", "campaign", "quota"])
}

const putTags = (on: Kysely<Tables>, products: ReadonlyArray<StoredProduct>): Promise<number> =>
  putRows(
    on,
    "product_tags",
    products.flatMap(({ id, tags }) => [...new Set(tags)].map((tag) => ({ product_id: id, tag_id: tag })))
  )
