import { Option, Schema } from "effect"
import { amount, asCodec } from "#adapters/wire/parts.ts"
import { wantedLine } from "#adapters/wire/selling/cart.wire.ts"
import { declinedGifts } from "#adapters/wire/selling/gift-forms.wire.ts"
import { goods } from "#adapters/wire/selling/goods-forms.wire.ts"
import type { PersistedBag } from "#core/cart/cart.ts"

const PersistedText = Schema.fromJsonString(
  Schema.Struct({
    v: Schema.Literal(1),
    /** Units of all lines: what a page shows before it knows more. */
    count: Schema.Int,
    id: Schema.String,
    declined: Schema.optionalKey(declinedGifts),
    lines: Schema.Array(Schema.Struct({ wanted: wantedLine.schema, seen: asCodec(goods), agreed: amount }))
  })
)
const decode = Schema.decodeUnknownOption(PersistedText)
const encode = Schema.encodeSync(PersistedText)

/** A bag as a text in this browser. Machines 15: with a version, checked when it is read. */
export const textOfBag = ({ id, lines, declined }: PersistedBag): string =>
  encode({
    v: 1,
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    id,
    ...(declined && { declined }),
    lines: lines.map(({ seen, agreed, ...wanted }) => ({ wanted, seen, agreed }))
  })

/** Returns the bag that a text holds; `undefined` if it holds anything else. */
export const bagInText = (text: string): PersistedBag | undefined =>
  Option.getOrUndefined(
    Option.map(decode(text), ({ id, lines, declined }) => ({
      id,
      ...(declined && { declined }),
      lines: lines.map(({ wanted, seen, agreed }) => ({ ...wanted, seen, agreed }))
    }))
  )
