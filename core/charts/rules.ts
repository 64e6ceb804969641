import { resetLifeMs } from "../account/credentials/reset-token.rule.ts"
import { passwordLengths, userNameLengths } from "../account/field.rule.ts"
import { attemptRules } from "../account/login/attempts.rule.ts"
import { codeDigits, codeLifeMs, otpRules, proofLifeMs, triesPerCode } from "../account/otp/otp-limit.rule.ts"
import { earlyMs, retryMs, staleMs } from "../account/session/session.machine.ts"
import { absoluteMs, bearerMs, handoverMs, idleMs } from "../account/session/session.rule.ts"
import { popupRules } from "../banners/popup.rule.ts"
import { popupAfterMs } from "../banners/popup-place.rule.ts"
import { againMs as bagAgainMs } from "../cart/cart.machine.ts"
import { linesPerBag, unitsPerCombination } from "../cart/cart.ts"
import { joinedLinesMost, joinedMost, savedMost } from "../cart/member-bag.ts"
import { fewLeft } from "../catalogue/availability.rule.ts"
import { notifiedPerUnit, notifyDays } from "../catalogue/notify/notify-me.ts"
import { listPageSize, listPages } from "../catalogue/product-list.ts"
import { againMs as checkoutAgainMs } from "../checkout/checkout.setup.ts"
import { checkoutMinutes } from "../checkout/checkout.ts"
import { askEveryMs, asksAtMost, resendsAtMost } from "../checkout/placing.machine.ts"
import { reasonLetters, recommendationsPerPage } from "../discovery/recommending/recommendation.ts"
import { lastPageWithMore } from "../discovery/selections/curated.machine.ts"
import { insteadMost, stepsMost } from "../discovery/selections/selection.ts"
import { installRules } from "../install/install.rule.ts"
import { takeOverMs } from "../install/update.machine.ts"
import { nameLength } from "../kernel/person-name.ts"
import { phoneDigits } from "../kernel/phone.rule.ts"
import { reloadPauseMs } from "../kernel/reload.ts"
import { pictureBytes } from "../kernel/upload.ts"
import { besideMost } from "../listing/list-beside.view.ts"
import { countWaitMs, patienceMs } from "../listing/listing.machine.ts"
import { noticeMs } from "../notices/notice.ts"
import { completedAfterDays } from "../orders/due.rule.ts"
import { boughtMost, ordersPerPage } from "../orders/history/member-orders.port.ts"
import { hereLookMs, lookMs, againMs as orderAgainMs } from "../orders/order-page.machine.ts"
import { entriesPerPage } from "../orders/points/ledger.port.ts"
import { claimNoteLength, photosPerClaim } from "../orders/returns/claim.ts"
import { returnDays } from "../orders/returns/return-window.rule.ts"
import { qrisMinutes, transferHours } from "../orders/transfer/payment-state.rule.ts"
import { reviewWorkingDays } from "../orders/transfer/review-time.rule.ts"
import { amountRestDays } from "../orders/transfer/transfer-target.rule.ts"
import { transferWordLength } from "../orders/transfer/transfer-word.ts"
import { furtherCodes, usualCodes } from "../orders/transfer/unique-code.rule.ts"
import { heldDays, readyMinutes } from "../pickup/pickup-time.rule.ts"
import { tagsMost } from "../profile/beauty/beauty.ts"
import { childrenMost, yearsBack } from "../profile/motherhood.rule.ts"
import { addressesMost, bioLength } from "../profile/profile.ts"
import { nameLimits, noteMost, proposalPhotos, similarMost } from "../proposals/proposal.ts"
import { similarWaitMs } from "../proposals/propose-product.types.ts"
import { typingWaitMs as regionTypingWaitMs } from "../regions/district-box.machine.ts"
import { minimumRegionLength, regionsShown } from "../regions/region.ts"
import { uploadedMs } from "../reviews/photos/form-photo.ts"
import { photoSideLeast, photosMost, photoWordsMost } from "../reviews/photos/photo.ts"
import { reactionsAtOnce } from "../reviews/reactions/reaction.ts"
import { reportersToHide, reportNoteLength } from "../reviews/reactions/report.ts"
import { reviewsPerPage } from "../reviews/review.ts"
import { textRules } from "../reviews/review-text.rule.ts"
import { expertsPerPage } from "../reviews/reviewers/reviewer.ts"
import { spamRules } from "../reviews/spam-block.rule.ts"
import { draftDays, draftsMost } from "../reviews/writing/draft.rule.ts"
import { savedSearchMaxLength } from "../search/history/history.port.ts"
import { recentSearches } from "../search/history/recent.rule.ts"
import { maximumSearchLength, minimumSearchLength, pageSizes, pagesShown, priceSliderMax } from "../search/query.ts"
import { listLength } from "../search/recommend.rule.ts"
import { typingWaitMs } from "../search/suggest.machine.ts"
import { freeShippingLimit } from "../shipping/free-shipping.rule.ts"
import { insuredAbove, perThousand, premiumFee } from "../shipping/insurance.rule.ts"
import { quoteMinutes } from "../shipping/offer-time.rule.ts"
import { bestDays, soonDays } from "../shipping/options.rule.ts"
import { toleranceGram } from "../shipping/weight.rule.ts"
import { afterReturnMs } from "../shop/page.machine.ts"
import { restMs } from "../tours/tour-place.rule.ts"
import { tourRules } from "../tours/tours.ts"
import { batchMost, pageViewMs, sendAfterMs } from "../tracking/tracking-event.ts"
import { queuedMost, queuedMs } from "../wishlist/stored-hearts.rule.ts"
import { undoMs } from "../wishlist/wishlist.machine.ts"
import {
  entriesMost,
  restoredMs,
  widgetPageSize,
  widgetSkipMost,
  entriesPerPage as wishlistPage
} from "../wishlist/wishlist.ts"

/** What a number of the shop counts. */
export type RuleUnit =
  | "ms"
  | "minutes"
  | "hours"
  | "days"
  | "years"
  | "times"
  | "characters"
  | "digits"
  | "rupiah"
  | "per thousand"
  | "grams"
  | "bytes"
  | "pixels"
  | "items"

/** A number of the rules: its name, its unit, and its source. */
export interface RuleNumber {
  /** Id of the machine that it belongs to. */
  readonly machine: string
  /** Unique within a machine. */
  readonly name: string
  readonly value: number
  readonly unit: RuleUnit
  /** A section of the specification, a decision, a design, or "own choice". */
  readonly source: string
}

const of = (
  machine: string,
  unit: RuleUnit,
  source: string,
  numbers: Readonly<Record<string, number>>
): ReadonlyArray<RuleNumber> => Object.entries(numbers).map(([name, value]) => ({ machine, name, value, unit, source }))

const { retryWaitsMs, everydayMs, retries, calledFlagMs } = popupRules
const [phoneDigitsLeast, phoneDigitsMost] = phoneDigits.home
const [phoneDigitsAbroadLeast, phoneDigitsAbroadMost] = phoneDigits.abroad
const [pageSize, pageSizeAfterReset] = pageSizes
const { sendsPerDay, ...otpWaits } = otpRules
const { visits, ...installPauses } = installRules
const { failuresAt, reviewsPerWindow, ...reviewPauses } = spamRules
const { repeatsMost, ...textLengths } = textRules

/** Every number of the shop's conversations that a product owner may question; each is written down where it is used. */
export const rules: ReadonlyArray<RuleNumber> = [
  of("login", "times", "specification 4 and 9; D-34", { ...attemptRules }),
  of("login", "ms", "D-36", { reloadPauseMs }),
  of("otp", "ms", "specification 4 and 9; D-32", otpWaits),
  of("otp", "times", "specification 4 and 9; D-32", { sendsPerDay }),
  of("otp", "ms", "D-32", { codeLifeMs }),
  of("otp", "times", "D-32", { triesPerCode }),
  of("otp", "digits", "D-32", { codeDigits }),
  of("otp", "ms", "own choice", { proofLifeMs }),
  of("session", "ms", "D-36", { staleMs, earlyMs, idleMs, absoluteMs, bearerMs }),
  of("session", "ms", "own choice", { retryMs, handoverMs }),
  of("new-password", "ms", "D-9", { resetLifeMs }),
  of("new-password", "characters", "specification 5 and 9; D-31", {
    passwordLeast: passwordLengths.min,
    passwordMost: passwordLengths.max
  }),
  of("registration", "characters", "specification 5 and 9; D-31", {
    nameLength,
    userNameLeast: userNameLengths.min,
    userNameMost: userNameLengths.max
  }),
  of("registration", "digits", "specification 5 and 9; D-30", {
    phoneDigitsLeast,
    phoneDigitsMost,
    phoneDigitsAbroadLeast,
    phoneDigitsAbroadMost
  }),
  of("tracking", "ms", "specification 9; D-72", { sendAfterMs, pageViewMs }),
  of("tracking", "items", "D-72", { batchMost }),
  of("popup", "ms", "specification 4 and 9; D-49b", { everydayMs, popupAfterMs }),
  of("popup", "times", "specification 9", { retries }),
  of("popup", "ms", "specification 9", { calledFlagMs }),
  of("popup", "ms", "D-49b", Object.fromEntries(retryWaitsMs.map((wait, at) => [`retryWaitMs${at + 1}`, wait]))),
  of("install", "times", "D-74", { visits }),
  of("install", "ms", "D-74", installPauses),
  of("update", "ms", "own choice", { takeOverMs }),
  of("tour", "ms", "machines 7", { ...tourRules }),
  of("tour", "ms", "own choice", { restMs }),
  of("cart", "items", "specification 9; D-23", { unitsPerCombination, linesPerBag }),
  of("cart", "items", "own choice", { joinedMost, joinedLinesMost }),
  of("cart", "rupiah", "specification 9; D-28", { freeShippingLimit }),
  of("cart", "ms", "machines 3; own choice", { againMs: bagAgainMs }),
  of("saved-for-later", "items", "own choice", { savedMost }),
  of("product-page", "items", "D-25b", { fewLeft }),
  of("notify-me", "days", "D-49", { notifyDays }),
  of("notify-me", "items", "D-49", { notifiedPerUnit }),
  of("checkout", "items", "specification 9; D-23", { unitsPerCombination }),
  of("checkout", "rupiah", "specification 9; D-28", { freeShippingLimit }),
  of("checkout", "minutes", "D-56", { checkoutMinutes }),
  of("checkout", "minutes", "D-52", { quoteMinutes }),
  of("checkout", "days", "D-52", { soonDays, bestDays }),
  of("checkout", "rupiah", "D-55", { insuredAbove, premiumFee }),
  of("checkout", "per thousand", "D-55", { perThousand }),
  of("checkout", "grams", "D-51", { toleranceGram }),
  of("checkout", "ms", "own choice", { againMs: checkoutAgainMs }),
  of("placing", "ms", "machines 4", { askEveryMs }),
  of("placing", "times", "machines 4", { asksAtMost }),
  of("placing", "times", "own choice", { resendsAtMost }),
  of("order", "days", "D-65", { heldDays }),
  of("order", "minutes", "D-65", { readyMinutes }),
  of("order", "hours", "D-56", { transferHours }),
  of("order", "minutes", "D-56", { qrisMinutes }),
  of("order", "days", "D-56", { reviewWorkingDays, amountRestDays }),
  of("order", "days", "D-62", { completedAfterDays }),
  of("order", "rupiah", "D-56", { codeLeast: usualCodes.from, codeMost: usualCodes.to, codeFurthest: furtherCodes.to }),
  of("order-page", "ms", "own choice", { lookMs, hereLookMs, againMs: orderAgainMs }),
  of("order-history", "items", "own choice", { ordersPerPage }),
  of("point-history", "items", "own choice", { entriesPerPage }),
  of("recently-bought", "items", "own choice", { boughtMost }),
  of("list-beside", "items", "own choice", { besideMost }),
  of("curated", "items", "specification 4 and 9", { listPageSize, listPages, lastPageWithMore }),
  of("selection", "items", "own choice", { stepsMost, insteadMost }),
  of("recommendations", "items", "specification 9", { recommendationsPerPage, listLength }),
  of("recommendations", "characters", "own choice", { reasonLetters }),
  of("confirm-transfer", "characters", "own choice", { transferWordLength }),
  of("order", "days", "D-62b", { returnDays }),
  of("return-claim", "items", "own choice", { photosPerClaim }),
  of("return-claim", "characters", "own choice", { claimNoteLength }),
  of("notices", "ms", "specification 8; D-49e", { noticeMs }),
  of("page", "ms", "own choice", { afterReturnMs }),
  of("listing", "items", "specification 9; D-18", { pageSize, pageSizeAfterReset }),
  of("listing", "items", "own choice", { pagesShown }),
  of("listing", "rupiah", "specification 9; D-13", { priceSliderMax }),
  of("listing", "ms", "machines 13; own choice", { countWaitMs, patienceMs }),
  of("suggest", "ms", "machines 9", { typingWaitMs }),
  of("suggest", "characters", "specification 5; D-17", { minimumSearchLength, maximumSearchLength }),
  of("member-searches", "items", "specification 9", { recentSearches }),
  of("member-searches", "characters", "own choice", { savedSearchMaxLength }),
  of("choose-product", "ms", "machines 9", { typingWaitMs }),
  of("all-reviews", "items", "specification 9", { reviewsPerPage }),
  of("people-list", "items", "specification 9", { reviewsPerPage, expertsPerPage }),
  of("reactions", "items", "own choice", { reactionsAtOnce }),
  of("hearts", "items", "own choice", { entriesMost, queuedMost }),
  of("hearts", "ms", "own choice", { restoredMs, queuedMs }),
  of("wishlist", "items", "D-47", { entriesPerPage: wishlistPage, widgetPageSize, widgetSkipMost }),
  of("wishlist", "ms", "own choice", { undoMs }),
  of("report", "characters", "own choice", { reportNoteLength }),
  of("report", "times", "D-41", { reportersToHide }),
  of("own-reviews", "items", "specification 9", { reviewsPerPage }),
  of("saved-reviews", "items", "specification 9", { reviewsPerPage }),
  of("write-review", "times", "specification 4 and 9; D-40", { failuresAt, reviewsPerWindow }),
  of("write-review", "ms", "specification 4 and 9; D-40", reviewPauses),
  of("write-review", "characters", "specification 5 and 9; D-39", textLengths),
  of("write-review", "times", "D-39", { repeatsMost }),
  of("write-review", "days", "machines 5", { draftDays }),
  of("write-review", "items", "own choice", { draftsMost }),
  of("review-photos", "items", "D-39", { photosMost }),
  of("review-photos", "pixels", "D-39", { photoSideLeast }),
  of("review-photos", "bytes", "D-39", { pictureBytes }),
  of("review-photos", "characters", "own choice", { photoWordsMost }),
  of("review-photos", "ms", "D-39", { uploadedMs }),
  of("propose-product", "ms", "own choice", { similarWaitMs }),
  of("propose-product", "characters", "specification 5; own choice", {
    nameLeast: nameLimits.least,
    brandMost: nameLimits.brandMost,
    productMost: nameLimits.productMost,
    noteMost
  }),
  of("propose-product", "items", "own choice", {
    photosLeast: proposalPhotos.least,
    photosMost: proposalPhotos.most,
    similarMost
  }),
  of("district-box", "ms", "own choice", { typingWaitMs: regionTypingWaitMs }),
  of("district-box", "characters", "wire", { minimumRegionLength }),
  of("district-box", "items", "wire", { regionsShown }),
  of("addresses", "items", "D-50; own choice", { addressesMost }),
  of("profile-edit", "characters", "own choice", { bioLength }),
  of("beauty-profile", "items", "own choice", { tagsMost }),
  of("motherhood", "items", "own choice", { childrenMost }),
  of("motherhood", "years", "own choice", { yearsBack }),
  of("avatar", "bytes", "wire", { pictureBytes })
].flat()
