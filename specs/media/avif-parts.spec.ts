import { describe, expect, it } from "vitest"
import { hasPlainItems } from "#adapters/media/avif-parts.ts"

/** A box of a file of the ISO family. ISO 14496-12, 4.2. */
const box = (name: string, ...contents: ReadonlyArray<Buffer>): Buffer => {
  const content = Buffer.concat(contents)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + content.length, 0)
  head.write(name, 4, "latin1")
  return Buffer.concat([head, content])
}
const boxes = (count: number): ReadonlyArray<Buffer> => Array.from({ length: count }, () => box("free"))

/** A table of items with lengths of four bytes, an extent for each. ISO 14496-12, 8.11.3. */
const table = (lengths: ReadonlyArray<number>, version = 0): Buffer => {
  const idBytes = version === 2 ? 4 : 2
  const head = Buffer.alloc(6 + idBytes)
  head.writeUInt8(version, 0)
  // Offsets and lengths of four bytes each; no base, no index.
  head.writeUInt8(0x44, 4)
  head.writeUIntBE(lengths.length, 6, idBytes)
  const items = lengths.map((length, at) => {
    const before = idBytes + (version === 0 ? 0 : 2) + 2
    const item = Buffer.alloc(before + 2 + 8)
    item.writeUIntBE(at + 1, 0, idBytes)
    item.writeUInt16BE(1, before)
    item.writeUInt32BE(length, before + 6)
    return item
  })
  return box("iloc", head, ...items)
}
/** Version and flags stand before the boxes within. */
const meta = (...inner: ReadonlyArray<Buffer>): Buffer => box("meta", Buffer.alloc(4), ...inner)
const file = (...parts: ReadonlyArray<Buffer>): Buffer => Buffer.concat([box("ftyp"), ...parts])

/** A file of 1000 bytes with items of these lengths. */
const withItems = (lengths: ReadonlyArray<number>, version?: number): boolean => {
  const parts = file(meta(table(lengths, version)))
  const whole = Buffer.concat([parts, box("mdat", Buffer.alloc(1000 - 8 - parts.length))])
  expect(whole).toHaveLength(1000)
  return hasPlainItems(whole)
}

describe("the items of an AVIF", () => {
  it.each([0, 1, 2])("of a table of version %i are together no longer than the file", (version) => {
    expect(withItems([600, 400], version)).toBe(true)
    expect(withItems([600, 401], version)).toBe(false)
    expect(
      withItems(
        Array.from({ length: 20 }, () => 50),
        version
      )
    ).toBe(true)
    expect(
      withItems(
        Array.from({ length: 20 }, () => 51),
        version
      )
    ).toBe(false)
  })

  it("are as long as the whole file if their length is 0", () => {
    expect(withItems([0])).toBe(true)
    expect(withItems([0, 1])).toBe(false)
    expect(withItems([0, 0])).toBe(false)
  })

  it("of a table of another version, or of one that ends too early, are refused", () => {
    expect(withItems([1], 3)).toBe(false)
    const cut = table([1, 1])
    cut.writeUInt16BE(3, 8 + 6)
    expect(hasPlainItems(file(meta(cut)))).toBe(false)
  })

  it("stand in one table of one description, neither in none nor in two", () => {
    expect(hasPlainItems(file(meta(table([1]))))).toBe(true)
    expect(hasPlainItems(file(meta()))).toBe(false)
    expect(hasPlainItems(file())).toBe(false)
    expect(hasPlainItems(file(meta(table([1]), table([1]))))).toBe(false)
    expect(hasPlainItems(file(meta(table([1])), meta(table([1]))))).toBe(false)
    expect(hasPlainItems(file(meta(table([1])), meta()))).toBe(false)
  })

  it("are looked for among 100 boxes next to each other, not among more", () => {
    expect(hasPlainItems(file(meta(table([1])), ...boxes(98)))).toBe(true)
    expect(hasPlainItems(file(meta(table([1])), ...boxes(99)))).toBe(false)
    expect(hasPlainItems(file(meta(table([1]), ...boxes(99))))).toBe(true)
    expect(hasPlainItems(file(meta(table([1]), ...boxes(100))))).toBe(false)
  })
})
