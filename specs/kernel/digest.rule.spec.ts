import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { digestOf } from "#core/kernel/digest.rule.ts"
import { runs } from "../arbitraries.ts"

const anyText = fc.string({ unit: "binary", maxLength: 60 })

describe("the digest of a text", () => {
  it("is 16 hexadecimal digits, and the same each time", () =>
    fc.assert(
      fc.property(anyText, (text) => {
        expect(digestOf(text)).toMatch(/^[0-9a-f]{16}$/)
        expect(digestOf(`${text.slice(0, 3)}${text.slice(3)}`)).toBe(digestOf(text))
      }),
      runs(200)
    ))

  // Browsers store digests, and compare them with those of a newer shop.
  it.each([
    ["", "ab3e7c0ba183f3bb"],
    ["rani1998", "b689f67be2158646"],
    ["Lipstik 💄", "4a8d64d9c3eb8be1"]
  ])("of %j stays what browsers have stored", (text, digest) => expect(digestOf(text)).toBe(digest))

  it("is another for each of many texts that differ in one place, and in both of its halves", () => {
    const texts = Array.from({ length: 20_000 }, (_, at) => `[[[1001,"1001-01",2,${at}]]]`)
    for (const part of [
      (digest: string) => digest,
      (digest: string) => digest.slice(0, 8),
      (digest: string) => digest.slice(8)
    ])
      expect(new Set(texts.map(digestOf).map(part)).size).toBe(texts.length)
  })

  it("depends on the last character in every digit", () => {
    const digests = Array.from({ length: 64 }, (_, at) => digestOf(`total ${String.fromCodePoint(64 + at)}`))
    for (let place = 0; place < 16; place++)
      expect(new Set(digests.map((digest) => digest[place])).size).toBeGreaterThan(8)
  })
})
