import type { Effect } from "effect"
import { type RawBuilder, sql } from "kysely"
import type { MemberId } from "#core/account/member.ts"
import type { Unavailable } from "#core/kernel/failure.ts"
import type { MyData } from "#core/profile/profile.ts"
import type { Session } from "../engine/db.ts"

/** What a member's own row holds that is the shop's, not theirs: digests, counters, locks, and a column that is read no more. */
const secrets = "{password_hash,fails,known_fails,guessed_from,sessions_from,epoch,removed_at,pending}"

/**
 * Selects the address that a member has proven, in lower case; none if it was only typed. What was stored with an address alone is
 * the member's by this and by nothing else. Decision 0030.
 */
export const provenAddress = (id: MemberId): RawBuilder<string> =>
  sql<string>`(select lower(email) from members where id = ${id} and email_verified and email <> '')`

/** Everything stored of a member, as rows by subject, without what would open anything. D-36c. */
export const everythingOf = (session: Session, id: MemberId): Effect.Effect<MyData["subjects"], Unavailable> =>
  session.ask(async (on) => {
    const subjects: Readonly<Record<string, RawBuilder<unknown>>> = {
      profile: sql`select to_jsonb(m) - ${secrets}::text[] as row from members m where m.id = ${id}`,
      sign_ins_with: sql`select jsonb_build_object('provider', provider) as row from social_identities where member_id = ${id}`,
      sessions: sql`select jsonb_build_object('started_at', started_at, 'seen_at', seen_at) as row from sessions where member_id = ${id}`,
      account_events: sql`select jsonb_build_object('at', at, 'kind', kind) as row from account_log where member_id = ${id} order by at`,
      addresses: sql`select to_jsonb(a) - 'member_id' as row from member_addresses a where member_id = ${id} order by created_at`,
      bag: sql`select to_jsonb(b) - 'member_id' as row from member_bags b where member_id = ${id}`,
      orders: sql`select to_jsonb(o) - 'member_id' || jsonb_build_object('lines', (
          select jsonb_agg(to_jsonb(line) - 'order_id' order by line.position) from order_lines line where line.order_id = o.id),
          'egifts', (select jsonb_agg(to_jsonb(e) - '{order_id,id,digest,saved_by,voucher}'::text[] order by e.line_id, e.unit)
            from egifts e where e.order_id = o.id),
          'return', (select to_jsonb(claim) - 'order_id' from order_returns claim where claim.order_id = o.id)) as row
        from orders o where o.member_id = ${id} order by o.placed_at`,
      points: sql`select to_jsonb(entry) - 'member_id' as row from point_entries entry where member_id = ${id} order by id`,
      vouchers: sql`select to_jsonb(used) - '{member_id,phone_digest}'::text[] as row from voucher_uses used
        where member_id = ${id} or member_id is null and order_id in (select id from orders where orders.member_id = ${id})`,
      egifts: sql`select jsonb_build_object('value', e.value, 'sender', e.sender, 'message', e.info ->> 'message',
          'opened_at', e.opened_at, 'saved_at', e.saved_at, 'voucher', e.voucher) as row
        from egifts e where e.saved_by = ${id} order by e.saved_at`,
      own_vouchers: sql`select jsonb_build_object('code', v.code, 'value', v.value, 'ends_at', v.ends_at) as row from vouchers v
        where v.runs_down and ${id} = any(v.users) order by v.ends_at`,
      reviews: sql`select to_jsonb(r) - 'member_id' as row from reviews r where member_id = ${id} order by created_at`,
      writing: sql`select to_jsonb(w) - 'member_id' as row from review_writers w where member_id = ${id}`,
      review_photos: sql`select to_jsonb(p) - 'member_id' as row from review_photos p where member_id = ${id} order by created_at`,
      proposed_brands: sql`select to_jsonb(b) - '{member_id,key}'::text[] as row from brand_proposals b where member_id = ${id} order by created_at`,
      proposed_products: sql`select to_jsonb(p) - '{member_id,key}'::text[] as row from product_proposals p where member_id = ${id} order by created_at`,
      review_likes: sql`select to_jsonb(l) - 'member_id' as row from review_likes l where member_id = ${id} order by at`,
      review_bookmarks: sql`select to_jsonb(b) - 'member_id' as row from review_bookmarks b where member_id = ${id} order by at`,
      product_bookmarks: sql`select to_jsonb(b) - 'member_id' as row from product_bookmarks b where member_id = ${id} order by at`,
      notified_devices: sql`select jsonb_build_object('endpoint', endpoint, 'renewed_at', renewed_at) as row
        from push_subscriptions where member_id = ${id} order by renewed_at`,
      review_reports: sql`select to_jsonb(r) - 'member_id' as row from review_reports r where member_id = ${id} order by at`,
      wishlist: sql`select to_jsonb(w) - '{member_id,removed_at}'::text[] as row from wishlist_entries w
        where member_id = ${id} and removed_at is null order by at`,
      searches: sql`select jsonb_build_object('keyword', keyword, 'at', at) as row from search_history where member_id = ${id} order by at`,
      search_clicks: sql`select to_jsonb(c) - 'member_id' as row from search_clicks c where member_id = ${id} order by at`,
      tracked: sql`select jsonb_build_object('at', e.at, 'verb', e.verb, 'object_type', e.object_type, 'object_id', e.object_id) as row
        from tracking_sessions s join tracking_events e on e.session_id = s.session_id where s.member_id = ${id} order by e.at`,
      notify_me: sql`select to_jsonb(w) - 'member_id' as row from notify_wishes w where lower(w.email) = ${provenAddress(id)} order by w.at`
    }
    const answer: Record<string, ReadonlyArray<Readonly<Record<string, unknown>>>> = {}
    for (const [name, question] of Object.entries(subjects)) {
      const { rows } = await sql<{ row: Readonly<Record<string, unknown>> }>`${question}`.execute(on)
      answer[name] = rows.map(({ row }) => row)
    }
    return answer
  })
