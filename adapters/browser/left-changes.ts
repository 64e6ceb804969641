import { Option, Schema } from "effect"
import type { Mapping } from "#adapters/wire/endpoint.ts"
import { asCodec, brandCodec, writerOf } from "#adapters/wire/parts.ts"
import { wantedLine } from "#adapters/wire/selling/cart.wire.ts"
import { giftId } from "#adapters/wire/selling/gift-forms.wire.ts"
import { goods } from "#adapters/wire/selling/goods-forms.wire.ts"
import { LineId } from "#core/cart/cart.ts"
import type { CartEvent } from "#core/cart/cart.types.ts"
import type { Command } from "#core/cart/commands.rule.ts"
import { changesFor, type LeftChanges } from "#core/cart/left-changes.rule.ts"
import type { Untimed } from "#core/kernel/timed.ts"
import { typedPointsMost } from "#core/points/points.ts"
import { VoucherCode, VoucherId } from "#core/vouchers/voucher.ts"
import { browserStores } from "./storage.ts"
import type { StoredText } from "./stored-text.ts"

/** Changes and presses that are taken up at most. Own choice. */
const most = 200

const offered = { line: wantedLine.schema, goods: asCodec(goods) }
const Left = Schema.fromJsonString(
  Schema.Struct({
    v: Schema.Literal(1),
    owner: Schema.String,
    changes: Schema.Array(
      Schema.Union([
        Schema.Struct({ op: Schema.Literal("put"), how: Schema.Literals(["add", "set", "buy"]), ...offered }),
        Schema.Struct({ op: Schema.Literal("replace"), keepOld: Schema.Boolean, ...offered }),
        Schema.Struct({ op: Schema.Literal("remove"), line: brandCodec(LineId, Schema.String) }),
        Schema.Struct({ op: Schema.Literal("clear") }),
        Schema.Struct({ op: Schema.Literal("redeem"), code: brandCodec(VoucherCode, Schema.String) }),
        Schema.Struct({ op: Schema.Literal("cancel-voucher"), voucher: brandCodec(VoucherId, Schema.String) }),
        Schema.Struct({ op: Schema.Literal("gift"), gift: giftId, isDeclined: Schema.Boolean }),
        Schema.Struct({
          op: Schema.Literal("points"),
          points: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: typedPointsMost }))
        })
      ])
    ).pipe(Schema.check(Schema.isMaxLength(most)))
  })
)
const decode = Schema.decodeUnknownOption(Left)
const encode = Schema.encodeSync(Left)

/** A press on "Tambah ke tas" that no cart has received yet, as the page stores it: with everything it offered. */
export type Press = Extract<Untimed<CartEvent>, { readonly type: "item.wanted" }>
const Pressed = Schema.fromJsonString(
  Schema.Struct({
    type: Schema.Literal("item.wanted"),
    line: Schema.Unknown,
    goods: Schema.Unknown,
    buy: Schema.Boolean,
    isQuiet: Schema.optionalKey(Schema.Boolean)
  })
)
const decodePress = Schema.decodeUnknownOption(Pressed)

type Text = Pick<StoredText, "read" | "write" | "clear">

/** The stored text: what carts have left, and after it, one on each line, presses that no cart has received. */
const linesOf = (text: string | undefined): readonly [left: string | undefined, presses: ReadonlyArray<string>] => {
  const [left, ...presses] = (text ?? "").split("\n")
  return [left, presses]
}

/** Stores what a cart has not done yet, behind what another tab has left. */
export const storeChanges = (left: LeftChanges, text: Text = browserStores.bagChanges): void => {
  if (left.changes.length === 0) return
  const [stored, presses] = linesOf(text.read())
  const before = leftIn(stored)
  const earlier = before?.owner === left.owner ? before.changes : []
  text.write([textOf({ ...left, changes: [...earlier, ...left.changes] }), ...presses].join("\n"))
}

/**
 * Takes what was left for this owner, and what was pressed, out of the storage; clears what is of anyone else. Under the lock of
 * the text.
 */
export const takeLeft = (
  owner: string,
  text: Text = browserStores.bagChanges
): { readonly changes: ReadonlyArray<Command>; readonly presses: ReadonlyArray<Press> } => {
  const [left, presses] = linesOf(text.read())
  text.clear()
  return { changes: changesFor(owner, leftIn(left)), presses: presses.slice(0, most).flatMap(pressIn) }
}

/** Reads what a page stored with the same care as what comes over the wire. */
const pressIn = (text: string): ReadonlyArray<Press> => {
  try {
    const { line, goods: of, ...pressed } = Option.getOrThrow(decodePress(text))
    return [{ ...pressed, line: checked(wantedLine, line), goods: checked(goods, of) }]
  } catch {
    return []
  }
}

const checked = <A, W>(mapping: Mapping<A, W>, value: unknown): A =>
  mapping.from(Schema.decodeUnknownSync(mapping.schema)(writerOf(mapping)(value as A)))

const textOf = (left: LeftChanges): string => encode({ v: 1, ...left })

const leftIn = (text: string | undefined): LeftChanges | undefined => Option.getOrUndefined(decode(text))
