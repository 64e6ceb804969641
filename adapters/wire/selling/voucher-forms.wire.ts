import { Schema } from "effect"
import { MemberId } from "#core/account/member.ts"
import { BrandId } from "#core/catalogue/brand.ts"
import { CategoryId } from "#core/catalogue/category.ts"
import { ProductId } from "#core/catalogue/product.ts"
import type { OwnVouchers } from "#core/vouchers/own-vouchers.rule.ts"
import {
  type BagVoucher,
  type Voucher,
  VoucherCode,
  VoucherId,
  voucherDiscounts,
  voucherTypes
} from "#core/vouchers/voucher.ts"
import {
  VoucherAlreadyUsed,
  VoucherAutomatic,
  VoucherCartKind,
  VoucherCodeMissing,
  VoucherExpired,
  VoucherForNewMembers,
  VoucherLoginRequired,
  VoucherMinAmount,
  VoucherNotFound,
  VoucherNotStarted,
  VoucherOtherGoods,
  type VoucherProblem,
  VoucherUsedUp
} from "#core/vouchers/vouchers.errors.ts"
import type { Mapping, Refusal } from "../endpoint.ts"
import { amount, asCodec, brandCodec, moment, numbers, same } from "../parts.ts"

/** A voucher's id. */
export const voucherId = brandCodec(VoucherId, Schema.String.pipe(Schema.check(Schema.isPattern(/^[\w-]{1,64}$/))))
const code = brandCodec(VoucherCode, Schema.String)

const VoucherOnWire = Schema.Struct({
  id: brandCodec(VoucherId, Schema.String),
  code,
  type: Schema.Literals(voucherTypes),
  discount: Schema.Literals(voucherDiscounts),
  value: Schema.Int,
  maxDiscount: Schema.optionalKey(amount),
  discountInfo: Schema.Struct({ shippingFeeDiscount: Schema.optionalKey(amount) }).pipe(
    Schema.encodeKeys({ shippingFeeDiscount: "shipping_fee_discount" })
  ),
  availableQuota: Schema.Int,
  perUserLimit: Schema.Int,
  runsDown: Schema.optionalKey(Schema.Boolean),
  startsAt: moment,
  endsAt: moment,
  forGuests: Schema.Boolean,
  isPaperBag: Schema.Boolean,
  rules: Schema.Struct({
    products: numbers(ProductId),
    brands: numbers(BrandId),
    categories: Schema.Array(brandCodec(CategoryId, Schema.String)),
    order: Schema.Struct({ minAmount: amount }).pipe(Schema.encodeKeys({ minAmount: "min_amount" })),
    users: Schema.Array(brandCodec(MemberId, Schema.String))
  }),
  goodsNames: Schema.Array(Schema.String),
  // A server of the version before has none.
  places: Schema.optionalKey(
    Schema.Array(
      Schema.Struct({
        kind: Schema.Literals(["product", "brand", "category"]),
        id: Schema.String,
        slug: Schema.String,
        category: Schema.optionalKey(Schema.String)
      })
    )
  ),
  info: Schema.Struct({ header: Schema.String, terms: Schema.String })
}).pipe(
  Schema.encodeKeys({
    id: "_id",
    type: "voucher_type",
    discount: "discount_type",
    maxDiscount: "max_discount",
    discountInfo: "discount_info",
    availableQuota: "available_quota",
    perUserLimit: "per_user_limit",
    runsDown: "runs_down",
    startsAt: "starts_at",
    endsAt: "ends_at",
    forGuests: "available_for_guest",
    isPaperBag: "is_special_paper_bag",
    goodsNames: "goods_names",
    places: "goods_places",
    info: "voucher_info"
  })
)
/** A voucher. Specification 3, Voucher; D-27. */
export const voucher: Mapping<Voucher, typeof VoucherOnWire.Type> = {
  schema: VoucherOnWire,
  to: ({ shippingFeeDiscount, rules: { minAmount, ...rules }, ...value }) => ({
    ...value,
    discountInfo: shippingFeeDiscount === undefined ? {} : { shippingFeeDiscount },
    isPaperBag: value.discount === "paper_bag",
    // Which members it names is for the shop alone.
    rules: { ...rules, users: [], order: { minAmount } }
  }),
  from: ({ discountInfo, isPaperBag: _, rules: { order, ...rules }, places, ...value }) => ({
    ...value,
    places: places ?? [],
    ...discountInfo,
    rules: { ...rules, ...order }
  })
}

const names = Schema.Array(Schema.String)
const plain = <E>(status: number, name: string, make: () => E) => ({ status, code: name, make }) as const

/** Why a voucher takes nothing off, each with its own code. Wire, POST `/carts/voucher`; D-27. */
export const voucherRefusals = {
  VoucherCodeMissing: {
    ...plain(422, "VOUCHER_CODE_MISSING", () => new VoucherCodeMissing()),
    fields: () => ({ voucher_code: "voucherCode" })
  },
  VoucherNotFound: plain(422, "VOUCHER_NOT_FOUND", () => new VoucherNotFound()),
  VoucherNotStarted: {
    status: 422,
    code: "VOUCHER_NOT_STARTED",
    details: {
      schema: Schema.Struct({ startsAt: moment }).pipe(Schema.encodeKeys({ startsAt: "starts_at" })),
      to: ({ startsAt }) => ({ startsAt }),
      from: (details) => new VoucherNotStarted(details)
    }
  },
  VoucherExpired: {
    status: 422,
    code: "VOUCHER_EXPIRED",
    details: {
      schema: Schema.Struct({ endsAt: moment }).pipe(Schema.encodeKeys({ endsAt: "ends_at" })),
      to: ({ endsAt }) => ({ endsAt }),
      from: (details) => new VoucherExpired(details)
    }
  },
  VoucherUsedUp: plain(422, "VOUCHER_QUOTA", () => new VoucherUsedUp()),
  VoucherAlreadyUsed: plain(422, "VOUCHER_ALREADY_USED", () => new VoucherAlreadyUsed()),
  VoucherForNewMembers: plain(422, "VOUCHER_FOR_NEW_MEMBERS", () => new VoucherForNewMembers()),
  VoucherMinAmount: {
    status: 422,
    code: "VOUCHER_MIN_AMOUNT",
    details: {
      schema: Schema.Struct({ shortBy: amount, of: names }).pipe(Schema.encodeKeys({ shortBy: "short_by" })),
      to: ({ shortBy, of }) => ({ shortBy, of }),
      from: (details) => new VoucherMinAmount(details)
    }
  },
  VoucherOtherGoods: {
    status: 422,
    code: "VOUCHER_NOT_ELIGIBLE_ITEMS",
    details: {
      schema: Schema.Struct({ of: names }),
      to: ({ of }) => ({ of }),
      from: (details) => new VoucherOtherGoods(details)
    }
  },
  VoucherLoginRequired: plain(422, "VOUCHER_LOGIN_REQUIRED", () => new VoucherLoginRequired()),
  VoucherCartKind: plain(422, "VOUCHER_CART_KIND", () => new VoucherCartKind()),
  VoucherAutomatic: plain(422, "VOUCHER_AUTOMATIC", () => new VoucherAutomatic())
} satisfies {
  readonly [T in (VoucherProblem | VoucherCodeMissing)["_tag"]]: Refusal<
    Extract<VoucherProblem | VoucherCodeMissing, { readonly _tag: T }>
  >
}

const ProblemOnWire = Schema.Struct({
  code: Schema.String,
  startsAt: Schema.optionalKey(moment),
  endsAt: Schema.optionalKey(moment),
  shortBy: Schema.optionalKey(amount),
  of: Schema.optionalKey(names)
}).pipe(Schema.encodeKeys({ startsAt: "starts_at", endsAt: "ends_at", shortBy: "short_by" }))

const tags = Object.keys(voucherRefusals) as ReadonlyArray<keyof typeof voucherRefusals>
const tagOf = new Map<string, keyof typeof voucherRefusals>(tags.map((tag) => [voucherRefusals[tag].code, tag]))

/** Why a redeemed voucher is inactive: the same codes as those of the refusals. */
const problem = asCodec<VoucherProblem, typeof ProblemOnWire.Type>({
  schema: ProblemOnWire,
  to: ({ _tag, ...values }) => ({ code: voucherRefusals[_tag].code, ...values }),
  from: ({ code: name, ...values }) => ({ _tag: tagOf.get(name) ?? "VoucherNotFound", ...values }) as VoucherProblem
})

/** A redeemed voucher: what it takes off, or why nothing. */
export const bagVoucher = same<BagVoucher>(
  Schema.Struct({ voucher: asCodec(voucher), discount: amount, problem: Schema.optionalKey(problem) })
)

const refused = Schema.Struct({ voucher: asCodec(voucher), problem })
const granted = Schema.Struct({ voucher: asCodec(voucher), discount: amount })
const OwnOnWire = Schema.Struct({
  vouchers: Schema.Array(asCodec(voucher)),
  saving: amount,
  granted: Schema.Array(granted),
  refused: Schema.Array(refused),
  // A server of the version before has none.
  past: Schema.optionalKey(Schema.Array(refused))
}).pipe(Schema.encodeKeys({ vouchers: "advised" }))
/** What there is for a member's bag, the combination that the shop advises, and what is over. */
export const ownVouchers: Mapping<OwnVouchers, typeof OwnOnWire.Type> = {
  schema: OwnOnWire,
  to: (value) => value,
  from: ({ past, ...value }) => ({ ...value, past: past ?? [] })
}
