import type { Requirement } from "./requirement.ts"

const quoteRuleSpec = "specs/pricing/quote.rule.spec.ts"
const namedFieldsSpec = "specs/server/named-fields.spec.ts"

export const entities: ReadonlyArray<Requirement> = [
  {
    id: 154,
    says: "Review: _id, details, tags, duration_of_used, is_repurchase, is_recommended",
    state: "PART",
    missing: "read side complete; nothing can be written",
    work: "reviews"
  },
  {
    id: 155,
    says: "Review star_* types",
    state: "PART",
    missing: "read: star_* on the wire per D-38; write side missing",
    work: "reviews"
  },
  {
    id: 156,
    says: "Review images (name, description)",
    state: "PART",
    missing: "pictures with alt; no name or description per image",
    work: "reviews"
  },
  {
    id: 157,
    says: "Review has_liked, has_bookmarked",
    state: "PART",
    missing: "constants false (review-forms.wire.ts)",
    work: "reviews"
  },
  {
    id: 158,
    says: "Cart _id, products, totals (4 amounts)",
    state: "DONE",
    proofs: [
      { file: namedFieldsSpec, title: "of a bag: its lines, what each costs, and the four amounts" },
      { file: quoteRuleSpec, title: "says every step: goods, what discounts take off, and what comes behind" }
    ],
    note: "adapters/wire/selling/cart.wire.ts"
  },
  {
    id: 159,
    says: "Cart free_products (is_dangerous), gwp_error_message",
    state: "NONE",
    missing: "no free_products, no gwp_error_message",
    work: "worth"
  },
  {
    id: 160,
    says: "Cart voucher_id, voucher_code, point_applied, applied_voucher_free_shipping",
    state: "NONE",
    missing: "no voucher_*, point_applied, applied_voucher_free_shipping",
    work: "worth"
  },
  {
    id: 161,
    says: "Cart has_oos_product",
    state: "DONE",
    proofs: [
      {
        file: "specs/orders/scarce.spec.ts",
        title:
          "goes to one of two; the other reads so in the bag, at the checkout and when ordering, and loses nothing else"
      },
      { file: namedFieldsSpec, title: "of a bag: its lines, what each costs, and the four amounts" }
    ],
    note: "adapters/wire/selling/cart.wire.ts"
  },
  {
    id: 162,
    says: "Cart line: id, combination_id, quantity, detail",
    state: "DONE",
    proofs: [{ file: namedFieldsSpec, title: "of a bag: its lines, what each costs, and the four amounts" }],
    note: "adapters/wire/selling/cart.wire.ts; product_id and combination_id stand in detail"
  },
  {
    id: 163,
    says: "Cart line: is_applied_free_product, egift_info, is_pre_order",
    state: "PART",
    missing: "egift_info, is_pre_order yes; is_applied_free_product no",
    work: "kinds"
  },
  {
    id: 164,
    says: "Price totals cover cart, discount, delivery",
    state: "DONE",
    proofs: [
      { file: quoteRuleSpec, title: "says every step: goods, what discounts take off, and what comes behind" },
      {
        file: "specs/journeys/buying/buy.journey.ts",
        title: "a guest buys a lipstick and follows it home on a ${line} line"
      }
    ],
    note: "core/pricing/quote.ts"
  },
  {
    id: 165,
    says: "Mini cart item qty, name, raw{…available_for_guest}",
    state: "DONE",
    proofs: [{ file: namedFieldsSpec, title: "of a bag: its lines, what each costs, and the four amounts" }],
    note: "adapters/wire/selling/cart.wire.ts: an own shape with the same facts"
  },
  {
    id: 166,
    says: "Voucher code, voucher_type manual, discount_type, available_quota",
    state: "NONE",
    missing: "no voucher entity",
    work: "worth"
  },
  {
    id: 167,
    says: "Voucher rules products, brands, categories, order.min_amount, users",
    state: "NONE",
    missing: "no voucher entity",
    work: "worth"
  },
  {
    id: 168,
    says: "Voucher discount_info.shipping_fee_discount",
    state: "NONE",
    missing: "no voucher entity",
    work: "worth"
  },
  { id: 169, says: "Voucher is_special_paper_bag", state: "NONE", missing: "no voucher entity", work: "worth" },
  {
    id: 170,
    says: "voucher_info.header WELCOME VOUCHER = new-user",
    state: "NONE",
    missing: "no voucher entity",
    work: "worth"
  },
  {
    id: 171,
    says: "Search history keyword fields (5)",
    state: "DONE",
    proofs: [
      { file: namedFieldsSpec, title: "of a member's search: the words, and what was opened by which way" },
      {
        file: "specs/profile/profile.spec.ts",
        title: "remembers the five last searches, each once however it is written"
      }
    ],
    note: "adapters/wire/search-history.wire.ts; for members, 401 for guests; the description of the calls shows the guests' facade in its place"
  },
  {
    id: 172,
    says: "Notify-me product_id, combination_id, email, user",
    state: "PART",
    missing:
      "product_id, combination_id, email; the `user {id,email,name}` of the specification is not sent or kept on the call",
    work: "kinds"
  },
  {
    id: 173,
    says: "Banner apply_for, more_info.apply",
    state: "PART",
    missing: "location and targets stored; the answer has more_info.apply but no apply_for",
    work: "window"
  },
  {
    id: 174,
    says: "Banner groups (17)",
    state: "PART",
    missing: "17 groups in banner.ts and on the wire; 3 drawn nowhere",
    work: "window"
  },
  {
    id: 175,
    says: "Emergency announcement",
    state: "DONE",
    proofs: [
      { file: "specs/server/named-pages.spec.ts", title: "shows the emergency announcement above everything else" }
    ],
    note: "ui/app/frame/Strip.tsx"
  },
  {
    id: 176,
    says: "Feature toggle feature_name, isEnable/isToggleOn",
    state: "DONE",
    proofs: [
      { file: "specs/identity/social.spec.ts", title: "is offered where it is configured, and nowhere else" },
      { file: "specs/contracts/account-served.spec.ts", title: "says what is switched on" }
    ],
    note: "adapters/wire/toggles.wire.ts"
  },
  {
    id: 177,
    says: "Search state (12 fields)",
    state: "DONE",
    proofs: [
      { file: "specs/search/address.rule.spec.ts", title: "leads back to the query it was printed from (F2, S5)" },
      { file: "specs/server/calls.spec.ts", title: "answer an exact part of a list for skip and limit" }
    ],
    note: "adapters/wire/search-forms.wire.ts, core/search/address.rule.ts"
  },
  { id: 178, says: "Tracking event shape", state: "NONE", missing: "no tracking", work: "window" },
  {
    id: 179,
    says: "Form field names (21)",
    state: "PART",
    missing:
      "own names (userName, phone, …); fields of brand/product/category/subcategory/content_review have no form; review rule only",
    work: "reviews"
  }
]
