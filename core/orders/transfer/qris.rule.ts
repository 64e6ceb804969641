import type { Rupiah } from "../../kernel/money.ts"

/** One field of a QRIS text: its two digits, and what it holds. */
interface Field {
  readonly tag: string
  readonly value: string
}

/** The fields that are written and read here, by what they hold. */
const tags = {
  version: "00",
  kind: "01",
  currency: "53",
  amount: "54",
  tips: ["55", "56", "57"],
  country: "58",
  further: "62",
  reference: "01",
  terminal: "07",
  checksum: "63"
} as const

/** A code that is made for one payment. */
const oneTime = "12"
const rupiahCurrency = "360"

/**
 * Returns the text of a QRIS code for one payment: that of the company's own code, with the amount and a reference. Decision 0102.
 *
 * @param merchant text of the company's own code, as `isQris` accepts it
 * @param reference at most 25 characters
 */
export const qrisFor = (merchant: string, amount: Rupiah, reference: string): string => {
  const fields = fieldsOf(merchant) ?? []
  const further = (fieldsOf(fields.find(({ tag }) => tag === tags.further)?.value ?? "") ?? []).filter(
    ({ tag }) => tag === tags.terminal
  )
  const replaced: ReadonlyArray<Field> = [
    { tag: tags.kind, value: oneTime },
    { tag: tags.amount, value: String(amount) },
    { tag: tags.further, value: textOf(withFields(further, [{ tag: tags.reference, value: reference }])) }
  ]
  const dropped: ReadonlyArray<string> = [...tags.tips, tags.checksum]
  return signed(
    withFields(
      fields.filter(({ tag }) => !dropped.includes(tag)),
      replaced
    )
  )
}

/** Returns whether a text is a QRIS code of a company in Indonesia: whole fields, in rupiah, with the right checksum. */
export const isQris = (text: string): boolean => {
  const fields = fieldsOf(text)
  const held = (tag: string): string | undefined => fields?.find((field) => field.tag === tag)?.value
  return (
    fields?.[0]?.tag === tags.version &&
    held(tags.currency) === rupiahCurrency &&
    held(tags.country) === "ID" &&
    text === signed(fields.filter(({ tag }) => tag !== tags.checksum))
  )
}

/** Returns the fields of a text; `undefined` if it has no whole ones. */
const fieldsOf = (text: string): ReadonlyArray<Field> | undefined => {
  const fields: Array<Field> = []
  for (let at = 0; at < text.length; ) {
    const [head = "", tag = "", digits = ""] = /^(\d\d)(\d\d)/.exec(text.slice(at, at + 4)) ?? []
    const value = text.slice(at + 4, at + 4 + Number(digits))
    if (head === "" || value.length !== Number(digits)) return undefined
    fields.push({ tag, value })
    at += 4 + value.length
  }
  return fields
}

/** Returns the fields with others in the place of those with the same tag, in the order of their tags. */
const withFields = (fields: ReadonlyArray<Field>, others: ReadonlyArray<Field>): ReadonlyArray<Field> =>
  [...fields.filter(({ tag }) => others.every((other) => other.tag !== tag)), ...others].toSorted((one, other) =>
    one.tag.localeCompare(other.tag)
  )

const textOf = (fields: ReadonlyArray<Field>): string =>
  fields.map(({ tag, value }) => `${tag}${String(value.length).padStart(2, "0")}${value}`).join("")

/** Returns the text of these fields with its checksum, which is computed over everything before its own four digits. */
const signed = (fields: ReadonlyArray<Field>): string => {
  const text = `${textOf(fields)}${tags.checksum}04`
  return `${text}${checksumOf(text)}`
}

/** Returns four hexadecimal digits: CRC-16 with the polynomial 0x1021, begun with 0xFFFF, as EMVCo asks for. */
const checksumOf = (text: string): string => {
  let sum = 0xffff
  for (const character of text) {
    sum ^= (character.codePointAt(0) ?? 0) << 8
    for (let bit = 0; bit < 8; bit++) sum = (sum & 0x8000 ? (sum << 1) ^ 0x1021 : sum << 1) & 0xffff
  }
  return sum.toString(16).toUpperCase().padStart(4, "0")
}
