import { randomUUID } from "node:crypto"
import { Effect } from "effect"
import { sqlReactions } from "#adapters/postgres/catalogue/reactions.sql.ts"
import { sqlProductBookmarks } from "#adapters/postgres/discovery/product-bookmarks.sql.ts"
import type { Session } from "#adapters/postgres/engine/db.ts"
import { sqlResets } from "#adapters/postgres/members/account-codes.sql.ts"
import { sqlMembers } from "#adapters/postgres/members/account-members.sql.ts"
import { sqlSessions } from "#adapters/postgres/members/account-sessions.sql.ts"
import { sqlDevices, sqlVouching } from "#adapters/postgres/members/account-vouching.sql.ts"
import { sqlAddresses } from "#adapters/postgres/members/addresses.sql.ts"
import { sqlProfiles } from "#adapters/postgres/members/profile.sql.ts"
import { sqlProposals } from "#adapters/postgres/members/proposals.sql.ts"
import { sqlPhotos } from "#adapters/postgres/members/review-photos.sql.ts"
import { sqlSearchHistory } from "#adapters/postgres/members/search-history.sql.ts"
import { sqlWishlist } from "#adapters/postgres/members/wishlist.sql.ts"
import { sqlWrittenReviews } from "#adapters/postgres/members/written-reviews.sql.ts"
import { sqlPush } from "#adapters/postgres/push/push.sql.ts"
import { sqlCheckouts } from "#adapters/postgres/selling/checkouts.sql.ts"
import { sqlMemberBags } from "#adapters/postgres/selling/member-bags.sql.ts"
import { linkProvenIn } from "#adapters/postgres/selling/member-orders.sql.ts"
import { sqlNotify } from "#adapters/postgres/selling/notify.sql.ts"
import { sqlTracking } from "#adapters/postgres/tracking/tracking.sql.ts"
import { Unauthenticated } from "#core/account/account.errors.ts"
import type { MemberId } from "#core/account/member.ts"
import { newMemberCart } from "#core/cart/member-bag.ts"
import { CombinationId } from "#core/catalogue/combination.ts"
import { namesOf } from "#core/catalogue/names.rule.ts"
import { ProductId } from "#core/catalogue/product.ts"
import type { StoredCheckout } from "#core/checkout/checkout.ts"
import type { Unavailable } from "#core/kernel/failure.ts"
import { instant } from "#core/kernel/moment.ts"
import { rupiah } from "#core/kernel/money.ts"
import { CheckoutId } from "#core/orders/order.ts"
import { AddressId } from "#core/profile/profile.ts"
import { ProposalId } from "#core/proposals/proposal.ts"
import { devicesPerMember } from "#core/push/push.ts"
import { PhotoId } from "#core/reviews/photos/photo.ts"
import { ReviewId } from "#core/reviews/review.ts"
import { SavedSearchId, SearchClickId } from "#core/search/history/history.port.ts"
import { SessionId } from "#core/tracking/tracking-event.ts"
import { EntryId } from "#core/wishlist/wishlist.ts"
import { someNow } from "#specs/arbitraries.ts"
import { delivery } from "#specs/orders/shopper.ts"
import { subscriptionAt } from "#specs/push/some-subscription.ts"

/** A write of a row of a member. */
export type Write = (session: Session, id: MemberId) => Effect.Effect<unknown, { readonly _tag: string }>
const nothing = { brands: [], categories: [], tags: [], countries: [] }
const noNames = { id: namesOf(nothing, "id"), en: namesOf(nothing, "en") }
export const later = instant(someNow + 3_600_000)
const bag = newMemberCart
const search = { keyword: "serum rahasia", entityType: "product", at: someNow }
export const address = delivery.delivery.address as never
export const review = ReviewId("r1")
const secretPicture = { src: "rahasia", avif: [], webp: [], ratio: 1, wall: "#fff", alt: { id: "", en: "" } }
const mark = { review, on: true, at: someNow }

/** Every write of a member's own rows: the tables it writes, what a removed member's is answered, and the write. */
export const writes: Readonly<Record<string, readonly [table: string, answer: string, write: Write]>> = {
  "a new address": [
    "member_addresses",
    "Unauthenticated",
    (on, id) => sqlAddresses(on).insert(id, AddressId("new"), address, someNow, 20)
  ],
  "a changed address": [
    "member_addresses",
    "Unauthenticated",
    (on, id) => sqlAddresses(on).change(id, AddressId("held"), address)
  ],
  "a default address": ["member_addresses", "done", (on, id) => sqlAddresses(on).makeDefault(id, undefined)],
  "what was set aside": ["member_addresses", "done", (on, id) => sqlVouching(on).takeBack(id, `aside ${id}`)],
  "a first bag": ["member_bags", "Unauthenticated", (on, id) => sqlMemberBags(on).save(id, bag, 0)],
  "a changed bag": ["member_bags", "Unauthenticated", (on, id) => sqlMemberBags(on).save(id, bag, 1)],
  "a search": [
    "search_history",
    "Unauthenticated",
    (on, id) => sqlSearchHistory(on).put(id, { ...search, id: SavedSearchId("new") }, "serum rahasia", 5)
  ],
  "an opened result": [
    "search_clicks",
    "Unauthenticated",
    (on, id) =>
      sqlSearchHistory(on).click(
        id,
        SearchClickId("new"),
        { keyword: "rahasia", entityId: "1", entityType: "product" },
        someNow,
        100
      )
  ],
  "a judged result": [
    "search_clicks",
    "Unauthenticated",
    (on, id) => sqlSearchHistory(on).judge(id, SearchClickId("held"), true)
  ],
  "a bookmarked product": [
    "product_bookmarks",
    "Unauthenticated",
    (on, id) => sqlProductBookmarks(on).mark(id, { product: ProductId(1), on: true, at: someNow })
  ],
  "a device for notices": [
    "push_subscriptions",
    "Unauthenticated",
    (on, id) => sqlPush(on).put(id, subscriptionAt(id), { session: undefined, at: someNow, most: devicesPerMember })
  ],
  "a known browser": ["known_devices", "done", (on, id) => sqlDevices(on).remember(id, `browser ${id}`, someNow)],
  "a session": [
    "sessions",
    "done",
    (on, id) =>
      sqlSessions(on, () => someNow).create({ id: `session ${id}`, member: id, startedAt: someNow, seenAt: someNow })
  ],
  "a reset link": [
    "reset_links",
    "done",
    (on, id) => sqlResets(on).put({ member: id, digest: `link ${id}`, until: later, provesEmail: true })
  ],
  "a provider": ["social_identities", "done", (on, id) => sqlMembers(on).link(id, "google", `issuer#${id}`)],
  "guests' orders": ["orders", "done", (on, id) => linkProvenIn(on)(id, { email: `${id}@anggota.test` })],
  "a checkout": [
    "checkouts",
    "Unavailable",
    (on, id) =>
      sqlCheckouts(on).insert({
        id: CheckoutId(randomUUID()),
        member: id,
        version: 1,
        language: "id",
        lines: [],
        leftOut: [],
        openedAt: someNow,
        expiresAt: later
      } satisfies StoredCheckout)
  ],
  "a checkout that was a guest's": [
    "checkouts",
    "done",
    (on, id) =>
      Effect.gen(function* () {
        const stored = yield* sqlCheckouts(on).byId(CheckoutId(`guest ${id}`))
        if (stored) yield* sqlCheckouts(on).save({ ...stored, member: id, version: 2 }, 1)
      })
  ],
  "a viewer that is joined": [
    "tracking_sessions",
    "done",
    (on, id) => sqlTracking(on).join(SessionId(randomUUID()), id, someNow)
  ],
  "what is known of a writer": ["review_writers", "done", (on, id) => sqlWrittenReviews(on).lockWriter(id)],
  "a like": ["review_likes", "Unauthenticated", (on, id) => sqlReactions(on).mark(id, { ...mark, kind: "like" })],
  "a bookmark": [
    "review_bookmarks",
    "Unauthenticated",
    (on, id) => sqlReactions(on).mark(id, { ...mark, kind: "bookmark" })
  ],
  "a report": [
    "review_reports",
    "Unauthenticated",
    (on, id) => sqlReactions(on).report(id, { review, type: "spam", note: "rahasia", at: someNow }, 1_000)
  ],
  "an entry of a wishlist": [
    "wishlist_entries",
    "Unauthenticated",
    (on, id) =>
      sqlWishlist(on).put(
        id,
        {
          id: EntryId("rahasia"),
          product: ProductId(77),
          combination: CombinationId("rahasia"),
          at: someNow,
          price: rupiah(1),
          restoredSince: someNow
        },
        1_000
      )
  ],
  "a removed entry of a wishlist": [
    "wishlist_entries",
    "Unauthenticated",
    (on, id) => sqlWishlist(on).remove(id, EntryId("rahasia"), someNow)
  ],
  "a wish to be notified": [
    "notify_wishes",
    "done",
    (on, id) =>
      sqlNotify(on, noNames, someNow).add(
        {
          product: ProductId(77),
          combination: CombinationId("rahasia"),
          email: `${id}@anggota.test`,
          language: "id",
          at: someNow,
          member: id
        },
        1_000
      )
  ],
  "a photo": [
    "review_photos",
    "done",
    (on, id) =>
      sqlPhotos(on).add(
        id,
        { id: PhotoId(randomUUID()), file: randomUUID().replaceAll("-", ""), picture: secretPicture, at: someNow },
        1_000
      )
  ],
  "a proposed brand": [
    "brand_proposals",
    "Unauthenticated",
    (on, id) =>
      Effect.flatMap(
        sqlProposals(on).lockAuthor(id, someNow),
        (author): Effect.Effect<unknown, Unauthenticated | Unavailable> =>
          author === undefined
            ? Effect.fail(new Unauthenticated())
            : sqlProposals(on).addBrand(id, {
                id: ProposalId(randomUUID()),
                name: "Rahasia",
                key: randomUUID(),
                language: "id",
                at: someNow
              })
      )
  ],
  "a changed member": ["members", "done", (on, id) => sqlMembers(on).change(id, { firstName: "Rahasia" })],
  "a password": ["members", "done", (on, id) => sqlMembers(on).setPassword(id, "hash")],
  "a profile": ["members", "done", (on, id) => sqlProfiles(on).write(id, { bio: "Rahasia" })],
  "a picture": ["members", "Unauthenticated", (on, id) => sqlProfiles(on).replaceImage(id, "avatars/rahasia")],
  "visited hints": ["members", "done", (on, id) => sqlProfiles(on).visit(id, ["rahasia"])]
}
