import { describe, expect, it } from "vitest"
import { type NamedPhoto, photosIn } from "#adapters/media/photos.ts"
import type { Pictures } from "#adapters/media/pictures/pictures.ts"
import { StorageFailed } from "#adapters/media/stored-picture.ts"

const file = "a".repeat(32)
const widths = [240, 480, 960]
const endings = widths.flatMap((width) => [`${width}.avif`, `${width}.webp`])
const photo: NamedPhoto = {
  file,
  files: endings.map((ending) => ({ ending, bytes: Uint8Array.of(1) })),
  picture: { src: `/media/reviews/${file}`, avif: widths, webp: widths, ratio: 1, wall: "#ffffff" }
}

/** A place in which each file waits until the spec lets all go on; the calls for `failing` are refused at once. */
const slowPlace = (failing: string) => {
  const stored = new Set<string>()
  const waiting: Array<() => void> = []
  const slowly = async (name: string, done: () => void) => {
    if (name.endsWith(failing)) throw new StorageFailed(new Error("refused"))
    await new Promise<void>((go) => waiting.push(go))
    done()
  }
  const pictures: Pictures = {
    put: (name) => slowly(name, () => stored.add(name)),
    read: async () => undefined,
    remove: async ([name = ""]) => slowly(name, () => stored.delete(name)),
    list: async () => []
  }
  const goOn = () => {
    for (const go of waiting.splice(0)) go()
  }
  return { folder: photosIn(pictures), stored, waiting, goOn }
}

describe("the six files of a photo", () => {
  it("are stored and removed at once", async () => {
    const { folder, stored, waiting, goOn } = slowPlace("none")
    const storing = folder.store(photo)
    expect(waiting).toHaveLength(6)
    goOn()
    expect(await storing).toEqual({ file, picture: photo.picture })
    expect([...stored].toSorted()).toEqual(endings.map((ending) => `${file}-${ending}`).toSorted())
    const removing = folder.remove(photo)
    expect(waiting).toHaveLength(6)
    goOn()
    await removing
    expect(stored.size).toBe(0)
  })

  it("are all removed if one cannot be stored, also those that were stored after it failed", async () => {
    const { folder, stored, waiting, goOn } = slowPlace("480.webp")
    const storing = expect(folder.store(photo)).rejects.toMatchObject({ name: "StorageFailed" })
    expect(waiting).toHaveLength(5)
    goOn()
    await expect.poll(() => waiting.length).toBe(5)
    goOn()
    await storing
    expect(stored.size).toBe(0)
  })
})
