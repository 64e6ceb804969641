import type { Generated } from "kysely"
import type { Language } from "#core/kernel/text.ts"
import type { ProposalStatus, RefusalReason } from "#core/proposals/proposal.ts"
import type { Moment } from "../columns.ts"

interface ProposalColumns {
  id: string
  member_id: string | null
  name: string
  key: string
  language: Language
  status: Generated<ProposalStatus>
  version: Generated<number>
  created_at: Moment
  changed_at: Moment
  decided_at: Moment | null
  reason: RefusalReason | null
  words: string | null
  became: number | null
}

/** The tables of `0060_proposals.sql`. */
export interface ProposalTables {
  brand_proposals: ProposalColumns
  product_proposals: ProposalColumns & {
    brand_id: number | null
    brand_name: string | null
    category_id: string
    note: Generated<string>
  }
}
