/** Where a number of the core stands: the text before it, and its expression. */
export interface NumberPlace {
  readonly file: string
  readonly find: RegExp
}

/** Files of the core with the numbers that simulated shoppers can meet. */
const files: Readonly<Record<string, ReadonlyArray<string>>> = {
  "core/account/login/attempts.rule.ts": ["warnAt", "limitAt", "lockAt"],
  "core/kernel/reload.ts": ["reloadPauseMs"],
  "core/account/otp/otp-limit.rule.ts": [
    "resendWaitMs",
    "sendsPerDay",
    "noticeMs",
    "codeLifeMs",
    "triesPerCode",
    "codeDigits",
    "proofLifeMs"
  ],
  "core/banners/popup.rule.ts": ["everydayMs", "retries", "calledFlagMs"],
  "core/banners/popup-place.rule.ts": ["popupAfterMs"],
  "core/tours/tours.ts": ["anchorMs", "saveAgainMs"],
  "core/tours/tour-place.rule.ts": ["restMs"],
  "core/cart/cart.ts": ["unitsPerCombination", "linesPerBag"],
  "core/cart/member-bag.ts": ["joinedMost", "joinedLinesMost"],
  "core/shipping/free-shipping.rule.ts": ["freeShippingLimit"],
  "core/checkout/checkout.ts": ["checkoutMinutes"],
  "core/shipping/offer-time.rule.ts": ["quoteMinutes"],
  "core/shipping/options.rule.ts": ["soonDays", "bestDays"],
  "core/shipping/insurance.rule.ts": ["insuredAbove", "premiumFee", "perThousand"],
  "core/shipping/weight.rule.ts": ["toleranceGram"],
  "core/reviews/spam-block.rule.ts": [
    "failuresAt",
    "failuresPauseMs",
    "quietMs",
    "reviewsPerWindow",
    "windowMs",
    "windowPauseMs"
  ],
  "core/reviews/review-text.rule.ts": ["textLeast", "textMost", "repeatsMost"],
  "core/reviews/writing/draft.rule.ts": ["draftDays", "draftsMost"],
  "core/reviews/photos/photo.ts": ["photosMost", "photoSideLeast", "photoWordsMost"],
  "core/kernel/upload.ts": ["pictureBytes"],
  "core/reviews/photos/form-photo.ts": ["uploadedMs"],
  "core/reviews/reactions/report.ts": ["reportNoteLength", "reportersToHide"],
  "core/reviews/reactions/reaction.ts": ["reactionsAtOnce"],
  "core/reviews/review.ts": ["reviewsPerPage"],
  "core/wishlist/wishlist.ts": ["entriesMost", "restoredMs"],
  "core/wishlist/stored-hearts.rule.ts": ["queuedMost", "queuedMs"],
  "core/tracking/tracking-event.ts": ["sendAfterMs", "pageViewMs", "batchMost"]
}

/** Numbers that machines call by one name stand in a file of each. */
const ofMachines: Readonly<Record<string, Readonly<Record<string, NumberPlace>>>> = {
  cart: { againMs: { file: "core/cart/cart.machine.ts", find: /(export const againMs = )([\d_]+)/ } },
  checkout: { againMs: { file: "core/checkout/checkout.setup.ts", find: /(export const againMs = )([\d_]+)/ } },
  popup: Object.fromEntries(
    [0, 1, 2].map((at) => [
      `retryWaitMs${at + 1}`,
      {
        file: "core/banners/popup.rule.ts",
        find: new RegExp(`(retryWaitsMs: \\[(?:[^,\\]]*, ){${at}})([^,\\]]+)`)
      }
    ])
  )
}

/**
 * Returns where the core has a number of a machine's rules, or `undefined` for one that no simulated shopper meets. The
 * expression may hold one pair of brackets: `rupiah(200_000)`.
 */
export const placeOf = (machine: string, name: string): NumberPlace | undefined => {
  const own = ofMachines[machine]?.[name]
  if (own !== undefined) return own
  const [file] = Object.entries(files).find(([, names]) => names.includes(name)) ?? []
  return file === undefined
    ? undefined
    : {
        file,
        find: new RegExp(
          `(\\b${name}(?:: [A-Z]\\w*)?(?: =|:) )((?:rupiah\\()?[\\d_]+(?:\\))?(?: \\* [\\w]+)*|[a-z]\\w*Ms)`
        )
      }
}

/** Returns a source with a number at its place exchanged. Throws unless it stands there exactly once. */
export const withNumberAt = (
  source: string,
  { file, find }: NumberPlace,
  put: (expression: string) => string
): string => {
  const times = [...source.matchAll(new RegExp(find, "g"))].length
  if (times !== 1) throw new Error(`${find.source} is ${times} times in ${file}`)
  return source.replace(find, (_, before: string, expression: string) => `${before}${put(expression)}`)
}
