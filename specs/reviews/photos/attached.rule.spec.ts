import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { attachedPhotos, isSaid, mustSeePhotos, wordsOf } from "#core/reviews/photos/attached.rule.ts"
import { type AttachedPhoto, PhotoId } from "#core/reviews/photos/photo.ts"
import { runs } from "#specs/arbitraries.ts"

const ids = ["a", "b", "c", "d", "e", "f"].map((id) => PhotoId(id))
const somePhotos = fc.subarray(ids).map((some) => some.map((id) => ({ id })))
const anyWords = fc.option(fc.string({ unit: "grapheme" }), { nil: undefined })
const anyPhoto: fc.Arbitrary<AttachedPhoto> = fc
  .record({ id: fc.constantFrom(...ids), name: anyWords, description: anyWords })
  .map(({ id, name, description }) => ({
    id,
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description })
  }))

describe("photos as a review stores them", () => {
  it("say what was typed without blanks around it, and nothing if it was blank", () => {
    expect(
      attachedPhotos([
        { id: PhotoId("a"), name: " lengan ", description: "  Warna   di\u200b lengan " },
        { id: PhotoId("b"), name: " ", description: "" }
      ])
    ).toEqual([{ id: "a", name: "lengan", description: "Warna di lengan" }, { id: "b" }])
  })

  it("stay in their order, and the same if they are stored again", () =>
    fc.assert(
      fc.property(fc.array(anyPhoto, { maxLength: 5 }), (photos) => {
        const stored = attachedPhotos(photos)
        expect(stored.map(({ id }) => id)).toEqual(photos.map(({ id }) => id))
        expect(attachedPhotos(stored)).toEqual(stored)
        expect(wordsOf(stored)).not.toContain("")
      }),
      runs(200)
    ))

  it("are checked with everything that they say", () => {
    const photos = [{ id: PhotoId("a"), name: "satu", description: "dua" }, { id: PhotoId("b") }]
    expect(wordsOf([...photos, { id: PhotoId("c"), description: "tiga" }])).toEqual(["satu", "dua", "tiga"])
  })

  it("say found words as long as these stand in one of them, or in the text", () => {
    const photos = [
      { id: PhotoId("a"), description: "WA 0812 3456 7890" },
      { id: PhotoId("b"), name: "dua" }
    ]
    expect(["3456", "dua", "bagus"].map((quote) => isSaid(quote, "Bagus, bagus", photos))).toEqual([true, true, true])
    expect(["3456", "dua", "jelek"].map((quote) => isSaid(quote, "Bagus", photos.slice(1)))).toEqual([
      false,
      true,
      false
    ])
  })
})

describe("staff look at the photos of a changed review", () => {
  const published = { isPublished: true }
  const held = { isPublished: false }

  it("if one is new, and else if they have not looked yet", () =>
    fc.assert(
      fc.property(somePhotos, somePhotos, fc.boolean(), (photos, after, isPublished) => {
        const isNew = after.some(({ id }) => !photos.some((one) => one.id === id))
        const expected = isNew || (!isPublished && after.length > 0)
        expect(mustSeePhotos({ photos, pictures: photos.length, isPublished }, after)).toBe(expected)
      }),
      runs(200)
    ))

  it.each([
    [published, 2, undefined, false],
    [held, 2, undefined, true],
    [held, 0, undefined, false],
    [held, 2, [], false]
  ] as const)("%o with %i pictures, changed to %o: %s", ({ isPublished }, pictures, after, must) => {
    expect(mustSeePhotos({ photos: [], pictures, isPublished }, after)).toBe(must)
  })
})
