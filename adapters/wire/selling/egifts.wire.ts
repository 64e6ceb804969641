import { Schema } from "effect"
import { LineId } from "#core/cart/cart.ts"
import { EgiftClosed, EgiftOpened, EgiftUnknown } from "#core/egift/egift.errors.ts"
import type { EgiftTemplate } from "#core/egift/egift-info.ts"
import type { EgiftAsked, EgiftPort } from "#core/orders/egift/egift.port.ts"
import type { ReceivedEgift, SentEgift } from "#core/orders/egift/egift.ts"
import { VoucherCode } from "#core/vouchers/voucher.ts"
import { tooManyTries } from "../account/account-refusals.wire.ts"
import { unauthenticated } from "../account/unauthenticated.ts"
import type { Refusal, Wire } from "../endpoint.ts"
import { amount, brandCodec, many, moment, nothing, one, same, words } from "../parts.ts"
import { PictureOnWire, plainUrl } from "../picture.wire.ts"
import { asked, orderKey, orderUnknown } from "./order-parts.wire.ts"

const TemplateOnWire = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  image: Schema.String,
  picture: PictureOnWire
}).pipe(Schema.encodeKeys({ id: "_id" }))
const template = {
  schema: TemplateOnWire,
  to: (value: EgiftTemplate): typeof TemplateOnWire.Type => ({ ...value, image: plainUrl(value.picture) }),
  from: ({ image: _, ...value }: typeof TemplateOnWire.Type): EgiftTemplate => value
}

const sent = same<SentEgift>(
  Schema.Struct({
    line: brandCodec(LineId, Schema.String),
    unit: Schema.Int,
    masked: Schema.String,
    value: amount,
    template: Schema.String,
    recipientName: Schema.String,
    state: Schema.Literals(["waiting", "sent", "opened", "saved", "withdrawn", "expired"]),
    sendAt: moment,
    sentAt: Schema.optionalKey(moment),
    openedAt: Schema.optionalKey(moment)
  }).pipe(
    Schema.encodeKeys({
      masked: "masked_code",
      template: "template_id",
      recipientName: "recipient_name",
      sendAt: "send_at",
      sentAt: "sent_at",
      openedAt: "opened_at"
    })
  )
)

const received = same<ReceivedEgift>(
  Schema.Struct({
    state: Schema.Literals(["sealed", "opened", "saved"]),
    template: Schema.String,
    sender: Schema.String,
    recipientName: Schema.String,
    expiresAt: moment,
    message: Schema.optionalKey(Schema.String),
    value: Schema.optionalKey(amount),
    voucher: Schema.optionalKey(brandCodec(VoucherCode, Schema.String))
  }).pipe(
    Schema.encodeKeys({
      template: "template_id",
      recipientName: "recipient_name",
      expiresAt: "expires_at",
      voucher: "voucher_code"
    })
  )
)

const byCode = same<EgiftAsked>(Schema.Struct({ code: words.pipe(Schema.check(Schema.isMinLength(1))) }))

const unknown: Refusal<EgiftUnknown> = { status: 404, code: "EGIFT_NOT_FOUND", make: () => new EgiftUnknown() }
const ClosedDetails = Schema.Struct({ reason: Schema.Literals(["withdrawn", "expired", "saved"]) })
const closed: Refusal<EgiftClosed> = {
  status: 409,
  code: "EGIFT_CLOSED",
  details: {
    schema: ClosedDetails,
    to: ({ reason }) => ({ reason }),
    from: (details: typeof ClosedDetails.Type) => new EgiftClosed(details)
  }
}
/** An e-gift of the order was opened: its money does not go back. D-22. */
export const egiftOpened: Refusal<EgiftOpened> = { status: 409, code: "EGIFT_OPENED", make: () => new EgiftOpened() }

const refusals = { EgiftUnknown: unknown, EgiftClosed: closed, TooManyTries: tooManyTries }

/** Endpoints of e-gifts. A code is no part of any address: it travels in bodies. D-22, D-68. */
export const egiftsWire: Wire<EgiftPort> = {
  templates: {
    service: "catalogue",
    method: "get",
    path: "/v3/egift-templates",
    summary: "The designs of e-gifts, each with its picture",
    input: nothing,
    output: many(template),
    refusals: {},
    maxAge: 60
  },
  ofOrder: {
    service: "orders",
    method: "get",
    path: "/users/me/orders/{code}/egifts",
    summary: "The e-gifts of an order with their states; of a code the first characters",
    input: asked,
    headers: orderKey,
    output: many(sent),
    refusals: { OrderUnknown: orderUnknown }
  },
  look: {
    service: "orders",
    method: "post",
    path: "/egifts/look",
    summary: "An e-gift by its code, as its recipient sees it",
    input: byCode,
    output: one(received),
    refusals
  },
  open: {
    service: "orders",
    method: "post",
    path: "/egifts/open",
    summary: "Opens an e-gift: its money cannot go back to its sender any more",
    input: byCode,
    output: one(received),
    refusals
  },
  save: {
    service: "orders",
    method: "post",
    path: "/egifts/save",
    summary: "Puts the value of an e-gift into the account of the member who asks, once",
    input: byCode,
    output: one(received),
    refusals: { ...refusals, Unauthenticated: unauthenticated }
  }
}
