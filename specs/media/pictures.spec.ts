import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { bucketPictures } from "#adapters/media/pictures/bucket-pictures.ts"
import { folderPictures } from "#adapters/media/pictures/folder-pictures.ts"
import type { Pictures } from "#adapters/media/pictures/pictures.ts"
import { openBucket } from "./bucket.ts"

interface Place {
  readonly pictures: Pictures
  /** The same place for pictures of another kind. */
  readonly beside: Pictures
  /** A place that cannot be asked. */
  readonly broken: Pictures
  readonly close: () => Promise<void>
}

const inFolder = async (): Promise<Place> => {
  const folder = await mkdtemp(join(tmpdir(), "pendar-pictures-"))
  await writeFile(join(folder, "file"), "")
  return {
    pictures: folderPictures(join(folder, "photos")),
    beside: folderPictures(join(folder, "receipts")),
    broken: folderPictures(join(folder, "file", "photos")),
    close: () => rm(folder, { recursive: true })
  }
}
const inBucket = async (): Promise<Place> => {
  const { bucket, close } = await openBucket()
  return {
    pictures: bucketPictures(bucket, "photos"),
    beside: bucketPictures(bucket, "receipts"),
    broken: bucketPictures({ ...bucket, accessKeyId: "wrong" }, "photos"),
    close
  }
}

describe.each([
  ["a folder", inFolder],
  ["a bucket", inBucket]
] as const)("pictures in %s", (_, open) => {
  let place: Place
  beforeAll(async () => {
    place = await open()
  })
  afterAll(() => place.close())
  const bytes = (...values: ReadonlyArray<number>) => Uint8Array.from(values)
  const names = async (pictures: Pictures) => (await pictures.list()).map(({ name }) => name).toSorted()

  it("are none before the first is stored", async () => {
    expect([await names(place.pictures), await place.pictures.read("a-240.webp")]).toEqual([[], undefined])
    await place.pictures.remove(["a-240.webp"])
  })

  it("are read as they were stored, the last time counts", async () => {
    const { pictures, beside } = place
    const large = new Uint8Array(1_000_000).fill(7)
    await pictures.put("a-240.webp", bytes(0, 255, 13, 10))
    await pictures.put("a-960.avif", large)
    await pictures.put("a-240.webp", bytes(1, 2))
    expect(await pictures.read("a-240.webp")).toEqual(bytes(1, 2))
    expect(Buffer.from((await pictures.read("a-960.avif")) ?? []).equals(large)).toBe(true)
    expect(await beside.read("a-240.webp")).toBeUndefined()
  })

  it("are listed with their size and age, without those of another kind", async () => {
    await place.beside.put("b.webp", bytes(1))
    const files = (await place.pictures.list()).toSorted((one, other) => one.bytes - other.bytes)
    expect(files.map(({ name, bytes: size }) => [name, size])).toEqual([
      ["a-240.webp", 2],
      ["a-960.avif", 1_000_000]
    ])
    for (const { ageMs } of files) {
      expect(ageMs).toBeGreaterThanOrEqual(0)
      expect(ageMs).toBeLessThan(60_000)
    }
  })

  it("are removed, one that is not there as well", async () => {
    await place.pictures.remove(["a-240.webp", "missing.webp"])
    expect([await place.pictures.read("a-240.webp"), await names(place.pictures)]).toEqual([undefined, ["a-960.avif"]])
    expect(await names(place.beside)).toEqual(["b.webp"])
  })

  it("are all listed if they are more than a part of a list", async () => {
    const many = Array.from({ length: 1_050 }, (_, at) => `many-${at}.webp`)
    for (let from = 0; from < many.length; from += 50)
      await Promise.all(many.slice(from, from + 50).map((name) => place.beside.put(name, bytes(1))))
    expect(await names(place.beside)).toEqual(["b.webp", ...many].toSorted())
  })

  it("have names of no other place", async () => {
    for (const name of ["../secret", "a/b.webp", "", ".a", "A.webp", "a..webp", "a%2fb"]) {
      await expect(place.pictures.put(name, bytes(1))).rejects.toThrow("no name of a picture")
      await expect(place.pictures.read(name)).rejects.toThrow("no name of a picture")
      await expect(place.pictures.remove([name])).rejects.toThrow("no name of a picture")
    }
  })

  it("fail with the cause if the place cannot be asked", async () => {
    const { broken } = place
    const calls = [() => broken.put("a.webp", bytes(1)), () => broken.read("a.webp"), () => broken.list()]
    // One after the other: a call that fails while another is awaited is an unhandled rejection.
    for (const call of calls) await expect(call()).rejects.toMatchObject({ name: "StorageFailed" })
  })
})
