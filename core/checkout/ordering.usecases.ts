import { Effect } from "effect"
import type { GiftId } from "../gifts/gift.ts"
import type { TextStore } from "../kernel/text-store.ts"
import type { CheckoutId } from "../orders/order.ts"
import { CheckoutExpired } from "./checkout.errors.ts"
import type { CheckoutPort } from "./checkout.port.ts"
import type { Checkout } from "./checkout.ts"
import type { PersistedOrdering } from "./ordering.ts"
import { orderingIn, persistedOrdering, persistedSince } from "./persisted-ordering.rule.ts"

/** What ordering asks the shop. */
export type ShopCalls = Pick<
  CheckoutPort,
  "open" | "read" | "change" | "shippingOptions" | "paymentMethods" | "place" | "orderByCheckout"
>

/** Services of a checkout: the shop, and this browser's stored state of it. Machines 4, Persist. */
export interface OrderingPort extends ShopCalls {
  /**
   * Stores which checkout there is. If another tab was faster, its checkout stays: two tabs make one order.
   *
   * @param since orders made in this browser when the visit began
   * @param instead the one that was dropped, which may be replaced
   */
  readonly remember: (input: {
    readonly checkout: CheckoutId
    readonly since: number
    readonly instead: CheckoutId | undefined
  }) => Effect.Effect<PersistedOrdering>
  /** What is stored now, by any tab, if this visit has to go on with it. */
  readonly recall: (input: { readonly since: number }) => Effect.Effect<PersistedOrdering | undefined>
  /**
   * Returns the key to place it with: the stored one, else a new one, stored before it is used. If another tab has
   * opened a checkout of its own by now, this one is over: two tabs make one order.
   */
  readonly claimKey: (input: { readonly checkout: CheckoutId }) => Effect.Effect<string, CheckoutExpired>
  /** An order was made of it. */
  readonly finish: (input: { readonly checkout: CheckoutId }) => Effect.Effect<void>
}

/** Refusals that undo the whole call: no order came of this key, and none will. Decision 0043. */
const refusedForGood: ReadonlySet<string> = new Set([
  "LineUnknown",
  "TotalChanged",
  "InsufficientStock",
  "RequirementsUnmet",
  "TooManyOpenOrders",
  "HoldTooLarge",
  "GoodsUnknown",
  "OrderLimit",
  "AmountTooLarge"
])

/** Notes that the shop knows no order of this checkout, so that the bag can be opened again. */
const noteAnswered = (store: TextStore, checkout: CheckoutId): void => {
  const ordering = orderingIn(store.read())
  if (ordering?.checkout === checkout && ordering.key !== undefined)
    store.write(persistedOrdering({ ...ordering, isAnswered: true }))
}

/** Removes a key that made no order, so that the next visit need not ask for one. */
const forgetKey = (store: TextStore, used: string): void => {
  const { key, isAnswered: _, ...ordering } = orderingIn(store.read()) ?? { checkout: undefined, key: undefined }
  if (ordering.checkout !== undefined && key === used) store.write(persistedOrdering(ordering))
}

/** Asks a member whose session has ended to log in again, and returns whether they did; `undefined` for guests. */
type LoginAgain = () => Effect.Effect<boolean> | undefined

/**
 * Wraps a call about a checkout: a member's own is unknown to the shop if the session has ended. The log-in opens over the
 * page, and the call is sent once more. If the member declines, this page is being left: the call has no answer. D-36, 0073.
 */
const asMember =
  <I, A, E extends { readonly _tag: string }>(call: (input: I) => Effect.Effect<A, E>, loginAgain: LoginAgain) =>
  (input: I): Effect.Effect<A, E> =>
    Effect.catch(call(input), (refusal) => {
      const asked = refusal._tag === "CheckoutUnknown" ? loginAgain() : undefined
      return asked ? Effect.flatMap(asked, (isBack) => (isBack ? call(input) : Effect.never)) : Effect.fail(refusal)
    })

/** Returns the gifts that a guest does not want, as the bag of this browser has them; `undefined` for members. D-67. */
type DeclinedGifts = () => ReadonlyArray<GiftId> | undefined

/** Says nothing if none is declined: a server of the version before knows no gifts. */
const definedDeclined = (declined: ReadonlyArray<GiftId> | undefined) => (declined?.length ? { declined } : {})

/** Returns whether a checkout gives what is declined, or declines what is wanted: the bag was changed since. */
const differs = ({ gifts }: Pick<Checkout, "gifts">, declined: ReadonlyArray<GiftId>): boolean =>
  gifts.some(
    ({ id, state }) => (state === "given" && declined.includes(id)) || (state === "declined" && !declined.includes(id))
  )

/**
 * @param store stores the ordering, one for all tabs
 * @param newKey makes a UUID
 */
export const orderingOver = (
  shop: ShopCalls,
  store: TextStore,
  newKey: () => string,
  loginAgain: LoginAgain = () => undefined,
  declined: DeclinedGifts = () => undefined
): OrderingPort => ({
  open: (input) => shop.open("lines" in input ? { ...input, ...definedDeclined(declined()) } : input),
  read: (input) =>
    Effect.flatMap(asMember(shop.read, loginAgain)(input), (checkout) => {
      const gifts = declined()
      return checkout.placed === undefined && gifts && differs(checkout, gifts)
        ? Effect.catchTag(
            shop.change({ ...input, declined: gifts }),
            ["AddressRefused", "DistrictUnknown", "ServiceUnknown", "BankUnknown", "CodesUsedUp", "CheckoutPlaced"],
            () => Effect.succeed(checkout)
          )
        : Effect.succeed(checkout)
    }),
  change: (input) => asMember(shop.change, loginAgain)({ ...input, ...definedDeclined(declined()) }),
  shippingOptions: asMember(shop.shippingOptions, loginAgain),
  paymentMethods: shop.paymentMethods,
  place: (input) =>
    asMember(
      shop.place,
      loginAgain
    )(input).pipe(
      Effect.tapError(({ _tag }) =>
        Effect.sync(() => {
          if (refusedForGood.has(_tag)) forgetKey(store, input.idempotencyKey)
        })
      )
    ),
  orderByCheckout: (input) =>
    asMember(
      shop.orderByCheckout,
      loginAgain
    )(input).pipe(Effect.tapErrorTag("NotPlaced", () => Effect.sync(() => noteAnswered(store, input.id)))),
  remember: ({ checkout, since, instead }) =>
    Effect.sync(() => {
      const held = orderingIn(store.read())
      const standing = persistedSince(held, since)
      if (standing && standing.checkout !== checkout && standing.checkout !== instead) return standing
      const { key, isAnswered } = standing?.checkout === checkout ? standing : {}
      const ordering = {
        checkout,
        ...(key !== undefined && { key }),
        ...(isAnswered && { isAnswered }),
        bought: held?.bought ?? 0
      }
      store.write(persistedOrdering(ordering))
      return ordering
    }),
  recall: ({ since }) => Effect.sync(() => persistedSince(orderingIn(store.read()), since)),
  claimKey: ({ checkout }) =>
    Effect.suspend(() => {
      const held = orderingIn(store.read())
      if (held !== undefined && held.checkout !== checkout) return Effect.fail(new CheckoutExpired())
      const { isAnswered: _, ...ordering } = held ?? { bought: 0 }
      const key = held?.key ?? newKey()
      // Unanswered from now on.
      store.write(persistedOrdering({ ...ordering, checkout, key }))
      return Effect.succeed(key)
    }),
  finish: ({ checkout }) =>
    Effect.sync(() => {
      const { key: _key, isAnswered: _, ...held } = orderingIn(store.read()) ?? { checkout, bought: 0 }
      if (held.checkout === checkout && !held.over)
        store.write(persistedOrdering({ ...held, over: true, bought: held.bought + 1 }))
    })
})
