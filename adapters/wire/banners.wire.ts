import { Schema } from "effect"
import { type Banner, type BannerGroup, type Banners, bannerGroups, bannerLocations } from "#core/banners/banner.ts"
import type { BannersPort } from "#core/banners/banners.port.ts"
import { card } from "./card.wire.ts"
import type { Mapping, Wire } from "./endpoint.ts"
import { filter, instantFromWire, instantOnWire, instantToWire, one, words } from "./parts.ts"
import { PictureOnWire } from "./picture.wire.ts"

const BannerOnWire = Schema.Struct({
  _id: Schema.String,
  group: Schema.Literals(bannerGroups),
  apply_for: Schema.Struct({ location: Schema.Literals(bannerLocations), target_ids: Schema.Array(Schema.String) }),
  title: Schema.String,
  text: Schema.optionalKey(Schema.String),
  cta: Schema.optionalKey(Schema.String),
  link: Schema.optionalKey(Schema.String),
  wide: Schema.optionalKey(PictureOnWire),
  narrow: Schema.optionalKey(PictureOnWire),
  more_info: Schema.Struct({ apply: Schema.Literals(["everyday", "other"]) }),
  starts_at: Schema.optionalKey(instantOnWire),
  ends_at: Schema.optionalKey(instantOnWire),
  regions: Schema.optionalKey(Schema.Array(Schema.String)),
  products: Schema.Array(card.schema)
})
type BannerOnWire = typeof BannerOnWire.Type

const banner: Mapping<Banner, BannerOnWire> = {
  schema: BannerOnWire,
  to: ({ id, scope: { location, targets }, action, apply, startsAt, endsAt, products, ...shown }) => ({
    ...shown,
    _id: id,
    apply_for: { location, target_ids: targets },
    ...(action === undefined ? {} : { cta: action }),
    more_info: { apply },
    ...(startsAt === undefined ? {} : { starts_at: instantToWire(startsAt) }),
    ...(endsAt === undefined ? {} : { ends_at: instantToWire(endsAt) }),
    products: products.map(card.to)
  }),
  from: ({
    _id,
    apply_for: { location, target_ids: targets },
    cta,
    more_info,
    starts_at: startsAt,
    ends_at: endsAt,
    products,
    ...shown
  }) => ({
    ...shown,
    id: _id,
    scope: { location, targets },
    ...(cta === undefined ? {} : { action: cta }),
    apply: more_info.apply,
    ...(startsAt === undefined ? {} : { startsAt: instantFromWire(startsAt) }),
    ...(endsAt === undefined ? {} : { endsAt: instantFromWire(endsAt) }),
    products: products.map(card.from)
  })
}

const BannersOnWire = Schema.Record(Schema.String, Schema.Array(BannerOnWire))
const grouped = <A, B>(groups: Readonly<Record<string, ReadonlyArray<A>>>, each: (banner: A) => B) =>
  Object.fromEntries(Object.entries(groups).map(([group, shown]) => [group, shown.map(each)]))

const banners: Mapping<Banners, typeof BannersOnWire.Type> = {
  schema: BannersOnWire,
  to: (groups) => grouped(groups, banner.to),
  from: (groups) => grouped(groups, banner.from) satisfies Partial<Record<BannerGroup, ReadonlyArray<Banner>>>
}

const Asked = Schema.Struct({
  filter: filter(
    Schema.Struct({
      locations: Schema.Array(words).check(Schema.isMaxLength(10)),
      target: Schema.optionalKey(words)
    })
  )
})

/** Endpoints of the merchant's banners. Wire, Banners, tracking, others. */
export const bannersWire: Wire<BannersPort> = {
  all: {
    service: "banners",
    method: "get",
    path: "/all-home-banner/all",
    aliases: [["catalogue", "/banners"]],
    summary: "Banners that run now or are announced at these places, by group",
    input: {
      schema: Asked,
      to: (asked) => ({ filter: asked }),
      from: ({ filter: asked }: typeof Asked.Type) => asked ?? { locations: ["all"] }
    },
    output: one(banners),
    refusals: {},
    maxAge: 30
  }
}
