import { Effect } from "effect"
import { type Kysely, sql } from "kysely"
import type { MemberId } from "#core/account/member.ts"
import { ProposalId } from "#core/proposals/proposal.ts"
import type { BrandToStore, ProductToStore, ProposalStore, StoredOutcome } from "#core/proposals/proposals.port.ts"
import { PhotoUnknown } from "#core/reviews/photos/photos.errors.ts"
import type { Session } from "../engine/db.ts"
import { moment, type Tables } from "../tables.ts"
import { attachToProposal, freePhotosOf } from "./attached-photos.sql.ts"
import { lockWriterOf } from "./live-member.ts"
import { comparedBrands, comparedProducts, ownProposals } from "./proposal-rows.ts"

type Kind = "brand_proposals" | "product_proposals"

/** Stores proposals of members. Writes are part of a transaction, in which the author is locked. D-45b. */
export const sqlProposals = (session: Session): ProposalStore => ({
  brands: session.ask(comparedBrands),
  productsOf: (brands) => session.ask((on) => comparedProducts(on, brands)),
  lockAuthor: (member, since) =>
    session.ask(async (on) => {
      if (!(await lockWriterOf(on, member))) return undefined
      const { rows } = await sql<{ brands: number; products: number }>`
        select (select count(*) from brand_proposals where member_id = ${member} and created_at >= ${moment(since)}) as brands,
          (select count(*) from product_proposals where member_id = ${member} and created_at >= ${moment(since)}) as products`.execute(
        on
      )
      return rows[0]
    }),
  mine: (member, language) => session.ask((on) => ownProposals(on, member, language)),
  state: (member, kind, id) =>
    session.ask((on) =>
      on
        .selectFrom(kind === "brand" ? "brand_proposals" : "product_proposals")
        .select(["status", "version"])
        .where("id", "=", id)
        .where("member_id", "=", member)
        .executeTakeFirst()
    ),
  freePhotos: (member, ids, of) => session.ask((on) => freePhotosOf(on, member, ids, { proposal: of })),
  addBrand: (member, { id, name, key, language, at }) =>
    session.ask(async (on) => {
      const { rows } = await sql`
        insert into brand_proposals (id, member_id, name, key, language, created_at, changed_at)
        values (${id}, ${member}, ${name}, ${key}, ${language}, ${moment(at)}, ${moment(at)})
        on conflict (member_id, key) where status = 'pending' do nothing returning id`.execute(on)
      return rows.length > 0 ? "stored" : waitingWith(on, "brand_proposals", member, { id, key })
    }),
  changeBrand: (member, version, brand) =>
    session.ask(async (on) => {
      const taken = await waitingWith(on, "brand_proposals", member, brand)
      if (typeof taken === "object") return taken
      const { id, name, key, language, at } = brand
      const { rows } = await sql`
        update brand_proposals set name = ${name}, key = ${key}, language = ${language}, changed_at = ${moment(at)}, ${waitAgain}
        where id = ${id} and member_id = ${member} and version = ${version} and status <> 'accepted' returning id`.execute(
        on
      )
      return rows.length > 0 ? "stored" : "stale"
    }),
  addProduct: (member, product) =>
    session
      .ask(async (on): Promise<StoredOutcome | "photosGone"> => {
        const { id, brand, name, key, category, note, language, at } = product
        const { rows } = await sql`
        insert into product_proposals (id, member_id, brand_id, brand_name, name, key, category_id, note, language, created_at, changed_at)
        values (${id}, ${member}, ${brand.kind === "known" ? brand.id : null}, ${brand.kind === "new" ? brand.name : null},
          ${name}, ${key}, ${category}, ${note}, ${language}, ${moment(at)}, ${moment(at)})
        on conflict (member_id, key) where status = 'pending' do nothing returning id`.execute(on)
        if (rows.length === 0) return waitingWith(on, "product_proposals", member, product)
        return (await attachToProposal(on, member, id, product.photos)) ? "stored" : "photosGone"
      })
      .pipe(withoutPhotos),
  changeProduct: (member, version, product) =>
    session
      .ask(async (on): Promise<StoredOutcome | "photosGone"> => {
        const taken = await waitingWith(on, "product_proposals", member, product)
        if (typeof taken === "object") return taken
        const { id, brand, name, key, category, note, language, at } = product
        const { rows } = await sql`
        update product_proposals set brand_id = ${brand.kind === "known" ? brand.id : null},
          brand_name = ${brand.kind === "new" ? brand.name : null}, name = ${name}, key = ${key}, category_id = ${category},
          note = ${note}, language = ${language}, changed_at = ${moment(at)}, ${waitAgain}
        where id = ${id} and member_id = ${member} and version = ${version} and status <> 'accepted' returning id`.execute(
          on
        )
        if (rows.length === 0) return "stale"
        return (await attachToProposal(on, member, id, product.photos)) ? "stored" : "photosGone"
      })
      .pipe(withoutPhotos)
})

/** What a change brings: staff decide again. */
const waitAgain = sql`version = version + 1, status = 'pending', decided_at = null, reason = null, words = null`

/** Another waiting proposal of the member that says the same; `stale` if there is none. */
const waitingWith = async (
  on: Kysely<Tables>,
  table: Kind,
  member: MemberId,
  { id, key }: Pick<BrandToStore | ProductToStore, "id" | "key">
): Promise<StoredOutcome> => {
  const row = await on
    .selectFrom(table)
    .select("id")
    .where("member_id", "=", member)
    .where("key", "=", key)
    .where("status", "=", "pending")
    .where("id", "<>", id)
    .executeTakeFirst()
  return row ? { duplicate: ProposalId(row.id) } : "stale"
}

const withoutPhotos = <E>(outcome: Effect.Effect<StoredOutcome | "photosGone", E>) =>
  Effect.flatMap(outcome, (made) =>
    made === "photosGone" ? Effect.fail(new PhotoUnknown({ ids: [] })) : Effect.succeed(made)
  )

/**
 * Deletes the proposals of a member with their photos, within the transaction that removes the account. What was accepted belongs to
 * the shop: it names no author from now on. D-36c, D-45b.
 */
export const removeProposalsOf = async (on: Kysely<Tables>, member: MemberId): Promise<void> => {
  await sql`update product_proposals set note = '' where member_id = ${member}`.execute(on)
  for (const table of ["brand_proposals", "product_proposals"] as const) {
    await on.deleteFrom(table).where("member_id", "=", member).where("status", "<>", "accepted").execute()
    // What staff wrote was for the author.
    await sql`update ${sql.table(table)} set member_id = null, words = null where member_id = ${member}`.execute(on)
  }
}
