import { type Kysely, sql } from "kysely"
import { BrandId } from "#core/catalogue/brand.ts"
import { CategoryId } from "#core/catalogue/category.ts"
import { pathsOf, pictureIn } from "#core/catalogue/names.rule.ts"
import { ProductId } from "#core/catalogue/product.ts"
import type { StoredPicture } from "#core/catalogue/stored.ts"
import type { Language } from "#core/kernel/text.ts"
import type { BrandProposal, Decision, ProductProposal } from "#core/proposals/proposal.ts"
import { ProposalId } from "#core/proposals/proposal.ts"
import type { ComparedBrand, ComparedProduct } from "#core/proposals/proposals.port.ts"
import { PhotoId } from "#core/reviews/photos/photo.ts"
import { categoryOf } from "../catalogue/catalogue-rows.ts"
import { present } from "../present.ts"
import type { Row, Tables } from "../tables.ts"

/** All brands, as proposals are compared with them. */
export const comparedBrands = async (on: Kysely<Tables>): Promise<ReadonlyArray<ComparedBrand>> => {
  const rows = await on.selectFrom("brands").select(["id", "name"]).orderBy("id").execute()
  return rows.map(({ id, name }) => ({ id: BrandId(id), name }))
}

/** Products of these brands without removed ones, as proposals are compared with them. */
export const comparedProducts = async (
  on: Kysely<Tables>,
  brands: ReadonlyArray<BrandId>
): Promise<ReadonlyArray<ComparedProduct>> => {
  const { rows } = await sql<{ id: number; name: string; brand: string }>`
    select products.id, products.name, brands.name as brand from products join brands on brands.id = products.brand_id
    where brand_id = any(${[...brands]}::bigint[]) and not removed order by products.id`.execute(on)
  return rows.map(({ id, name, brand }) => ({ id: ProductId(id), name, brand }))
}

type ProductRow = Row<"product_proposals"> & { brand: string | null }

/** A member's proposals, newest first. */
export const ownProposals = async (
  on: Kysely<Tables>,
  member: string,
  language: Language
): Promise<ReadonlyArray<BrandProposal | ProductProposal>> => {
  const brands = await sql<Row<"brand_proposals"> & { brand: string | null; slug: string | null }>`
    select proposal.*, brands.name as brand, brands.slug from brand_proposals proposal
    left join brands on brands.id = proposal.became where member_id = ${member}`.execute(on)
  const products = await sql<ProductRow>`
    select proposal.*, brands.name as brand from product_proposals proposal
    left join brands on brands.id = proposal.brand_id where member_id = ${member}`.execute(on)
  if (brands.rows.length + products.rows.length === 0) return []
  const paths = pathsOf((await on.selectFrom("categories").selectAll().execute()).map(categoryOf), language)
  const photos = await sql<{ id: string; proposal_id: string; picture: StoredPicture }>`
    select id, proposal_id, picture from review_photos
    where proposal_id = any(${products.rows.map(({ id }) => id)}::text[]) order by position`.execute(on)
  const all = [
    ...brands.rows.map(
      (row): BrandProposal => ({
        kind: "brand",
        ...sharedOf(row),
        ...(row.became !== null && row.brand !== null && row.slug !== null
          ? { became: { id: BrandId(row.became), name: row.brand, slug: row.slug } }
          : {})
      })
    ),
    ...products.rows.map(
      (row): ProductProposal => ({
        kind: "product",
        ...sharedOf(row),
        brand: brandOf(row),
        path: paths.get(CategoryId(row.category_id)) ?? [],
        note: row.note,
        photos: photos.rows
          .filter((one) => one.proposal_id === row.id)
          .map(({ id, picture }) => ({ id: PhotoId(id), picture: pictureIn(picture, language) })),
        ...(row.became !== null && { became: ProductId(row.became) })
      })
    )
  ]
  return all.toSorted((one, other) => other.at - one.at || (one.id < other.id ? -1 : 1))
}

/** The brand of a proposed product. */
export const brandOf = ({ brand_id: id, brand_name: name, brand }: ProductRow): ProductProposal["brand"] =>
  id === null ? { kind: "new", name: name ?? "" } : { kind: "known", id: BrandId(id), name: brand ?? "" }

const sharedOf = (row: Row<"brand_proposals">) => ({
  id: ProposalId(row.id),
  name: row.name,
  status: row.status,
  version: row.version,
  at: row.created_at,
  ...decisionOf(row)
})

const decisionOf = (row: Row<"brand_proposals">): { readonly decision?: Decision } =>
  row.decided_at === null
    ? {}
    : { decision: { at: row.decided_at, ...present({ reason: row.reason, words: row.words }) } }
