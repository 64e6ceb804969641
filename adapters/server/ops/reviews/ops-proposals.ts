import { Effect, Schema } from "effect"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { listProposals, readProposal } from "#adapters/postgres/members/proposal-decisions.sql.ts"
import { BrandId } from "#core/catalogue/brand.ts"
import { CategoryId } from "#core/catalogue/category.ts"
import { ProductId } from "#core/catalogue/product.ts"
import type { StoredPicture } from "#core/catalogue/stored.ts"
import type { Unavailable } from "#core/kernel/failure.ts"
import type { Instant } from "#core/kernel/moment.ts"
import type { JudgedProposal, ProposalOpsPort } from "#core/proposals/decisions.port.ts"
import { ProposalId, refusalReasons } from "#core/proposals/proposal.ts"
import {
  type DecisionTargetUnknown,
  type ProposalChanged,
  type ProposalDecided,
  type ProposalDuplicate,
  ProposalUnknown
} from "#core/proposals/proposals.errors.ts"
import type { Context, Server } from "../../http/hono.ts"
import type { Problem } from "../../http/problem.ts"
import type { ReviewPhotos } from "../../ports/photos.ts"
import { opsBody, opsText } from "../ops-body.ts"
import { opsGuard } from "../ops-gate.ts"
import { opsReply } from "../ops-reply.ts"

interface ProposalParts {
  readonly token: string
  readonly db: Db
  readonly proposals: ProposalOpsPort
  /** A file of a photo. */
  readonly photo: ReviewPhotos["staffFile"]
  readonly now: () => Instant
  /** Does what follows from a change before the answer. */
  readonly settle: () => Promise<void>
}

const number = Schema.Int.pipe(Schema.check(Schema.isBetween({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })))
const which = { name: opsText(60), version: number } as const
const Acceptance = Schema.Struct({
  ...which,
  title: Schema.optionalKey(opsText(120)),
  category: Schema.optionalKey(opsText(64)),
  brand: Schema.optionalKey(number),
  into: Schema.optionalKey(number)
})
const Refusing = Schema.Struct({
  ...which,
  reason: Schema.Literals(refusalReasons),
  words: Schema.optionalKey(opsText(1000))
})

/** Most proposals of one list, of each kind. */
const mostListed = 200

type Refusal =
  | DecisionTargetUnknown
  | ProposalChanged
  | ProposalDecided
  | ProposalDuplicate
  | ProposalUnknown
  | Unavailable

/** Staff look at the largest file. */
const addressOf = ({ src, webp }: StoredPicture): string =>
  webp.length === 0 ? src : `${src}-${Math.max(...webp)}.webp`

/**
 * `GET /ops/proposals[?all]` lists the proposals that wait for staff, with `all` also those that were decided on. Of one proposal: `GET`
 * shows it with the decisions on it, `GET …/photos/1` a picture, `POST …/accept {name, version, title, category, brand, into}` takes it
 * into the catalogue and `POST …/refuse {name, version, reason, words}` refuses it. Only for this machine, and only with the token.
 * D-45b, D-75.
 */
export const serveProposalOps = (app: Server, { token, db, proposals, photo, now, settle }: ProposalParts): void => {
  const guarded = opsGuard(token)
  const reply = opsReply(problemOf)
  const staffProposal = (context: Context) => (one: JudgedProposal) => ({
    ...one,
    pictures: one.pictures.map((picture) => new URL(addressOf(picture), context.req.url).href),
    ageMs: Math.max(0, now() - one.at)
  })
  const decide = (context: Context, decided: ReturnType<ProposalOpsPort["accept"]>) =>
    reply(
      context,
      Effect.tap(Effect.map(decided, staffProposal(context)), () => Effect.promise(settle))
    )

  app.get(
    "/ops/proposals",
    guarded((context) =>
      reply(
        context,
        Effect.map(listProposals(db, { all: context.req.query("all") !== undefined, limit: mostListed }), (found) =>
          found.map(staffProposal(context))
        )
      )
    )
  )
  app.get(
    "/ops/proposals/:id",
    guarded((context) =>
      reply(
        context,
        Effect.gen(function* () {
          const { proposal, history } = (yield* readProposal(db, idIn(context))) ?? (yield* new ProposalUnknown())
          return { ...staffProposal(context)(proposal), history }
        })
      )
    )
  )
  app.get(
    "/ops/proposals/:id/photos/:number",
    guarded((context) =>
      reply(
        context,
        Effect.gen(function* () {
          const { proposal } = (yield* readProposal(db, idIn(context))) ?? (yield* new ProposalUnknown())
          const shown = proposal.pictures[Number(context.req.param("number")) - 1]
          const address = shown === undefined ? "" : addressOf(shown)
          const picture = yield* photo(address.slice(address.lastIndexOf("/") + 1))
          if (picture === undefined) return yield* new ProposalUnknown()
          return { picture: Buffer.from(picture).toString("base64") }
        })
      )
    )
  )
  app.post(
    "/ops/proposals/:id/accept",
    guarded(async (context) => {
      const given = await opsBody(context, Acceptance)
      if (given instanceof Response) return given
      const { category, brand, into, ...rest } = given
      return decide(
        context,
        proposals.accept({
          id: idIn(context),
          ...rest,
          ...(category !== undefined && { category: CategoryId(category) }),
          ...(brand !== undefined && { brand: BrandId(brand) }),
          ...(into !== undefined && { into: ProductId(into) })
        })
      )
    })
  )
  app.post(
    "/ops/proposals/:id/refuse",
    guarded(async (context) => {
      const given = await opsBody(context, Refusing)
      return given instanceof Response ? given : decide(context, proposals.refuse({ id: idIn(context), ...given }))
    })
  )
}

const idIn = (context: Context): ProposalId => ProposalId(context.req.param("id") ?? "")

const problemOf = (refusal: Refusal): Problem => {
  switch (refusal._tag) {
    case "ProposalUnknown":
      return { status: 404, code: "PROPOSAL_NOT_FOUND", tag: refusal._tag }
    case "ProposalDecided":
      return { status: 409, code: "PROPOSAL_DECIDED", tag: refusal._tag, details: { status: refusal.status } }
    case "ProposalChanged":
      return { status: 409, code: "PROPOSAL_CHANGED", tag: refusal._tag }
    case "ProposalDuplicate":
      return { status: 409, code: "PRODUCT_EXISTS", tag: refusal._tag, details: { product_ids: refusal.products } }
    case "DecisionTargetUnknown":
      return { status: 422, code: "TARGET_UNKNOWN", tag: refusal._tag, details: { target: refusal.target } }
    case "Unavailable":
      return { status: 503, code: "UNAVAILABLE" }
  }
}
