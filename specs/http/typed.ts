import fc from "fast-check"
import type { District } from "#core/regions/region.ts"

// What people type into forms: usual, borderline and strange, each mostly fine so that the other fields decide.

/** A piece of what people type: usual, borderline and strange characters. */
const piece = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom("Siti", "Nur'aini", "M.", "Jean-Paul", "Ratna", "é", "e\u0301", "ß", "李", "12")
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom(" ", "  ", "\n", "\t", "-", ".", "'", "’", "/", "&", "_", "!", ":", ",", ";", "[", "]")
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      "\u0000",
      "\u007f",
      "\ud800",
      "👩‍👩‍👧‍👦",
      "\u200b",
      "<b>",
      '"',
      "\\",
      "@",
      "x".repeat(40)
    )
  },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 4 }) }
)
export const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(""))
export const long = fc.tuple(text, fc.integer({ min: 0, max: 260 })).map(([some, more]) => some + "a".repeat(more))
const letters = fc
  .array(fc.constantFrom("Siti", "Ayu", "é", "e\u0301", "𐐀", " ", "M"), { minLength: 1, maxLength: 36 })
  .map((all) => all.join(""))
/** Mostly a value that is fine, so that the other fields decide. */
const usually = (fine: string, strange: fc.Arbitrary<string>) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(fine) }, { weight: 1, arbitrary: strange })
export const name = fc.oneof({ weight: 3, arbitrary: letters }, { weight: 1, arbitrary: text })
const digits = fc.string({ unit: fc.constantFrom(..."0123456789"), minLength: 5, maxLength: 15 })
export const phone = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom("081234567890", "+62 812-3456-7890", "0628 1234 5678") },
  fc
    .tuple(fc.constantFrom("08", "8", "+628", "628", "0", "021", "0628", "+81", "00"), digits)
    .map((both) => both.join("")),
  fc.tuple(digits, fc.constantFrom(" ", "-", ".", "(0)")).map(([some, sign]) => `0812${sign}${some}`)
)
export const phoneCode = fc.constantFrom("+62", "+62", "+81", "+84", "+1")
const label = fc.oneof(fc.constantFrom("toko", "toko_ku", "toko-ku", "toko!", "münchen", "a[b]", "x".repeat(60)), piece)
const email = fc
  .tuple(
    fc.oneof(fc.constantFrom("rani", "a:b", "a.b+c", "é", "'x'", "x".repeat(64)), piece),
    fc.array(label, { minLength: 1, maxLength: 4 })
  )
  .map(([local, labels]) => `${local}@${labels.join(".")}.id`)
export const address = fc.oneof(
  { weight: 4, arbitrary: fc.constant("rani@contoh.id") },
  { weight: 4, arbitrary: email },
  { weight: 1, arbitrary: text }
)
export const word = fc.oneof({ weight: 3, arbitrary: fc.constant("Rani1998") }, { weight: 1, arbitrary: text })
export const password = fc.oneof(fc.constant("rahasia sekali"), text, long)
const postalCode = fc.oneof({ weight: 5, arbitrary: fc.constant("12345") }, { weight: 1, arbitrary: text })
const district = {
  id: "31.74.01",
  name: "Kebayoran Baru",
  city: { id: "31.74", name: "Jakarta Selatan", kind: "Kota" },
  province: { id: "31", name: "DKI Jakarta" },
  postalCodes: ["12345"]
} as unknown as District
export const parcel = {
  phone,
  district: fc.constantFrom(district, district, district, null),
  village: usually("Senayan", long),
  villageId: fc.constant(null),
  postalCode,
  line: usually("Jl. Melati 1", long),
  label: usually("", long),
  landmark: usually("", long),
  noteForCourier: usually("", long),
  recipient: fc.oneof({ weight: 3, arbitrary: text }, { weight: 1, arbitrary: letters })
}
