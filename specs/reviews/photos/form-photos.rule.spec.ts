import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { instant } from "#core/kernel/moment.ts"
import { type FormPhoto, PhotoKey } from "#core/reviews/photos/form-photo.ts"
import {
  descriptionOf,
  isSameAttached,
  joinedPhotos,
  photosWithStored,
  resumePhoto,
  withMoved,
  withRestored
} from "#core/reviews/photos/form-photos.rule.ts"
import { PhotoId } from "#core/reviews/photos/photo.ts"
import { unedited } from "#core/reviews/photos/photo-edit.ts"
import { someNow } from "../../arbitraries.ts"
import { somePicture } from "./photo-form-fixture.ts"

const photo = (key: string, more: Partial<FormPhoto> = {}): FormPhoto => ({
  key: PhotoKey(key),
  step: "waiting",
  edit: unedited,
  description: "",
  ...more
})
const anyPhotos = fc
  .uniqueArray(fc.string({ minLength: 1 }), { maxLength: 5 })
  .map((keys) => keys.map((key) => photo(key)))
const keysOf = (photos: ReadonlyArray<FormPhoto>) => photos.map(({ key }) => key)

describe("the order of photos", () => {
  it("changes for the one that is moved; the others keep theirs", () =>
    fc.assert(
      fc.property(anyPhotos, fc.nat(4), fc.integer({ min: -2, max: 7 }), (photos, from, to) => {
        const one = photos[from]
        fc.pre(one !== undefined)
        const moved = withMoved(photos, one?.key ?? PhotoKey(""), to)
        const others = (all: ReadonlyArray<FormPhoto>) => keysOf(all).filter((key) => key !== one?.key)
        expect(others(moved)).toEqual(others(photos))
        expect(moved.findIndex(({ key }) => key === one?.key)).toBe(Math.min(Math.max(0, to), photos.length - 1))
      })
    ))

  it("is as before when removed ones return", () =>
    fc.assert(
      fc.property(anyPhotos, fc.infiniteStream(fc.boolean()), (photos, goes) => {
        const removed = photos.flatMap((one, place) => (goes.next().value ? [{ photo: one, place }] : []))
        const left = photos.filter((one) => !removed.some((gone) => gone.photo === one))
        expect(keysOf(withRestored(left, removed))).toEqual(keysOf(photos))
      })
    ))

  it("never has more than five after a return", () => {
    const [a, b, c, d, e, f] = ["a", "b", "c", "d", "e", "f"].map((key) => photo(key)) as [
      FormPhoto,
      ...Array<FormPhoto>
    ]
    const four = [a, b, c, d].flatMap((one) => one ?? [])
    const removed = [e, f].flatMap((one, place) => (one ? [{ photo: one, place }] : []))
    expect(keysOf(withRestored(four, removed))).toEqual(["e", "a", "b", "c", "d"])
  })
})

describe("photos of an earlier visit", () => {
  const at = (hours: number) => ({
    step: "ready" as const,
    uploaded: {
      id: PhotoId("i"),
      picture: somePicture("i"),
      at: instant(someNow - hours * 3_600_000),
      isAttached: false
    }
  })

  it("are uploaded again from the 23rd hour on, unless a review has them", () => {
    expect(resumePhoto(photo("a", at(22.9)), someNow).step).toBe("ready")
    expect(resumePhoto(photo("a", at(23)), someNow)).toEqual(photo("a"))
    const old = at(500)
    expect(resumePhoto(photo("a", { ...old, uploaded: { ...old.uploaded, isAttached: true } }), someNow).step).toBe(
      "ready"
    )
  })

  it("go on where they were: read again, or uploaded, also if that had failed", () => {
    expect(resumePhoto(photo("a", { step: "opening" }), someNow).step).toBe("opening")
    expect(resumePhoto(photo("a", { step: "uploading" }), someNow)).toEqual(photo("a"))
    expect(resumePhoto(photo("a", { step: "failed", problem: "lost" }), someNow)).toEqual(photo("a"))
  })

  it("stand before those that another tab has added", () => {
    const [a, b, c] = ["a", "b", "c"].map((key) => ({ key: PhotoKey(key) }))
    const stored = [a, b, c].flatMap((one) => one ?? [])
    expect(joinedPhotos(stored, [{ key: PhotoKey("b") }], new Set([PhotoKey("a"), PhotoKey("b")]))).toEqual([b, c])
  })
})

describe("the words of a photo", () => {
  it("are one line of at most 125 characters", () => {
    expect(descriptionOf("Satu\n dua")).toBe("Satu dua")
    expect([...descriptionOf("💄".repeat(200))].length).toBe(125)
  })

  it("make another list of attached photos", () => {
    const one = [{ id: PhotoId("a"), description: "Tutupnya" }]
    expect(isSameAttached(one, [{ ...one[0], id: PhotoId("a") }])).toBe(true)
    expect(isSameAttached(one, [{ id: PhotoId("a") }])).toBe(false)
    expect(isSameAttached(one, [{ id: PhotoId("b"), description: "Tutupnya" }])).toBe(false)
    expect(isSameAttached(one, [])).toBe(false)
  })
})

describe("photos of a draft", () => {
  const attached = (id: string): FormPhoto =>
    photo(id, { step: "ready", uploaded: { id: PhotoId(id), picture: somePicture(id), at: someNow, isAttached: true } })
  const anyIds = fc.uniqueArray(fc.constantFrom("a", "b", "c", "d", "e", "f"), { maxLength: 5 })
  const formOf = (ids: ReadonlyArray<string>) => ({ photos: ids.map(attached), begun: ids.map(PhotoId) })

  it("are all of a form if its review has the photos they were made of, in any order", () => {
    const stored = { photos: [photo("new"), attached("b")], begun: [PhotoId("b"), PhotoId("a")] }
    expect(keysOf(photosWithStored(formOf(["a", "b"]), stored))).toEqual(["new", "b"])
  })

  it("never take the place of what the review has by now, and bring nothing back that it does not have", () =>
    fc.assert(
      fc.property(anyIds, anyIds, fc.nat(5), (now, before, added) => {
        fc.pre(now.toSorted().join() !== before.toSorted().join())
        const own = Array.from({ length: added }, (_, place) => photo(`new ${place}`))
        const stored = { photos: [...own, ...before.map(attached)], begun: before.map(PhotoId) }
        expect(keysOf(photosWithStored(formOf(now), stored))).toEqual([...now, ...keysOf(own)].slice(0, 5))
      })
    ))

  it("that the review has taken meanwhile do not stand in it twice", () => {
    const { uploaded } = attached("a")
    if (uploaded === undefined) throw new Error("it is uploaded")
    const taken = photo("k", { step: "ready", uploaded: { ...uploaded, isAttached: false } })
    expect(keysOf(photosWithStored(formOf(["a"]), { photos: [taken], begun: [] }))).toEqual(["a"])
  })
})
