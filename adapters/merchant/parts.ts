import { bankPart } from "./bank.part.ts"
import { bannerPart } from "./banner.part.ts"
import { courierPart } from "./courier.part.ts"
import { giftPart } from "./gift.part.ts"
import { pagePart, questionPart } from "./page.part.ts"
import { brandPart, categoryPart } from "./place.parts.ts"
import { selectionPart, stepPart } from "./selection.parts.ts"
import { shopPart } from "./shop.part.ts"
import { specialPart } from "./special.part.ts"
import { storePart } from "./store.part.ts"
import { voucherPart } from "./voucher.part.ts"

/** Every part of a shop's setup, by its name. */
export const parts = {
  shop: shopPart,
  stores: storePart,
  banks: bankPart,
  couriers: courierPart,
  brands: brandPart,
  categories: categoryPart,
  pages: pagePart,
  questions: questionPart,
  vouchers: voucherPart,
  gifts: giftPart,
  selections: selectionPart,
  steps: stepPart,
  banners: bannerPart,
  specials: specialPart
} as const
