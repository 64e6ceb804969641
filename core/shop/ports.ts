import type { AccountPort } from "../account/account.port.ts"
import type { AdsPort } from "../ads/ads.port.ts"
import type { BannersPort } from "../banners/banners.port.ts"
import type { BagsPort } from "../cart/cart.port.ts"
import type { MemberBagPort } from "../cart/member-bag.port.ts"
import type { CataloguePort } from "../catalogue/catalogue.port.ts"
import type { NotifyPort } from "../catalogue/notify/notify-me.port.ts"
import type { CheckoutPort } from "../checkout/checkout.port.ts"
import type { RecommendationsPort } from "../discovery/recommending/recommendations.port.ts"
import type { ProductBookmarksPort } from "../discovery/saving/product-bookmarks.port.ts"
import type { SelectionsPort } from "../discovery/selections/selections.port.ts"
import type { JournalPort } from "../journal/journal.port.ts"
import type { EgiftPort } from "../orders/egift/egift.port.ts"
import type { MemberOrdersPort } from "../orders/history/member-orders.port.ts"
import type { OrdersPort } from "../orders/orders.port.ts"
import type { PointsPort } from "../orders/points/ledger.port.ts"
import type { ReturnsPort } from "../orders/returns/returns.port.ts"
import type { PickupPort } from "../pickup/pickup.port.ts"
import type { PeoplePort, ProfilePort } from "../profile/profile.port.ts"
import type { ProposalsPort } from "../proposals/proposals.port.ts"
import type { DevicePort, PushPort } from "../push/push.port.ts"
import type { RegionsPort } from "../regions/regions.port.ts"
import type { PhotoFiles } from "../reviews/photos/photo-files.port.ts"
import type { PhotosPort } from "../reviews/photos/photos.port.ts"
import type { ReactionsPort } from "../reviews/reactions/reactions.port.ts"
import type { ReviewersPort } from "../reviews/reviewers/reviewers.port.ts"
import type { ReviewsPort } from "../reviews/reviews.port.ts"
import type { SavedReviewsPort } from "../reviews/saved/saved-reviews.port.ts"
import type { WriteReviewPort } from "../reviews/write-review.port.ts"
import type { OwnReviewsPort } from "../reviews/writing/own-reviews.port.ts"
import type { SearchHistoryPort } from "../search/history/history.port.ts"
import type { SearchPort } from "../search/search.port.ts"
import type { SelfCheckoutPort } from "../self-checkout/self-checkout.port.ts"
import type { StoresPort } from "../stores/stores.port.ts"
import type { TogglesPort } from "../toggles/toggles.port.ts"
import type { TrackingPort } from "../tracking/tracking.port.ts"
import type { WishlistPort } from "../wishlist/wishlist.port.ts"

/** Everything the shop can be asked, by area. */
export interface ShopPorts {
  readonly catalogue: CataloguePort
  readonly search: SearchPort
  readonly reviews: ReviewsPort
  readonly reviewers: ReviewersPort
  /** Writes a member's reviews. */
  readonly writing: WriteReviewPort
  /** What a member does with reviews of others. */
  readonly reactions: ReactionsPort
  /** A member's photos before a review takes them. */
  readonly photos: PhotosPort
  /** A member's reviews, in whatever state. */
  readonly ownReviews: OwnReviewsPort
  /** Reviews that a member has bookmarked. */
  readonly savedReviews: SavedReviewsPort
  /** Selections of products. */
  readonly selections: SelectionsPort
  readonly recommendations: RecommendationsPort
  /** Products that a member has bookmarked. */
  readonly productBookmarks: ProductBookmarksPort
  /** Brands and products that members propose. */
  readonly proposals: ProposalsPort
  readonly banners: BannersPort
  /** Advertisements of the house. */
  readonly ads: AdsPort
  /** Takes what viewers do who agreed. */
  readonly tracking: TrackingPort
  readonly stores: StoresPort
  readonly journal: JournalPort
  readonly regions: RegionsPort
  /** Prices bags; a guest's own is stored in their browser. */
  readonly bags: BagsPort
  /** A member's own. */
  readonly memberBag: MemberBagPort
  readonly points: PointsPort
  readonly memberOrders: MemberOrdersPort
  /** Which store has what. */
  readonly pickup: PickupPort
  /** Buys in a store without its till. */
  readonly selfCheckout: SelfCheckoutPort
  /** What a member has saved. */
  readonly wishlist: WishlistPort
  readonly profile: ProfilePort
  readonly searchHistory: SearchHistoryPort
  /** What everybody may ask of members. */
  readonly people: PeoplePort
  readonly checkout: CheckoutPort
  readonly orders: OrdersPort
  readonly returns: ReturnsPort
  readonly egifts: EgiftPort
  readonly notify: NotifyPort
  /** Notices of orders on a member's devices. */
  readonly push: PushPort
  readonly account: AccountPort
  readonly toggles: TogglesPort
}

/** Loads one of these ports by its name, each once; again after a failure. */
export type LoadPort = <K extends keyof ShopPorts>(name: K) => Promise<ShopPorts[K]>

/** Loads what this browser does with photos of reviews, once; again after a failure. */
export type LoadPhotoFiles = () => Promise<PhotoFiles>

/** Loads what this browser does about notices, once; again after a failure. */
export type LoadPushDevice = () => Promise<DevicePort>

/** The ports of a page, with what its browser adds to them. */
export interface LoadedPorts extends ShopPorts {
  readonly loadPhotoFiles: LoadPhotoFiles
  readonly loadPushDevice: LoadPushDevice
}
