import { Schema } from "effect"
import type { ShopFrame } from "#core/stores/shop-identity.ts"
import type { Store, TextPage } from "#core/stores/store.ts"
import type { StoresPort } from "#core/stores/stores.port.ts"
import { placeUnknown } from "./catalogue.wire.ts"
import type { Mapping, Wire } from "./endpoint.ts"
import { many, nothing, one, same, words } from "./parts.ts"

const hours = Schema.Tuple([Schema.String, Schema.String])
const StoreOnWire = Schema.Struct({
  id: Schema.Int,
  name: Schema.String,
  city: Schema.String,
  address: Schema.String,
  phone: Schema.String,
  lat: Schema.Finite,
  lng: Schema.Finite,
  hours: Schema.Struct({
    weekdays: hours,
    weekend: hours,
    zone: Schema.String
  }),
  services: Schema.Array(Schema.String),
  is_default: Schema.Boolean
})
const store: Mapping<Store, typeof StoreOnWire.Type> = {
  schema: StoreOnWire,
  to: ({ latitude, longitude, isDefault, ...rest }) => ({
    ...rest,
    lat: latitude,
    lng: longitude,
    is_default: isDefault
  }),
  from: ({ lat, lng, is_default: isDefault, ...rest }) => ({
    ...rest,
    latitude: lat,
    longitude: lng,
    isDefault
  })
}

const text: Mapping<TextPage, TextPage> = same(
  Schema.Struct({
    slug: Schema.String,
    title: Schema.String,
    paragraphs: Schema.Array(Schema.String),
    questions: Schema.Array(Schema.Struct({ question: Schema.String, answer: Schema.String }))
  })
)

const FrameOnWire = Schema.Struct({
  name: Schema.String,
  sign: Schema.String,
  help: Schema.Struct({
    email: Schema.optionalKey(Schema.String),
    whatsapp: Schema.optionalKey(Schema.String),
    hours: Schema.optionalKey(Schema.String)
  }),
  is_sample: Schema.Boolean,
  pages: Schema.Array(Schema.String),
  stores: Schema.Int
})
const frame: Mapping<ShopFrame, typeof FrameOnWire.Type> = {
  schema: FrameOnWire,
  to: ({ isSample, ...said }) => ({ ...said, is_sample: isSample }),
  from: ({ is_sample: isSample, ...said }) => ({ ...said, isSample })
}

const Asked = Schema.Struct({ slug: words })

/** Endpoints of stores and of the shop's own texts. Wire, Banners, tracking, others. */
export const storesWire: Wire<StoresPort> = {
  frame: {
    service: "stores",
    method: "get",
    path: "/shop",
    summary: "The shop's name, how to reach people, and the slugs of its texts",
    input: nothing,
    output: one(frame),
    refusals: {},
    maxAge: 60
  },
  stores: {
    service: "stores",
    method: "get",
    path: "/stores",
    summary: "The shop's stores",
    input: nothing,
    output: many(store),
    refusals: {},
    maxAge: 60
  },
  page: {
    service: "stores",
    method: "get",
    path: "/pages/{slug}",
    summary: "A text of the shop: privacy, terms, help",
    input: {
      schema: Asked,
      to: (asked) => asked,
      from: (asked: typeof Asked.Type) => asked
    },
    output: one(text),
    refusals: { PlaceUnknown: placeUnknown },
    maxAge: 60
  }
}
