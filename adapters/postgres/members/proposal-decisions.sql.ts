import type { Effect } from "effect"
import { type Kysely, type RawBuilder, sql } from "kysely"
import { BrandId } from "#core/catalogue/brand.ts"
import { CategoryId } from "#core/catalogue/category.ts"
import { pathsOf } from "#core/catalogue/names.rule.ts"
import { ProductId } from "#core/catalogue/product.ts"
import type { StoredPicture } from "#core/catalogue/stored.ts"
import type { Unavailable } from "#core/kernel/failure.ts"
import type { Instant } from "#core/kernel/moment.ts"
import { acceptedDraft } from "#core/proposals/accepted.rule.ts"
import type { JudgedProposal, ProposalDecisionStore } from "#core/proposals/decisions.port.ts"
import { ProposalId } from "#core/proposals/proposal.ts"
import { categoryOf } from "../catalogue/catalogue-rows.ts"
import { writeBrands } from "../catalogue/place-writer.sql.ts"
import { writeProducts } from "../catalogue/product-writer.sql.ts"
import { changeCatalogue, lockVersion } from "../catalogue/versions.sql.ts"
import type { Session } from "../engine/db.ts"
import { present } from "../present.ts"
import { json, moment, type Row, type Tables } from "../tables.ts"
import { brandOf, comparedBrands, comparedProducts } from "./proposal-rows.ts"

/** Stores decisions of staff on proposals. */
export const sqlProposalDecisions = (session: Session): ProposalDecisionStore => ({
  brands: session.ask(comparedBrands),
  productsOf: (brands) => session.ask((on) => comparedProducts(on, brands)),
  proposal: (id) =>
    session.ask(async (on) => {
      // Of two decisions at once the second sees what the first has taken into the catalogue.
      await lockVersion(on, "catalogue")
      const [found] = await selectJudged(on, sql`proposal.id = ${id}`, sql`for update of proposal`)
      if (found === undefined) return undefined
      const { email, email_verified: isProven, first_name: name, language } = found.row
      if (!isProven || email === null || email === "") return { proposal: found.proposal }
      return { proposal: found.proposal, author: { to: email, name: name ?? "", language } }
    }),
  isCategory: (id) =>
    session.ask(async (on) => {
      const { rows } = await sql`select from categories where id = ${id} and level = 3`.execute(on)
      return rows.length > 0
    }),
  isProduct: (id) =>
    session.ask(async (on) => {
      const { rows } = await sql`select from products where id = ${id} and not removed`.execute(on)
      return rows.length > 0
    }),
  takeBrand: (name) => session.ask((on) => takeBrand(on, name)),
  takeProduct: ({ id, pictures }, { brand, name, category }, at) =>
    session.ask(async (on) => {
      const owner = brand.kind === "known" ? brand.id : await takeBrand(on, brand.name)
      const draft = acceptedDraft({ id, name, brand: owner, category, pictures, at })
      const { added } = await changeCatalogue(on, async (tx, version) => ({
        answer: await writeProducts(tx, [draft], version),
        changed: ["products"]
      }))
      const [product] = added
      if (product === undefined) throw new Error(`the catalogue has not taken the product of proposal ${id}`)
      // From now on the photos are the shop's.
      await sql`update review_photos set member_id = null where proposal_id = ${id}`.execute(on)
      return product
    }),
  decide: ({ id, kind, version, name: proposed, status }, { to, name, at, reason, words, became }) =>
    session.ask(async (on) => {
      const { rows } = await sql`
        update ${sql.table(kind === "brand" ? "brand_proposals" : "product_proposals")}
        set status = ${to}, version = version + 1, decided_at = ${moment(at)}, reason = ${reason ?? null},
          words = ${words ?? null}, became = ${became ?? null}
        where id = ${id} and version = ${version} and status = 'pending' returning id`.execute(on)
      if (rows.length === 0) return false
      if (to === "accepted" || reason === "content")
        await sql`update review_photos set hidden = ${to !== "accepted"} where proposal_id = ${id}`.execute(on)
      await on
        .insertInto("ops_log")
        .values({
          at: moment(at),
          name,
          action: `proposal ${to}`,
          subject: id,
          detail: json({
            before: status,
            kind,
            proposed,
            ...present({ reason: reason ?? null, became: became ?? null })
          })
        })
        .execute()
      return true
    })
})

const takeBrand = (on: Kysely<Tables>, name: string): Promise<BrandId> =>
  changeCatalogue(on, async (tx) => {
    const { answer, changed } = await writeBrands(tx, [{ name, wordmark: name, story: { id: "", en: "" } }])
    const [brand] = answer
    if (brand === undefined) throw new Error("the catalogue has not taken the brand of a proposal")
    return { answer: brand.id, changed: changed ? ["places"] : [] }
  })

/** A decision as the log has it. */
export interface LoggedProposalDecision {
  readonly at: Instant
  readonly name: string
  readonly action: string
}

/** One proposal for staff, with the decisions on it, newest first. */
export const readProposal = (
  session: Session,
  id: ProposalId
): Effect.Effect<
  { readonly proposal: JudgedProposal; readonly history: ReadonlyArray<LoggedProposalDecision> } | undefined,
  Unavailable
> =>
  session.ask(async (on) => {
    const [found] = await selectJudged(on, sql`proposal.id = ${id}`)
    if (found === undefined) return undefined
    const history = await on
      .selectFrom("ops_log")
      .select(["at", "name", "action"])
      .where("subject", "=", id)
      .where("action", "like", "proposal %")
      .orderBy("position", "desc")
      .limit(50)
      .execute()
    return { proposal: found.proposal, history }
  })

/** Proposals that wait for staff, oldest first; with `all` also those that they decided on, the last changed first. */
export const listProposals = (
  session: Session,
  { all, limit }: { readonly all: boolean; readonly limit: number }
): Effect.Effect<ReadonlyArray<JudgedProposal>, Unavailable> =>
  session.ask(async (on) => {
    const found = await selectJudged(
      on,
      all ? sql`true` : sql`proposal.status = 'pending'`,
      sql`order by proposal.changed_at ${sql.raw(all ? "desc" : "asc")}, proposal.id limit ${limit}`
    )
    return found.map(({ proposal }) => proposal)
  })

type JudgedRow = Row<"product_proposals"> & { brand: string | null } & {
  readonly [K in "user_name" | "first_name" | "email" | "email_verified"]: Row<"members">[K] | null
}

const selectJudged = async (on: Kysely<Tables>, where: RawBuilder<unknown>, end: RawBuilder<unknown> = sql``) => {
  const author = sql`members.user_name, members.first_name, members.email, members.email_verified`
  const products = await sql<JudgedRow>`
    select proposal.*, brands.name as brand, ${author} from product_proposals proposal
    left join brands on brands.id = proposal.brand_id left join members on members.id = proposal.member_id
    where ${where} ${end}`.execute(on)
  const brands = await sql<JudgedRow>`
    select proposal.*, null as brand, ${author} from brand_proposals proposal
    left join members on members.id = proposal.member_id where ${where} ${end}`.execute(on)
  const pictures = await sql<{ proposal_id: string; picture: StoredPicture }>`
    select proposal_id, picture from review_photos
    where proposal_id = any(${products.rows.map(({ id }) => id)}::text[]) order by position`.execute(on)
  const paths = products.rows.length === 0 ? new Map() : await categoryPaths(on)
  return [
    ...products.rows.map((row) => ({
      row,
      proposal: {
        ...judgedOf("product", row),
        brand: brandOf(row),
        category: { id: CategoryId(row.category_id), path: paths.get(row.category_id) ?? row.category_id },
        pictures: pictures.rows.filter((one) => one.proposal_id === row.id).map(({ picture }) => picture),
        ...(row.became !== null && { became: ProductId(row.became) })
      } satisfies JudgedProposal
    })),
    ...brands.rows.map((row) => ({
      row,
      proposal: {
        ...judgedOf("brand", row),
        ...(row.became !== null && { became: BrandId(row.became) })
      } satisfies JudgedProposal
    }))
  ].toSorted((one, other) => one.proposal.at - other.proposal.at)
}

const judgedOf = (kind: JudgedProposal["kind"], row: JudgedRow) => ({
  id: ProposalId(row.id),
  kind,
  name: row.name,
  note: row.note ?? "",
  author: row.user_name ?? "",
  pictures: [],
  status: row.status,
  version: row.version,
  at: row.changed_at,
  ...present({ decidedAt: row.decided_at, reason: row.reason, words: row.words })
})

const categoryPaths = async (on: Kysely<Tables>): Promise<Map<string, string>> => {
  const categories = (await on.selectFrom("categories").selectAll().execute()).map(categoryOf)
  return new Map(
    [...pathsOf(categories, "id")].map(([id, path]) => [id, path.map(({ name }) => name).join(" › ")] as const)
  )
}
