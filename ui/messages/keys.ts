import type account from "./id/account.json"
import type ads from "./id/ads.json"
import type blocker from "./id/blocker.json"
import type brands from "./id/brands.json"
import type cart from "./id/cart.json"
import type catalogue from "./id/catalogue.json"
import type checkout from "./id/checkout.json"
import type confirm from "./id/confirm.json"
import type discovery from "./id/discovery.json"
import type egift from "./id/egift.json"
import type failure from "./id/failure.json"
import type field from "./id/field.json"
import type home from "./id/home.json"
import type install from "./id/install.json"
import type journal from "./id/journal.json"
import type listing from "./id/listing.json"
import type notices from "./id/notices.json"
import type offline from "./id/offline.json"
import type orders from "./id/orders.json"
import type photos from "./id/photos.json"
import type pickup from "./id/pickup.json"
import type points from "./id/points.json"
import type product from "./id/product.json"
import type profile from "./id/profile.json"
import type proposals from "./id/proposals.json"
import type push from "./id/push.json"
import type returns from "./id/returns.json"
import type reviewers from "./id/reviewers.json"
import type reviews from "./id/reviews.json"
import type search from "./id/search.json"
import type selfCheckout from "./id/selfCheckout.json"
import type shop from "./id/shop.json"
import type stores from "./id/stores.json"
import type tours from "./id/tours.json"
import type tracking from "./id/tracking.json"
import type trust from "./id/trust.json"
import type vouchers from "./id/vouchers.json"
import type wishlist from "./id/wishlist.json"
import type writing from "./id/writing.json"

interface All {
  readonly ads: typeof ads
  readonly tracking: typeof tracking
  readonly account: typeof account
  readonly cart: typeof cart
  readonly blocker: typeof blocker
  readonly brands: typeof brands
  readonly catalogue: typeof catalogue
  readonly checkout: typeof checkout
  readonly discovery: typeof discovery
  readonly failure: typeof failure
  readonly field: typeof field
  readonly home: typeof home
  readonly install: typeof install
  readonly journal: typeof journal
  readonly listing: typeof listing
  readonly notices: typeof notices
  readonly confirm: typeof confirm
  readonly offline: typeof offline
  readonly orders: typeof orders
  readonly photos: typeof photos
  readonly pickup: typeof pickup
  readonly points: typeof points
  readonly product: typeof product
  readonly profile: typeof profile
  readonly push: typeof push
  readonly egift: typeof egift
  readonly proposals: typeof proposals
  readonly returns: typeof returns
  readonly reviewers: typeof reviewers
  readonly reviews: typeof reviews
  readonly search: typeof search
  readonly shop: typeof shop
  readonly stores: typeof stores
  readonly tours: typeof tours
  readonly trust: typeof trust
  readonly selfCheckout: typeof selfCheckout
  readonly vouchers: typeof vouchers
  readonly wishlist: typeof wishlist
  readonly writing: typeof writing
}

/** `x_one` and `x_other` are one key: `x`. */
type WithoutPlural<K extends string> = K extends `${infer Bare}_${"one" | "other"}` ? Bare : K

type Leaves<T, Path extends string> = {
  [K in keyof T & string]: T[K] extends string ? `${Path}${WithoutPlural<K>}` : Leaves<T[K], `${Path}${K}.`>
}[keyof T & string]

/** Every message key of the screens; a misspelt one does not compile. */
export type MessageKey = Leaves<All, "">
