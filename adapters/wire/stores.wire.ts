import { Schema } from "effect"
import type { ShopFrame } from "#core/stores/shop-identity.ts"
import type { Store, TextPage } from "#core/stores/store.ts"
import type { StoresPort } from "#core/stores/stores.port.ts"
import { placeUnknown } from "./catalogue.wire.ts"
import type { Wire } from "./endpoint.ts"
import { many, nothing, one, same, words } from "./parts.ts"

const hours = Schema.Tuple([Schema.String, Schema.String])
export const storeFields = {
  id: Schema.Int,
  name: Schema.String,
  city: Schema.String,
  address: Schema.String,
  phone: Schema.String,
  latitude: Schema.Finite,
  longitude: Schema.Finite,
  hours: Schema.Struct({ weekdays: hours, weekend: hours, zone: Schema.String }),
  services: Schema.Array(Schema.String),
  isDefault: Schema.Boolean
} as const
export const storeNames = { latitude: "lat", longitude: "lng", isDefault: "is_default" } as const
/** A store. Wire, `GET /stores`. */
export const storeOnWire: Schema.Codec<Store, unknown> = Schema.Struct(storeFields).pipe(Schema.encodeKeys(storeNames))
const store = same<Store>(storeOnWire)

const text = same<TextPage>(
  Schema.Struct({
    slug: Schema.String,
    title: Schema.String,
    paragraphs: Schema.Array(Schema.String),
    questions: Schema.Array(Schema.Struct({ question: Schema.String, answer: Schema.String }))
  })
)

const frame = same<ShopFrame>(
  Schema.Struct({
    name: Schema.String,
    sign: Schema.String,
    help: Schema.Struct({
      email: Schema.optionalKey(Schema.String),
      whatsapp: Schema.optionalKey(Schema.String),
      hours: Schema.optionalKey(Schema.String)
    }),
    isSample: Schema.Boolean,
    pages: Schema.Array(Schema.String),
    privacy: Schema.optionalKey(Schema.String),
    stores: Schema.Int
  }).pipe(Schema.encodeKeys({ isSample: "is_sample" }))
)

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
    input: same(Schema.Struct({ slug: words })),
    output: one(text),
    refusals: { PlaceUnknown: placeUnknown },
    maxAge: 60
  }
}
