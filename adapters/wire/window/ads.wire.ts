import { Schema } from "effect"
import { type Ad, AdId, adPages, adSlots } from "#core/ads/ad.ts"
import type { AdsPort } from "#core/ads/ads.port.ts"
import { tooManyTries } from "../account/account-refusals.wire.ts"
import type { Answer, Mapping, Wire } from "../endpoint.ts"
import { brandCodec, one, same, words } from "../parts.ts"
import { PictureOnWire } from "../picture.wire.ts"

const id = brandCodec(AdId, Schema.String.pipe(Schema.check(Schema.isPattern(/^[a-z0-9-]{2,40}$/))))
const place = { page: Schema.Literals(adPages), target: Schema.optionalKey(words) }
const slot = Schema.Literals(adSlots)
/** More than a day shows to one browser. */
const cappedMost = 100

const AdOnWire = Schema.Struct({
  id,
  title: Schema.String,
  text: Schema.optionalKey(Schema.String),
  action: Schema.String,
  link: Schema.String,
  picture: Schema.optionalKey(PictureOnWire),
  perDay: Schema.Int
}).pipe(Schema.encodeKeys({ id: "_id", action: "cta", perDay: "per_day" }))
const Taken = Schema.Struct({ ad: Schema.optionalKey(AdOnWire) })

const taken: Mapping<Ad | undefined, typeof Taken.Type> = {
  schema: Taken,
  to: (ad) => (ad === undefined ? {} : { ad }),
  from: ({ ad }) => ad
}

/** Endpoints of the house's advertisements. Specification 2, Ad slots; D-76. */
export const adsWire: Wire<AdsPort> = {
  slots: {
    service: "banners",
    method: "get",
    path: "/ads",
    summary: "Slots of a page that have an advertisement now",
    input: same(Schema.Struct(place)),
    output: one(same(Schema.Array(slot))),
    refusals: {},
    maxAge: 30
  },
  take: {
    service: "banners",
    method: "post",
    path: "/ads/impressions",
    summary: "Takes an impression of the advertisement that is furthest behind; none if none is left",
    input: same(Schema.Struct({ ...place, slot, capped: Schema.Array(id).check(Schema.isMaxLength(cappedMost)) })),
    output: one(taken),
    refusals: { TooManyTries: tooManyTries }
  },
  click: {
    service: "banners",
    method: "post",
    path: "/ads/{id}/clicks",
    summary: "Counts a click on an advertisement, never more than its impressions",
    input: same(Schema.Struct({ id })),
    outlivesPage: true,
    output: {
      schema: Schema.Struct({ data: Schema.Struct({}) }),
      to: () => ({ data: {} }),
      from: (_: Answer) => undefined
    },
    status: () => 202,
    refusals: { TooManyTries: tooManyTries }
  }
}
