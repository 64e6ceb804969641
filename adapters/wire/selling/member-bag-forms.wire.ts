import { Schema } from "effect"
import { LineId } from "#core/cart/cart.ts"
import type { BagAndSaved, Joined, SavedItem } from "#core/cart/member-bag.ts"
import { asCodec, brandCodec, moment, same } from "../parts.ts"
import { bag, egiftField, egiftName } from "./cart.wire.ts"
import { goods } from "./goods-forms.wire.ts"

/** A line saved for later. D-21. */
export const savedItem = same<SavedItem>(
  Schema.Struct({
    id: brandCodec(LineId, Schema.String),
    quantity: Schema.Int,
    goods: asCodec(goods),
    ...egiftField,
    savedAt: moment
  }).pipe(Schema.encodeKeys({ goods: "detail", ...egiftName, savedAt: "saved_at" }))
)

const bothFields = { bag: asCodec(bag), saved: Schema.Array(savedItem.schema) } as const
const bothNames = { bag: "cart", saved: "saved_for_later" } as const
/** The bag and the lines saved for later. */
export const bagAndSaved = same<BagAndSaved>(Schema.Struct(bothFields).pipe(Schema.encodeKeys(bothNames)))

/** A bag after a guest's was merged into it, with what became of its lines. D-20. */
export const joined = same<Joined>(
  Schema.Struct({
    ...bothFields,
    changes: Schema.Array(
      Schema.Struct({
        what: Schema.Literals(["added", "raised", "capped", "set-aside", "gone"]),
        line: brandCodec(LineId, Schema.String),
        name: Schema.String,
        quantity: Schema.Int
      })
    )
  }).pipe(Schema.encodeKeys(bothNames))
)
