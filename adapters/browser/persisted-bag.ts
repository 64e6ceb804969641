import { Option, Schema } from "effect"
import { rupiahOnWire } from "#adapters/wire/parts.ts"
import { wantedLine } from "#adapters/wire/selling/cart.wire.ts"
import { goods } from "#adapters/wire/selling/goods-forms.wire.ts"
import type { PersistedBag } from "#core/cart/cart.ts"
import { rupiah } from "#core/kernel/money.ts"

const PersistedText = Schema.fromJsonString(
  Schema.Struct({
    v: Schema.Literal(1),
    /** Units of all lines: what a page shows before it knows more. */
    count: Schema.Int,
    id: Schema.String,
    lines: Schema.Array(Schema.Struct({ wanted: wantedLine.schema, seen: goods.schema, agreed: rupiahOnWire }))
  })
)
const decode = Schema.decodeUnknownOption(PersistedText)

/** A bag as a text in this browser. Machines 15: with a version, checked when it is read. */
export const textOfBag = ({ id, lines }: PersistedBag): string =>
  JSON.stringify({
    v: 1,
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    id,
    lines: lines.map(({ seen, agreed, ...wanted }) => ({
      wanted: wantedLine.to(wanted),
      seen: goods.to(seen),
      agreed
    }))
  })

/** Returns the bag that a text holds; `undefined` if it holds anything else. */
export const bagInText = (text: string): PersistedBag | undefined =>
  Option.getOrUndefined(
    Option.map(decode(text), ({ id, lines }) => ({
      id,
      lines: lines.map(({ wanted, seen, agreed }) => ({
        ...wantedLine.from(wanted),
        seen: goods.from(seen),
        agreed: rupiah(agreed)
      }))
    }))
  )
