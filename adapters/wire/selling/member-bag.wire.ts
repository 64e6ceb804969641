import { Schema } from "effect"
import { EgiftMix, LineUnknown, PreOrderDate, PreOrderMix } from "#core/cart/cart.errors.ts"
import { LineId } from "#core/cart/cart.ts"
import type { MemberBagPort } from "#core/cart/member-bag.port.ts"
import { EgiftRefused } from "#core/egift/egift.errors.ts"
import { typedCodeLength } from "#core/vouchers/voucher-code.rule.ts"
import { unauthenticated } from "../account/unauthenticated.ts"
import type { Refusal, Wire } from "../endpoint.ts"
import { egiftsOff } from "../part-refusals.ts"
import { brandCodec, many, nothing, one, same, words } from "../parts.ts"
import {
  amountTooLarge,
  bag,
  egiftField,
  egiftName,
  goodsUnknown,
  insufficientStock,
  lineIdOnWire,
  orderLimit,
  wantedLines
} from "./cart.wire.ts"
import { declinedGifts, giftId } from "./gift-forms.wire.ts"
import { goodsIdFields, goodsIdNames } from "./goods-forms.wire.ts"
import { bagAndSaved, joined, savedItem } from "./member-bag-forms.wire.ts"
import { pointsRefusals, redeemedPoints } from "./points-forms.wire.ts"
import { ownVouchers, voucherId, voucherRefusals } from "./voucher-forms.wire.ts"

const lineUnknown: Refusal<LineUnknown> = { status: 404, code: "LINE_NOT_FOUND", make: () => new LineUnknown() }
const signedOut = { Unauthenticated: unauthenticated }
const lineRefusals = { ...signedOut, LineUnknown: lineUnknown }
const RefusedField = Schema.Struct({
  field: Schema.Literals(["template", "recipientName", "recipientEmail", "recipientPhone", "message", "sendAt"])
})
const egiftFieldNames = {
  template: "template_id",
  recipientName: "recipient_name",
  recipientEmail: "recipient_email",
  recipientPhone: "recipient_phone",
  message: "message",
  sendAt: "send_at"
} as const
const egiftRefused: Refusal<EgiftRefused> = {
  status: 422,
  code: "EGIFT_REFUSED",
  fields: ({ field }) => ({ [`egift_info.${egiftFieldNames[field]}`]: "invalid" }),
  details: {
    schema: RefusedField,
    to: ({ field }) => ({ field }),
    from: (details: typeof RefusedField.Type) => new EgiftRefused(details)
  }
}
/** Why a line does not go into a bag. Wire, POST `/user/me/carts`. */
const bagRefusals = {
  ...egiftsOff,
  PreOrderMix: { status: 409, code: "PREORDER_MIX", make: () => new PreOrderMix() },
  PreOrderDate: { status: 409, code: "PREORDER_DATE", make: () => new PreOrderDate() },
  EgiftRefused: egiftRefused,
  EgiftMix: { status: 409, code: "EGIFT_MIX", make: () => new EgiftMix() },
  OrderLimit: orderLimit,
  InsufficientStock: insufficientStock,
  GoodsUnknown: goodsUnknown,
  AmountTooLarge: amountTooLarge
} as const

const units = (least: number) => Schema.Int.pipe(Schema.check(Schema.isBetween({ minimum: least, maximum: 1_000_000 })))
const wantedNames = { ...goodsIdNames, ...egiftName } as const
const PutAsked = Schema.Struct({
  ...goodsIdFields,
  quantity: units(0),
  ...egiftField,
  mode: Schema.optionalKey(Schema.Literals(["add", "set", "buy"]))
}).pipe(Schema.encodeKeys(wantedNames))
const ReplaceAsked = Schema.Struct({
  ...goodsIdFields,
  quantity: units(1),
  ...egiftField,
  keepOld: Schema.optionalKey(Schema.Boolean)
}).pipe(Schema.encodeKeys({ ...wantedNames, keepOld: "keep_old" }))

const line = brandCodec(LineId, lineIdOnWire)
const inPath = same(Schema.Struct({ line }))
const inBody = same(Schema.Struct({ line }).pipe(Schema.encodeKeys({ line: "line_id" })))

/** Calls of a member's bag, which the server stores and prices in every response. Wire, Bag, vouchers, points; D-20, D-21. */
export const memberBagWire: Wire<MemberBagPort> = {
  read: {
    service: "cart",
    method: "get",
    path: "/user/me/carts",
    summary: "A member's bag at today's prices",
    input: nothing,
    output: one(bag),
    refusals: signedOut
  },
  count: {
    service: "cart",
    method: "get",
    path: "/user/me/carts/count",
    summary: "Units in a member's bag",
    input: nothing,
    output: one(same(Schema.Struct({ count: Schema.Int }))),
    refusals: signedOut
  },
  put: {
    service: "cart",
    method: "post",
    path: "/user/me/carts",
    summary:
      "Puts units of a combination in (add), makes them so many (set) or at least so many (buy); 0 takes the line out",
    input: {
      schema: PutAsked,
      to: ({ line, how }) => ({ ...line, mode: how }),
      from: ({ mode, ...line }: typeof PutAsked.Type) => ({
        line,
        how: line.quantity === 0 ? "set" : (mode ?? "add")
      })
    },
    output: one(bag),
    refusals: { ...signedOut, ...bagRefusals }
  },
  remove: {
    service: "cart",
    method: "delete",
    path: "/user/me/carts/{line}",
    summary: "Takes a line out",
    input: inPath,
    output: one(bag),
    refusals: lineRefusals
  },
  clear: {
    service: "cart",
    method: "delete",
    path: "/user/me/carts",
    summary: "Empties a member's bag",
    input: nothing,
    output: one(bag),
    refusals: signedOut
  },
  replaceWith: {
    service: "cart",
    method: "post",
    path: "/user/me/carts/replace",
    summary: "Empties the bag and puts this in; `keep_old` keeps what was there for later",
    input: {
      schema: ReplaceAsked,
      to: ({ line, keepOld }) => ({ ...line, keepOld }),
      from: ({ keepOld, ...line }: typeof ReplaceAsked.Type) => ({ line, keepOld: keepOld ?? false })
    },
    output: one(bag),
    refusals: { ...signedOut, ...bagRefusals }
  },
  merge: {
    service: "cart",
    method: "post",
    path: "/user/me/carts/merge",
    summary: "Joins a guest's bag, once for each bag; a repeated call answers what the first one did",
    input: same(
      Schema.Struct({
        bag: Schema.String.pipe(Schema.check(Schema.isUUID())),
        lines: wantedLines,
        declined: Schema.optionalKey(declinedGifts)
      }).pipe(Schema.encodeKeys({ bag: "cart_uuid", declined: "declined_gifts" }))
    ),
    output: one(joined),
    refusals: { ...signedOut, OrderLimit: orderLimit }
  },
  all: {
    service: "cart",
    method: "get",
    path: "/user/me/carts/all",
    summary: "A member's bag and what is saved for later",
    input: nothing,
    output: one(bagAndSaved),
    refusals: signedOut
  },
  saved: {
    service: "cart",
    method: "get",
    path: "/user/me/carts/saved-for-later",
    summary: "What is saved for later, newest first",
    input: nothing,
    output: many(savedItem),
    refusals: signedOut
  },
  saveForLater: {
    service: "cart",
    method: "post",
    path: "/user/me/carts/saved-for-later",
    summary: "Takes a line out of the bag and keeps it for later",
    input: inBody,
    output: one(bagAndSaved),
    refusals: lineRefusals
  },
  moveBack: {
    service: "cart",
    method: "post",
    path: "/user/me/carts/saved-for-later/{line}/move",
    summary: "Puts what was saved for later into the bag again",
    input: inPath,
    output: one(bagAndSaved),
    refusals: { ...lineRefusals, ...bagRefusals }
  },
  redeemVoucher: {
    service: "cart",
    method: "post",
    path: "/carts/voucher",
    summary: "Redeems a voucher in the place of the one in its slot, if it counts for this bag",
    input: same(
      Schema.Struct({ code: words.check(Schema.isMaxLength(typedCodeLength)), cart: Schema.optionalKey(words) }).pipe(
        Schema.encodeKeys({ code: "voucher_code", cart: "cart_id" })
      )
    ),
    output: one(bag),
    refusals: { ...signedOut, ...voucherRefusals }
  },
  cancelVoucher: {
    service: "cart",
    method: "delete",
    path: "/carts/voucher",
    summary: "Cancels a redeemed voucher",
    input: same(
      Schema.Struct({ voucher: voucherId, cart: Schema.optionalKey(words) }).pipe(
        Schema.encodeKeys({ voucher: "voucher_id", cart: "_id" })
      )
    ),
    output: one(bag),
    refusals: signedOut
  },
  redeemPoints: {
    service: "cart",
    method: "post",
    path: "/carts/points",
    aliases: [["cart", "/points"]],
    summary: "Redeems so many points for the bag, in the place of those before",
    input: same(
      Schema.Struct({ points: redeemedPoints, cart: Schema.optionalKey(words) }).pipe(
        Schema.encodeKeys({ cart: "cart_id" })
      )
    ),
    output: one(bag),
    refusals: { ...signedOut, ...pointsRefusals }
  },
  cancelPoints: {
    service: "cart",
    method: "delete",
    path: "/carts/points",
    aliases: [["cart", "/points"]],
    summary: "Redeems no points for the bag",
    input: {
      schema: Schema.Struct({ cart: Schema.optionalKey(words) }).pipe(Schema.encodeKeys({ cart: "_id" })),
      to: () => ({}),
      from: () => ({})
    },
    output: one(bag),
    refusals: signedOut
  },
  declineGift: {
    service: "cart",
    method: "post",
    path: "/user/me/carts/gifts",
    summary: "Declines an earned gift, or takes it back",
    input: same(
      Schema.Struct({ gift: giftId, isDeclined: Schema.Boolean }).pipe(
        Schema.encodeKeys({ gift: "gift_id", isDeclined: "is_declined" })
      )
    ),
    output: one(bag),
    refusals: signedOut
  },
  vouchers: {
    service: "cart",
    method: "get",
    path: "/me/vouchers",
    summary:
      "A member's vouchers: those that count for the bag, why others do not, the combination that takes most off, and what is over",
    input: nothing,
    output: one(ownVouchers),
    refusals: signedOut
  },
  paperBags: {
    service: "cart",
    method: "get",
    path: "/user/me/paper-bags",
    summary: "A member's vouchers for paper bags: those that count for the bag, why others do not, and what is over",
    input: nothing,
    output: one(ownVouchers),
    refusals: signedOut
  },
  removeSaved: {
    service: "cart",
    method: "delete",
    path: "/user/me/carts/saved-for-later/{line}",
    summary: "Keeps something for later no more",
    input: inPath,
    output: one(bagAndSaved),
    refusals: lineRefusals
  }
}
