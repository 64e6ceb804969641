import { Schema, SchemaGetter } from "effect"
import type { NoInput } from "#core/kernel/input.ts"
import { type Instant, instant } from "#core/kernel/moment.ts"
import { rupiah } from "#core/kernel/money.ts"
import type { Answer, Mapping } from "./endpoint.ts"

/** A form that is the same on both sides. */
export const same = <A>(schema: Schema.Codec<A, unknown>): Mapping<A, A> => ({
  schema,
  to: (value) => value,
  from: (wire) => wire
})

/** Returns what brings values to their form on the wire. A schema that only checks is not asked: the shop's own values hold. */
export const writerOf = <A, W>({ schema, to }: Mapping<A, W>): ((value: A) => unknown) => {
  if (Schema.toEncoded(schema).ast === schema.ast) return to
  const encode = Schema.encodeSync(schema)
  return (value) => encode(to(value))
}

/** An answer that is one thing. */
export const one = <A, W>(item: Mapping<A, W>): Mapping<A, Answer<W>> => ({
  schema: Schema.Struct({ data: item.schema }),
  to: (value) => ({ data: item.to(value) }),
  from: ({ data }) => item.from(data as W)
})

/** An answer that is a list which came whole. */
export const many = <A, W>(item: Mapping<A, W>): Mapping<ReadonlyArray<A>, Answer<ReadonlyArray<W>, Counts>> => ({
  schema: Schema.Struct({
    data: Schema.Array(item.schema),
    meta: Schema.optionalKey(Counts)
  }),
  to: (values) => ({
    data: values.map(item.to),
    meta: { total: values.length, skip: 0, limit: values.length }
  }),
  from: ({ data }) => data.map(item.from)
})

export const Counts = Schema.Struct({
  total: Schema.Int,
  skip: Schema.Int,
  limit: Schema.Int
})
type Counts = typeof Counts.Type

const between = (minimum: number, maximum: number) =>
  Schema.check<Schema.Codec<number, unknown>>(Schema.isBetween({ minimum, maximum }))

/** A whole number in a query: `"12"`. */
const wholeFromString = Schema.String.pipe(
  Schema.check(Schema.isPattern(/^\d{1,15}$/)),
  Schema.decodeTo(Schema.Int, {
    decode: SchemaGetter.transform((text: string) => Number(text)),
    encode: SchemaGetter.transform((number: number) => String(number))
  })
)

/** Items of a list that are left out before the answer begins. */
export const skip = Schema.optionalKey(wholeFromString.pipe(between(0, 1_000_000)))
/** Returns the parameter for the items of an answer, with the most that is allowed. */
export const limitTo = (maximum: number) => Schema.optionalKey(wholeFromString.pipe(between(1, maximum)))
/** A number as a part of a path. */
export const numberInPath = wholeFromString.pipe(between(1, Number.MAX_SAFE_INTEGER))
/** Free text in a query; longer ones are refused before anything looks at them, and what no database can keep. */
export const words = Schema.String.pipe(Schema.check(Schema.isMaxLength(200), Schema.isPattern(/^[^\p{Cc}\p{Cs}]*$/u)))
/** An amount on the wire: whole rupiah, never negative. */
export const rupiahOnWire = Schema.Int.pipe(between(0, Number.MAX_SAFE_INTEGER))

const iso = Schema.String.pipe(
  Schema.check(Schema.isPattern(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3])(:[0-5]\d){2}(\.\d+)?Z$/))
)
/** An ISO 8601 instant in UTC. Wire conventions, Time. */
export const instantOnWire = iso
/** Returns a moment as the wire writes it: ISO 8601 in UTC, with milliseconds. */
export const instantToWire = (at: Instant): string => new Date(at).toISOString()
/** Returns a moment from its text on the wire. */
export const instantFromWire = (text: string): Instant => instant(Date.parse(text))

/** Returns the codec of a brand: on the wire the value itself, checked by a schema. */
export const brandCodec = <B extends string | number>(
  _: (value: B extends string ? string : number) => B,
  schema: Schema.Codec<B extends string ? string : number, unknown>
): Schema.Codec<B> => schema as unknown as Schema.Codec<B>

/** Returns the codec of a list of numbers of one brand. */
export const numbers = <B extends number>(make: (value: number) => B) =>
  Schema.Array(brandCodec(make as (value: B extends string ? string : number) => B, Schema.Int as never))

/** A moment, written as ISO 8601 in UTC with milliseconds. Wire conventions, Time. */
export const moment: Schema.Codec<Instant, string> = iso.pipe(
  Schema.decodeTo(brandCodec(instant, Schema.Number), {
    decode: SchemaGetter.transform(instantFromWire),
    encode: SchemaGetter.transform(instantToWire)
  })
)

/** Returns the codec of words that have another name each on the wire: `{ female: "Female" }`. */
export const wordCodec = <K extends string, W extends string>(names: Readonly<Record<K, W>>): Schema.Codec<K, W> => {
  const words = Object.keys(names) as unknown as ReadonlyArray<K>
  const ofWire = new Map(words.map((word) => [names[word], word]))
  return Schema.Literals(words.map((word) => names[word])).pipe(
    Schema.decodeTo(Schema.Literals(words), {
      decode: SchemaGetter.transform((name) => ofWire.get(name) as K),
      encode: SchemaGetter.transform((word) => names[word])
    })
  )
}

/** Returns a mapping as one codec, to be a field of another. */
export const asCodec = <A, W>({ schema, to, from }: Mapping<A, W>): Schema.Codec<A, unknown> =>
  schema.pipe(
    Schema.decodeTo(
      Schema.declare((_): _ is A => true),
      {
        decode: SchemaGetter.transform(from),
        encode: SchemaGetter.transform(to)
      }
    )
  )

/** An amount of money, never negative. */
export const amount = brandCodec(rupiah, rupiahOnWire)
/** An amount of money, negative if it is taken off. */
export const signedAmount = brandCodec(rupiah, Schema.Int)

/** A `filter` object in the query, strict inside too. Wire conventions, Filters. */
export const filter = <S extends Schema.Constraint>(schema: S) => Schema.optionalKey(Schema.fromJsonString(schema))

// A struct without fields takes anything.
const Empty = Schema.Record(Schema.String, Schema.Never)
/** Input of a call without parameters; rejects any field. */
export const nothing: Mapping<NoInput, typeof Empty.Type> = {
  schema: Empty,
  to: () => ({}),
  from: () => ({})
}
