import { Schema } from "effect"
import { LineId } from "#core/cart/cart.ts"
import type { BagAndSaved, Joined, SavedItem } from "#core/cart/member-bag.ts"
import type { Mapping } from "../endpoint.ts"
import { instantFromWire, instantOnWire, instantToWire } from "../parts.ts"
import { bag, egiftField, egiftFrom, egiftTo } from "./cart.wire.ts"
import { goods } from "./goods-forms.wire.ts"

const SavedOnWire = Schema.Struct({
  id: Schema.String,
  quantity: Schema.Int,
  detail: goods.schema,
  egift_info: egiftField,
  saved_at: instantOnWire
})
/** A line saved for later. D-21. */
export const savedItem: Mapping<SavedItem, typeof SavedOnWire.Type> = {
  schema: SavedOnWire,
  to: ({ id, quantity, goods: detail, egift, savedAt }) => ({
    id,
    quantity,
    detail: goods.to(detail),
    ...egiftTo(egift),
    saved_at: instantToWire(savedAt)
  }),
  from: ({ id, quantity, detail, egift_info, saved_at }) => ({
    id: LineId(id),
    quantity,
    goods: goods.from(detail),
    ...egiftFrom(egift_info),
    savedAt: instantFromWire(saved_at)
  })
}

const bothFields = { cart: bag.schema, saved_for_later: Schema.Array(SavedOnWire) } as const
const BothOnWire = Schema.Struct(bothFields)
const bothTo = (value: BagAndSaved): typeof BothOnWire.Type => ({
  cart: bag.to(value.bag),
  saved_for_later: value.saved.map(savedItem.to)
})
const bothFrom = (wire: typeof BothOnWire.Type): BagAndSaved => ({
  bag: bag.from(wire.cart),
  saved: wire.saved_for_later.map(savedItem.from)
})
/** The bag and the lines saved for later. */
export const bagAndSaved: Mapping<BagAndSaved, typeof BothOnWire.Type> = {
  schema: BothOnWire,
  to: bothTo,
  from: bothFrom
}

const JoinedOnWire = Schema.Struct({
  ...bothFields,
  changes: Schema.Array(
    Schema.Struct({
      what: Schema.Literals(["added", "raised", "capped", "set-aside", "gone"]),
      line: Schema.String,
      name: Schema.String,
      quantity: Schema.Int
    })
  )
})
/** A bag after a guest's was merged into it, with what became of its lines. D-20. */
export const joined: Mapping<Joined, typeof JoinedOnWire.Type> = {
  schema: JoinedOnWire,
  to: (value) => ({ ...bothTo(value), changes: value.changes }),
  from: (wire) => ({
    ...bothFrom(wire),
    changes: wire.changes.map((change) => ({ ...change, line: LineId(change.line) }))
  })
}
