import { Schema } from "effect"
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
  to: ({ latitude, longitude, isDefault, ...told }) => ({
    ...told,
    lat: latitude,
    lng: longitude,
    is_default: isDefault
  }),
  from: ({ lat, lng, is_default: isDefault, ...told }) => ({
    ...told,
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

const Asked = Schema.Struct({ slug: words })

/** Where stores and the shop's own texts stand on the wire. Wire, Banners, tracking, others. */
export const storesWire: Wire<StoresPort> = {
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
