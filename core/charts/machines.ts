import type { AnyStateMachine } from "xstate"
import { accountMachine } from "../account/account.machine.ts"
import { newPasswordMachine } from "../account/credentials/new-password.machine.ts"
import { passwordMachine } from "../account/credentials/password.machine.ts"
import { phoneChangeMachine } from "../account/credentials/phone-change.machine.ts"
import { loginMachine } from "../account/login/login.machine.ts"
import { otpMachine } from "../account/otp/otp.machine.ts"
import { overseasPhoneMachine } from "../account/otp/overseas-phone.machine.ts"
import { detailMachine } from "../account/registration/detail.machine.ts"
import { registrationMachine } from "../account/registration/registration.machine.ts"
import { sessionMachine } from "../account/session/session.machine.ts"
import { adSlotMachine } from "../ads/ad-slot.machine.ts"
import { countdownMachine } from "../banners/countdown.machine.ts"
import { floatingMachine } from "../banners/floating.machine.ts"
import { popupMachine } from "../banners/popup.machine.ts"
import { cartMachine } from "../cart/cart.machine.ts"
import { savedForLaterMachine } from "../cart/saved-for-later.machine.ts"
import { voucherListMachine } from "../cart/vouchers/voucher-list.machine.ts"
import { notifyMeMachine } from "../catalogue/notify/notify-me.machine.ts"
import { productPageMachine } from "../catalogue/product-page.machine.ts"
import { checkoutMachine } from "../checkout/checkout.machine.ts"
import { placingMachine } from "../checkout/placing.machine.ts"
import { recommendationsMachine } from "../discovery/recommending/recommendations.machine.ts"
import { curatedMachine } from "../discovery/selections/curated.machine.ts"
import { selectionMachine } from "../discovery/selections/selection.machine.ts"
import { egiftFormMachine } from "../egift/egift-form.machine.ts"
import { installMachine } from "../install/install.machine.ts"
import { updateMachine } from "../install/update.machine.ts"
import { listBesideMachine } from "../listing/list-beside.machine.ts"
import { listingMachine } from "../listing/listing.machine.ts"
import { noticesMachine } from "../notices/notices.machine.ts"
import { receivedEgiftMachine } from "../orders/egift/received-egift.machine.ts"
import { orderHistoryMachine } from "../orders/history/order-history.machine.ts"
import { recentlyBoughtMachine } from "../orders/history/recently-bought.machine.ts"
import { orderMachine } from "../orders/order.machine.ts"
import { orderLookupMachine } from "../orders/order-lookup.machine.ts"
import { orderPageMachine } from "../orders/order-page.machine.ts"
import { pointHistoryMachine } from "../orders/points/point-history.machine.ts"
import { returnClaimMachine } from "../orders/returns/return-claim.machine.ts"
import { confirmTransferMachine } from "../orders/transfer/confirm-transfer.machine.ts"
import { leaveGuardMachine } from "../overlays/leave-guard.machine.ts"
import { overlaysMachine } from "../overlays/overlays.machine.ts"
import { storePickerMachine } from "../pickup/store-picker.machine.ts"
import { addressesMachine } from "../profile/addresses/addresses.machine.ts"
import { avatarMachine } from "../profile/avatar.machine.ts"
import { badgesMachine } from "../profile/badges.machine.ts"
import { beautyProfileMachine } from "../profile/beauty/beauty-profile.machine.ts"
import { interestsMachine } from "../profile/interests.machine.ts"
import { motherhoodMachine } from "../profile/motherhood.machine.ts"
import { preferencesMachine } from "../profile/preferences.machine.ts"
import { profileEditMachine } from "../profile/profile-edit.machine.ts"
import { removalMachine } from "../profile/removal.machine.ts"
import { ownProposalsMachine } from "../proposals/own-proposals.machine.ts"
import { proposeProductMachine } from "../proposals/propose-product.machine.ts"
import { pushMachine } from "../push/push.machine.ts"
import { districtBoxMachine } from "../regions/district-box.machine.ts"
import { allReviewsMachine } from "../reviews/all-reviews.machine.ts"
import { reviewPhotosMachine } from "../reviews/photos/review-photos.machine.ts"
import { reactionsMachine } from "../reviews/reactions/reactions.machine.ts"
import { reportMachine } from "../reviews/reactions/report.machine.ts"
import { levelProgressMachine } from "../reviews/reviewers/level-progress.machine.ts"
import { peopleListMachine } from "../reviews/reviewers/people-list.machine.ts"
import { savedReviewsMachine } from "../reviews/saved/saved-reviews.machine.ts"
import { writeReviewMachine } from "../reviews/write-review.machine.ts"
import { chooseProductMachine } from "../reviews/writing/choose-product.machine.ts"
import { ownReviewMachine } from "../reviews/writing/own-review.machine.ts"
import { ownReviewsMachine } from "../reviews/writing/own-reviews.machine.ts"
import { reviewGuardMachine } from "../reviews/writing/review-guard.machine.ts"
import { memberSearchesMachine } from "../search/history/member-searches.machine.ts"
import { suggestMachine } from "../search/suggest.machine.ts"
import { scannerMachine } from "../self-checkout/scanner.machine.ts"
import { deliveryDaysMachine } from "../shipping/delivery-days.machine.ts"
import { pageMachine } from "../shop/page.machine.ts"
import { shopMachine } from "../shop/shop.machine.ts"
import { tourMachine } from "../tours/tour.machine.ts"
import { trackingMachine } from "../tracking/tracking.machine.ts"
import { heartsMachine } from "../wishlist/hearts.machine.ts"
import { wishlistMachine } from "../wishlist/wishlist.machine.ts"

/** Every conversation of the shop, with the numbers of the specification. The gallery draws them, the simulator plays them. House 13. */
const all: ReadonlyArray<AnyStateMachine> = [
  memberSearchesMachine,
  accountMachine,
  detailMachine(),
  loginMachine(),
  newPasswordMachine,
  otpMachine(),
  overseasPhoneMachine,
  passwordMachine(),
  phoneChangeMachine(),
  registrationMachine(),
  sessionMachine,
  countdownMachine,
  floatingMachine,
  installMachine(),
  updateMachine,
  adSlotMachine,
  trackingMachine(),
  popupMachine(),
  cartMachine,
  savedForLaterMachine,
  listBesideMachine,
  curatedMachine,
  selectionMachine,
  recommendationsMachine,
  voucherListMachine,
  notifyMeMachine,
  productPageMachine,
  checkoutMachine,
  storePickerMachine,
  placingMachine,
  listingMachine,
  noticesMachine,
  confirmTransferMachine,
  returnClaimMachine,
  egiftFormMachine,
  receivedEgiftMachine,
  orderHistoryMachine,
  pointHistoryMachine,
  orderLookupMachine,
  orderPageMachine,
  orderMachine,
  recentlyBoughtMachine,
  leaveGuardMachine,
  overlaysMachine,
  addressesMachine,
  avatarMachine,
  badgesMachine,
  beautyProfileMachine,
  motherhoodMachine,
  interestsMachine,
  preferencesMachine,
  profileEditMachine,
  removalMachine,
  pushMachine,
  districtBoxMachine,
  deliveryDaysMachine,
  allReviewsMachine,
  writeReviewMachine(),
  reviewPhotosMachine,
  reviewGuardMachine,
  chooseProductMachine,
  scannerMachine,
  ownReviewMachine,
  ownReviewsMachine,
  savedReviewsMachine,
  peopleListMachine,
  levelProgressMachine,
  reactionsMachine,
  reportMachine,
  proposeProductMachine,
  ownProposalsMachine,
  heartsMachine,
  wishlistMachine,
  suggestMachine,
  pageMachine,
  shopMachine,
  tourMachine()
]

/** The same by their ids. */
export const machines: ReadonlyMap<string, AnyStateMachine> = new Map(all.map((machine) => [machine.id, machine]))
