import type { AnyStateMachine } from "xstate"
import { serviceBases } from "#adapters/wire/endpoint.ts"
import { loginMachineOver } from "#core/account/login/login.machine.ts"
import { sessionMachineOver } from "#core/account/session/session.machine.ts"
import { savedForLaterMachineOver } from "#core/cart/saved-for-later.machine.ts"
import { voucherListMachineOver } from "#core/cart/vouchers/voucher-list.machine.ts"
import { notifyMeMachineOver } from "#core/catalogue/notify/notify-me.machine.ts"
import type { Asked, Call } from "#core/charts/exhibit.ts"
import { recommendationsMachineOver } from "#core/discovery/recommending/recommendations.machine.ts"
import { curatedMachineOver } from "#core/discovery/selections/curated.machine.ts"
import { listBesideMachineOver } from "#core/listing/list-beside.machine.ts"
import { receivedEgiftMachineOver } from "#core/orders/egift/received-egift.machine.ts"
import { orderHistoryMachineOver } from "#core/orders/history/order-history.machine.ts"
import { recentlyBoughtMachineOver } from "#core/orders/history/recently-bought.machine.ts"
import { orderLookupMachineOver } from "#core/orders/order-lookup.machine.ts"
import { pointHistoryMachineOver } from "#core/orders/points/point-history.machine.ts"
import { returnClaimMachineOver } from "#core/orders/returns/return-claim.machine.ts"
import { confirmTransferMachineOver } from "#core/orders/transfer/confirm-transfer.machine.ts"
import { storePickerMachineOver } from "#core/pickup/store-picker.machine.ts"
import { addressesMachineOver } from "#core/profile/addresses/addresses.machine.ts"
import { avatarMachineOver } from "#core/profile/avatar.machine.ts"
import { badgesMachineOver } from "#core/profile/badges.machine.ts"
import { interestsMachineOver } from "#core/profile/interests.machine.ts"
import { motherhoodMachineOver } from "#core/profile/motherhood.machine.ts"
import { preferencesMachineOver } from "#core/profile/preferences.machine.ts"
import { profileEditMachineOver } from "#core/profile/profile-edit.machine.ts"
import { removalMachineOver } from "#core/profile/removal.machine.ts"
import { districtBoxMachineOver } from "#core/regions/district-box.machine.ts"
import { allReviewsMachineOver } from "#core/reviews/all-reviews.machine.ts"
import { reportMachineOver } from "#core/reviews/reactions/report.machine.ts"
import { savedReviewsMachineOver } from "#core/reviews/saved/saved-reviews.machine.ts"
import { writeReviewMachineOver } from "#core/reviews/write-review.machine.ts"
import { chooseProductMachineOver } from "#core/reviews/writing/choose-product.machine.ts"
import { ownReviewsMachineOver } from "#core/reviews/writing/own-reviews.machine.ts"
import { reviewGuardMachineOver } from "#core/reviews/writing/review-guard.machine.ts"
import { suggestMachineOver } from "#core/search/suggest.machine.ts"
import { deliveryDaysMachineOver } from "#core/shipping/delivery-days.machine.ts"
import type { ShopPorts } from "#core/shop/ports.ts"
import { heartsMachineOver } from "#core/wishlist/hearts.machine.ts"
import { wishlistMachineOver } from "#core/wishlist/wishlist.machine.ts"
import { wires } from "./wires.ts"

type Area = keyof ShopPorts
type CallName = { [A in Area]: `${A}.${keyof ShopPorts[A] & string}` }[Area]

/** The part of the shop a machine is made over: it does not compile if the machine asks for more. */
const over = <A extends Area>(area: A, _made: (port: ShopPorts[A]) => AnyStateMachine): A => area

/** Machines whose actors are calls of one part of the shop under their own names. */
const areas: Readonly<Record<string, Area>> = {
  login: over("account", loginMachineOver),
  session: over("account", sessionMachineOver),
  "notify-me": over("notify", notifyMeMachineOver),
  "saved-for-later": over("memberBag", savedForLaterMachineOver),
  "voucher-list": over("memberBag", voucherListMachineOver),
  "confirm-transfer": over("orders", confirmTransferMachineOver),
  "return-claim": over("returns", returnClaimMachineOver),
  "received-egift": over("egifts", receivedEgiftMachineOver),
  "order-lookup": over("orders", orderLookupMachineOver),
  "order-history": over("memberOrders", orderHistoryMachineOver),
  "point-history": over("points", pointHistoryMachineOver),
  "store-picker": over("pickup", storePickerMachineOver),
  "list-beside": over("catalogue", listBesideMachineOver),
  curated: over("catalogue", curatedMachineOver),
  recommendations: over("recommendations", recommendationsMachineOver),
  "recently-bought": over("memberOrders", recentlyBoughtMachineOver),
  addresses: over("profile", addressesMachineOver),
  avatar: over("profile", avatarMachineOver),
  badges: over("profile", badgesMachineOver),
  interests: over("profile", interestsMachineOver),
  motherhood: over("profile", motherhoodMachineOver),
  preferences: over("profile", preferencesMachineOver),
  "profile-edit": over("profile", profileEditMachineOver),
  removal: over("profile", removalMachineOver),
  "district-box": over("regions", districtBoxMachineOver),
  "delivery-days": over("checkout", deliveryDaysMachineOver),
  "all-reviews": over("reviews", allReviewsMachineOver),
  "choose-product": over("search", chooseProductMachineOver),
  "own-reviews": over("ownReviews", ownReviewsMachineOver),
  "saved-reviews": over("savedReviews", savedReviewsMachineOver),
  "review-guard": over("writing", reviewGuardMachineOver),
  "write-review": over("writing", (port) => writeReviewMachineOver(port)),
  report: over("reactions", reportMachineOver),
  hearts: over("wishlist", heartsMachineOver),
  wishlist: over("wishlist", wishlistMachineOver),
  suggest: over("search", suggestMachineOver)
}

const browser: ReadonlyArray<CallName> = []

/** Actors that stand for calls of other names, or of several parts of the shop; and those that ask this browser alone. */
const composed: Readonly<Record<string, Readonly<Record<string, ReadonlyArray<CallName>>>>> = {
  account: { toggles: ["toggles.toggles"] },
  detail: { complete: ["account.complete"] },
  "egift-form": { read: ["catalogue.product", "egifts.templates", "toggles.toggles"] },
  "new-password": {
    check: ["account.checkReset"],
    save: ["account.resetPassword", "account.changePassword"]
  },
  otp: {
    recall: browser,
    others: browser,
    sendCode: ["account.sendCode", "account.requestLoginCode"],
    verifyCode: ["account.verifyCode", "account.loginByCode"]
  },
  "overseas-phone": { read: ["regions.countries", "toggles.toggles"] },
  "order-page": {
    read: ["orders.read"],
    cancel: ["orders.cancel"],
    received: ["orders.received"],
    keepWaiting: ["orders.keepWaiting"],
    payAgain: ["checkout.payAgain"],
    validate: ["bags.validate"]
  },
  password: { forgetByEmail: ["account.forgetByEmail"], forgetByPhone: ["account.forgetByPhone"] },
  "phone-change": {
    check: ["account.checkPhone"],
    apply: ["account.changePhone", "account.changeEmail", "account.complete", "account.registerQuickly"]
  },
  registration: {
    check: ["account.checkUserName", "account.checkEmail", "account.checkPhone"],
    register: ["account.register"]
  },
  push: {
    look: browser,
    join: browser,
    leave: browser,
    devices: ["push.devices"],
    subscribe: ["push.subscribe"],
    unsubscribe: ["push.unsubscribe"]
  },
  popup: { bannerAt: ["banners.all"], take: browser },
  floating: { floatsAt: ["banners.all"], dismiss: browser },
  "ad-slot": { fill: ["ads.take"] },
  tracking: { keep: browser, send: ["tracking.record"], clear: browser },
  cart: {
    read: ["bags.goods", "memberBag.read", "memberBag.merge"],
    execute: ["bags.goods", "memberBag.put", "memberBag.remove", "memberBag.replaceWith", "memberBag.clear"]
  },
  checkout: {
    open: ["checkout.open"],
    read: ["checkout.read"],
    change: ["checkout.change"],
    shippingOptions: ["checkout.shippingOptions"],
    paymentMethods: ["checkout.paymentMethods"],
    remember: browser,
    recall: browser,
    finish: browser
  },
  scanner: {
    scanned: ["selfCheckout.scanned"],
    prepare: ["checkout.paymentMethods", "checkout.open", "checkout.change"],
    place: ["checkout.place"],
    placed: ["checkout.orderByCheckout"]
  },
  placing: { claimKey: browser, place: ["checkout.place"], orderByCheckout: ["checkout.orderByCheckout"] },
  listing: { find: ["search.find"], count: ["search.count"], popular: ["catalogue.list"] },
  "level-progress": { reviewer: ["reviewers.reviewer"] },
  "people-list": { list: ["reviewers.reviews", "reviewers.experts"] },
  "own-review": { fetchBlockState: ["writing.fetchBlockState"], review: ["ownReviews.review"] },
  "review-photos": {
    restore: browser,
    open: browser,
    store: browser,
    upload: ["photos.upload"],
    discard: ["photos.discard"]
  },
  "propose-product": {
    suggest: ["search.suggest"],
    similar: ["proposals.similar"],
    cards: ["catalogue.cards"],
    categories: ["catalogue.categories"],
    send: ["proposals.proposeProduct", "proposals.changeProduct"]
  },
  "own-proposals": { mine: ["proposals.mine"], cards: ["catalogue.cards"] },
  "beauty-profile": { tags: ["catalogue.tags"], tag: ["profile.tag"] },
  reactions: {
    mine: ["reactions.mine"],
    mark: ["reactions.like", "reactions.unlike", "reactions.bookmark", "reactions.unbookmark"]
  },
  "member-searches": {
    list: ["searchHistory.list"],
    tell: [
      "searchHistory.keep",
      "searchHistory.remove",
      "searchHistory.clear",
      "searchHistory.click",
      "searchHistory.list",
      "searchHistory.judge"
    ]
  },
  tour: { saveVisited: ["profile.update"] }
}

/** Returns what an actor of a machine calls; `undefined` if that is not known. */
export const askedBy = (machine: AnyStateMachine, actor: string): Asked | undefined => {
  const made: unknown = machine.implementations.actors[actor]
  if (isMachine(made)) return { of: "conversation", machine: made.id }
  const area = areas[machine.id]
  const named: ReadonlyArray<string> | undefined = area ? [`${area}.${actor}`] : composed[machine.id]?.[actor]
  if (named === undefined) return undefined
  return named.length === 0 ? { of: "browser" } : { of: "shop", calls: named.map(callNamed) }
}

const isMachine = (logic: unknown): logic is AnyStateMachine =>
  typeof logic === "object" && logic !== null && "root" in logic && "implementations" in logic

const callNamed = (name: string): Call => {
  const endpoint = wires.get(name)
  if (endpoint === undefined) throw new Error(`${name} has no place on the wire`)
  return {
    name,
    method: endpoint.method.toUpperCase(),
    path: `${serviceBases[endpoint.service]}${endpoint.path}`,
    // Any call may fail to reach the shop.
    refusals: [...Object.keys(endpoint.refusals), "Unavailable"]
  }
}

/** Why the shop may refuse it, each reason once. */
export const refusalsOf = (asked: Asked | undefined): ReadonlyArray<string> =>
  asked?.of === "shop" ? [...new Set(asked.calls.flatMap(({ refusals }) => refusals))] : []
