import { resetLifeMs } from "../account/credentials/reset-token.rule.ts"
import { passwordLengths, userNameLengths } from "../account/field.rule.ts"
import { attemptRules } from "../account/login/attempts.rule.ts"
import { codeDigits, codeLifeMs, otpRules } from "../account/otp/otp-limit.rule.ts"
import { wishesPerAddress } from "../catalogue/notify/notify-me.ts"
import { egiftHour, egiftMessageLength, egiftMonths } from "../egift/egift-info.ts"
import { formatRupiah } from "../kernel/money.ts"
import { nameLength } from "../kernel/person-name.ts"
import { phoneDigits } from "../kernel/phone.rule.ts"
import { pictureBytes } from "../kernel/upload.ts"
import { completedAfterDays } from "../orders/due.rule.ts"
import { receiptsPerOrder } from "../orders/order-store.port.ts"
import { photosPerClaim } from "../orders/returns/claim.ts"
import { accountDigits } from "../orders/returns/claim-form.rule.ts"
import { returnVoucherDays } from "../orders/returns/return-voucher.rule.ts"
import { returnDays } from "../orders/returns/return-window.rule.ts"
import { confirmationsPerOrder } from "../orders/transfer/confirmations.rule.ts"
import { reviewWorkingDays } from "../orders/transfer/review-time.rule.ts"
import { tagsMost } from "../profile/beauty/beauty.ts"
import { addressesMost, bioLength } from "../profile/profile.ts"
import { nameLimits, noteMost, proposalPhotos } from "../proposals/proposal.ts"
import { minimumRegionLength } from "../regions/region.ts"
import { reviewLimits } from "../reviews/rule-book.rule.ts"
import { minimumSearchLength } from "../search/query.ts"
import { freeShippingLimit } from "../shipping/free-shipping.rule.ts"

const minuteMs = 60_000
const megabyte = 1024 * 1024
const [phoneLeast, phoneMost] = phoneDigits.home
const [phoneAbroadLeast, phoneAbroadMost] = phoneDigits.abroad

/**
 * Limits of the rules that texts of the shop name, as people read them: `{{limit.codeMinutes}}` is `5`. Money is formatted;
 * the others are counts in the unit of their name. Decision 0069.
 */
export const limits: Readonly<Record<string, string | number>> = {
  ...reviewLimits,
  accountDigitsLeast: accountDigits.least,
  accountDigitsMost: accountDigits.most,
  addressesMost,
  bioLength,
  codeDigits,
  codeMinutes: codeLifeMs / minuteMs,
  codesPerDay: otpRules.sendsPerDay,
  completedAfterDays,
  confirmationsPerOrder,
  egiftClock: `0${egiftHour}.00`,
  egiftMessage: egiftMessageLength,
  egiftMonths,
  freeShipping: formatRupiah(freeShippingLimit),
  interestsMost: tagsMost,
  lockAt: attemptRules.lockAt,
  nameLength,
  passwordLeast: passwordLengths.min,
  passwordMost: passwordLengths.max,
  phoneAbroadLeast,
  phoneAbroadMost,
  phoneLeast,
  phoneMost,
  photosPerClaim,
  pictureMegabytes: pictureBytes / megabyte,
  proposalNoteMost: noteMost,
  proposalPhotosLeast: proposalPhotos.least,
  proposalPhotosMost: proposalPhotos.most,
  proposedBrandMost: nameLimits.brandMost,
  proposedNameLeast: nameLimits.least,
  proposedProductMost: nameLimits.productMost,
  receiptsPerOrder,
  regionLength: minimumRegionLength,
  returnPeriod: `${returnDays}×24`,
  returnVoucherDays,
  resetMinutes: resetLifeMs / minuteMs,
  reviewWorkingDays,
  searchLength: minimumSearchLength,
  userNameLeast: userNameLengths.min,
  userNameMost: userNameLengths.max,
  wishesPerAddress
}

/**
 * Returns the texts with the limits in place of `{{limit.…}}`; other placeholders stay. An unknown limit is a bug and
 * throws. Decision 0069.
 */
export const withLimits = <T>(texts: T): T =>
  (typeof texts === "string"
    ? texts.replace(/\{\{limit\.(\w+)\}\}/g, (_, name: string) => String(limitOf(name)))
    : typeof texts === "object" && texts !== null
      ? Object.fromEntries(Object.entries(texts).map(([key, part]) => [key, withLimits(part)]))
      : texts) as T

const limitOf = (name: string): string | number => {
  const limit = limits[name]
  if (limit === undefined) throw new Error(`no limit is called ${name}: see core/shop/limits.rule.ts`)
  return limit
}
