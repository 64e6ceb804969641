import type { Effect } from "effect"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { sqlProposalDecisions } from "#adapters/postgres/members/proposal-decisions.sql.ts"
import { sqlProposals } from "#adapters/postgres/members/proposals.sql.ts"
import type { MemberId } from "#core/account/member.ts"
import { membersOnly } from "#core/account/session/members-only.ts"
import type { CataloguePort, Reader } from "#core/catalogue/catalogue.port.ts"
import type { Instant } from "#core/kernel/moment.ts"
import type { RandomSource } from "#core/kernel/random.ts"
import type { ProposalOpsPort } from "#core/proposals/decisions.port.ts"
import { proposalOpsOver } from "#core/proposals/decisions.usecases.ts"
import type { ProposalsPort } from "#core/proposals/proposals.port.ts"
import { proposalsOver, similarOver } from "#core/proposals/proposals.usecases.ts"
import type { SearchPort } from "#core/search/search.port.ts"
import type { Mailing } from "../jobs/mailing.ts"

interface Asker extends Reader {
  readonly member?: MemberId | undefined
}
interface OtherPorts {
  readonly catalogue: Pick<CataloguePort, "cards" | "category">
  readonly search: Pick<SearchPort, "find">
}

/** Proposals of members over the database. A change is one transaction, in which its author is locked. */
export const proposalPorts =
  (db: Db, random: RandomSource) =>
  ({ member, ...reader }: Asker, { catalogue, search }: OtherPorts): ProposalsPort => {
    const { similar } = similarOver({ store: sqlProposals(db), catalogue, search })
    const own = membersOnly(member, (id): Omit<ProposalsPort, "similar"> => {
      const within = <A, E>(call: (port: Omit<ProposalsPort, "similar">) => Effect.Effect<A, E>) =>
        db.inTransaction((tx) => call(proposalsOver({ store: sqlProposals(tx), catalogue, random }, id, reader)))
      return {
        mine: proposalsOver({ store: sqlProposals(db), catalogue, random }, id, reader).mine,
        proposeBrand: (input) => within((port) => port.proposeBrand(input)),
        changeBrand: (input) => within((port) => port.changeBrand(input)),
        proposeProduct: (input) => within((port) => port.proposeProduct(input)),
        changeProduct: (input) => within((port) => port.changeProduct(input))
      }
    })
    return {
      similar,
      mine: (input) => own.mine(input),
      proposeBrand: (input) => own.proposeBrand(input),
      changeBrand: (input) => own.changeBrand(input),
      proposeProduct: (input) => own.proposeProduct(input),
      changeProduct: (input) => own.changeProduct(input)
    }
  }

/** Decisions of staff on proposals over the database, each one transaction. */
export const proposalOpsIn = (db: Db, mailing: Pick<Mailing, "mailerIn">, now: () => Instant): ProposalOpsPort => {
  const decide =
    <I, A, E>(call: (port: ProposalOpsPort) => (input: I) => Effect.Effect<A, E>) =>
    (input: I) =>
      db.inTransaction((tx) => {
        const at = now()
        return call(proposalOpsOver({ store: sqlProposalDecisions(tx), post: mailing.mailerIn(tx, at) }, at))(input)
      })
  return { accept: decide((port) => port.accept), refuse: decide((port) => port.refuse) }
}
