import type { Generated } from "kysely"
import type { StoredMemberCart } from "#core/cart/member-bag.ts"
import type { Address } from "#core/regions/address.ts"
import type { Json, Moment } from "../columns.ts"

/** The tables of `0010_profile.sql` and `0011_member_bag.sql`. */
export interface ProfileTables {
  member_addresses: {
    member_id: string
    id: string
    address: Json<Address>
    is_default: Generated<boolean>
    created_at: Moment
  }
  search_history: {
    member_id: string
    id: string
    keyword: string
    folded: string
    entity_id: string | null
    entity_type: Generated<string>
    source_from: string | null
    at: Moment
  }
  search_clicks: {
    member_id: string
    id: string
    keyword: string
    entity_id: string
    entity_type: string
    helpful: boolean | null
    at: Moment
  }
  member_bags: {
    member_id: string
    version: number
    lines: Json<StoredMemberCart["lines"]>
    saved: Json<StoredMemberCart["saved"]>
    joined: Json<StoredMemberCart["joined"]>
    vouchers: Json<StoredMemberCart["vouchers"]>
    points: Generated<number>
  }
}
