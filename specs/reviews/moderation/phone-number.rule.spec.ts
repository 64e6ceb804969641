import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { foldText } from "#core/reviews/moderation/folded-text.ts"
import { phoneNumbersIn } from "#core/reviews/moderation/phone-number.rule.ts"
import { runs } from "#specs/arbitraries.ts"
import { honestText } from "./honest-texts.ts"

const found = (text: string): ReadonlyArray<string> =>
  phoneNumbersIn(foldText(text)).map(({ quote, severity }) => `${severity}: ${quote}`)

const words: Readonly<Record<string, ReadonlyArray<string>>> = {
  "0": ["0", "nol", "kosong", "KOSONG"],
  "1": ["1", "satu"],
  "2": ["2", "dua"],
  "3": ["3", "tiga"],
  "4": ["4", "empat"],
  "5": ["5", "lima"],
  "6": ["6", "enam", "Enam"],
  "7": ["7", "tujuh"],
  "8": ["8", "delapan", "lapan"],
  "9": ["9", "sembilan"]
}

/** A mobile number with its zero, 10 to 14 digits, each written as a digit or as a word, with separators between. */
const anyNumber = fc
  .array(fc.integer({ min: 0, max: 9 }), { minLength: 8, maxLength: 12 })
  .chain((digits) =>
    fc.tuple(
      ...["0", "8", ...digits.map(String)].map((digit) =>
        fc.tuple(fc.constantFrom(...(words[digit] ?? [])), fc.constantFrom(" ", "-", ".", " . ", "/", "_", ", ", "*"))
      )
    )
  )
  .map((parts) => parts.map(([part, gap], at) => (at === parts.length - 1 ? part : part + gap)).join(""))

describe("telephone numbers in a text", () => {
  it.each([
    ["wa 0812-3456-7890 ya", "0812-3456-7890"],
    ["+62 812 3456 7890", "62 812 3456 7890"],
    ["O8I2 3456 789o", "O8I2 3456 789o"],
    ["0️⃣8️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣8️⃣", "0️⃣8️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣8️⃣"],
    [
      "kosong delapan satu dua tiga empat lima enam tujuh delapan",
      "kosong delapan satu dua tiga empat lima enam tujuh delapan"
    ],
    ["nol lapan duabelas 345 enam7 delapan9", "nol lapan duabelas 345 enam7 delapan9"],
    ["kosooong d3lapan satu 2345678", "kosooong d3lapan satu 2345678"],
    ["0812 lalu 3456 terus 789", "0812 lalu 3456 terus 789"],
    ["nol delapan dobel satu 2 3 4 5 6 7", "nol delapan dobel satu 2 3 4 5 6 7"],
    ["telp 5550123", "5550123"]
  ])("are refused in %s", (text, quote) => {
    expect(found(`Teksturnya ringan. ${text} bagus`)).toEqual([`refused: ${quote}`])
  })

  it("are held if the zero is missing, and without a call to a landline", () => {
    expect(found("bagus 812-3456-7890")).toEqual(["held: 812-3456-7890"])
    expect(found("bagus 021 5550123")).toEqual(["held: 021 5550123"])
    expect(found("telepon 021 5550123")).toEqual(["refused: 021 5550123"])
  })

  it.each([
    "Sudah pakai 3 bulan, 2 kali sehari, umur 25",
    "Nomor BPOM NA18201234567 terdaftar",
    "barcode 8991234567890 cocok",
    "Kemasan 100 ml, SPF 50, harga 150.000",
    "Dipakai sejak 08-12-2022 13.45",
    "Jam 08.00, 12.00, 16.00 constructor double cleansing",
    "Shade 08, 09, 10, 11, 12 ada semua",
    "satu dua tiga kali pakai, empat atau lima hari, enam minggu",
    "no resi 1234567890",
    "oooo oooo oooo bagus",
    "08123 saja"
  ])("are not seen in %s", (text) => {
    expect(found(text)).toEqual([])
  })

  it("are found in any mix of digits, words and separators, hidden in an honest text", () =>
    fc.assert(
      fc.property(honestText, anyNumber, honestText, (before, number, after) => {
        const findings = phoneNumbersIn(foldText(`${before} ${number} ${after}`))
        expect(findings.map(({ quote }) => quote).join()).toContain(number)
      }),
      runs(300)
    ))

  it("are never found in texts without a digit and a number word", () =>
    fc.assert(
      fc.property(
        fc
          .oneof(honestText, fc.string({ unit: "grapheme", maxLength: 200 }))
          .filter((text) => !/\p{N}|ⅰ/u.test(text.normalize("NFKD"))),
        (text) => {
          const named =
            /nol|nul|kos|zero|oh|sat|stu|siji|one|du|loro|two|ti?ga|telu|three|pat|four|li?m|five|nam|nem|six|tuj|tj|pitu|seven|lapan|dlp|wolu|eight|bilan|songo|nine/i
          if (!named.test(text)) expect(phoneNumbersIn(foldText(text))).toEqual([])
        }
      ),
      runs(300)
    ))
})
