import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect } from "effect"
import sharp from "sharp"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { storing } from "#adapters/media/picture-processes.ts"
import { folderPictures } from "#adapters/media/pictures/folder-pictures.ts"
import { type ReceiptFiles, receiptsIn } from "#adapters/media/receipts.ts"
import { StorageFailed, storePicture } from "#adapters/media/stored-picture.ts"

describe("a picture of a receipt", () => {
  let folder: string
  let receipts: ReceiptFiles
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "pendar-receipts-"))
    receipts = receiptsIn(folderPictures(folder))
  })
  afterAll(() => rm(folder, { recursive: true }))

  const keep = async (sent: Uint8Array, files = receipts) => {
    const picture = await files.encode(sent)
    return picture && files.store(picture)
  }
  const plain = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "#c2185b" } })
  const bytes = (text: string) => new TextEncoder().encode(text)

  it.each(["jpeg", "png", "webp", "avif"] as const)("is stored as WebP when it came as %s", async (format) => {
    const id = await keep(await plain(40, 30).toFormat(format).toBuffer())
    const stored = await sharp(await receipts.read(id ?? "")).metadata()
    expect(stored).toMatchObject({ format: "webp", width: 40, height: 30 })
  })

  it("stands upright, is made smaller, and says nothing of where it was taken", async () => {
    const sent = await plain(3000, 2000)
      .withMetadata({ orientation: 6, exif: { IFD0: { Artist: "Melati" }, IFD3: { GPSLatitude: "6/1 12/1 0/1" } } })
      .jpeg()
      .toBuffer()
    expect(sent.includes("Melati")).toBe(true)
    const stored = (await receipts.read((await keep(sent)) ?? "")) ?? new Uint8Array()
    expect(await sharp(stored).metadata()).toMatchObject({ width: 1067, height: 1600 })
    expect((await sharp(stored).metadata()).exif).toBeUndefined()
    expect(Buffer.from(stored).includes("Melati")).toBe(false)
  })

  it("loses everything that was hidden behind it", async () => {
    const sent = Buffer.concat([await plain(20, 20).jpeg().toBuffer(), bytes("<script>alert(1)</script>")])
    const stored = await receipts.read((await keep(sent)) ?? "")
    expect(Buffer.from(stored ?? []).includes("script")).toBe(false)
  })

  it.each([
    ["nothing", new Uint8Array()],
    ["a text", bytes("halo")],
    ["a page", bytes("<!doctype html><script>alert(1)</script>")],
    [
      "a drawing",
      bytes('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>')
    ],
    ["an animation's beginning", bytes("GIF89a\u0001\u0000\u0001\u0000\u0000\u0000\u0000;")]
  ])("is refused when it is %s", async (_, sent) => {
    expect(await keep(sent)).toBeUndefined()
  })

  it("is refused when half of it is missing, or it unpacks to more than a person photographs", async () => {
    const whole = await plain(400, 400).jpeg().toBuffer()
    expect(await keep(whole.subarray(0, whole.length / 2))).toBeUndefined()
    const started = performance.now()
    expect(await keep(await plain(16_000, 2_000).png().toBuffer())).toBeUndefined()
    expect(performance.now() - started).toBeLessThan(10_000)
  })

  it("is not found under a name that leads elsewhere, nor after it was removed", async () => {
    expect(await receipts.read("../secret")).toBeUndefined()
    const id = (await keep(await plain(9, 9).png().toBuffer())) ?? ""
    await receipts.remove(id)
    expect(await receipts.read(id)).toBeUndefined()
    expect((await readdir(folder)).every((name) => /^[0-9a-f-]{36}\.webp$/.test(name))).toBe(true)
  })

  it("is not taken any more once all of them together take as much room as they may", async () => {
    const full = join(folder, "full")
    const few = receiptsIn(folderPictures(full), 1_000)
    expect(await few.isFull()).toBe(false)
    const picture = await plain(40, 30).png().toBuffer()
    const size = async () =>
      (await Promise.all((await readdir(full)).map((name) => stat(join(full, name))))).reduce(
        (sum, one) => sum + one.size,
        0
      )
    while (!(await few.isFull())) {
      expect(await size().catch(() => 0)).toBeLessThan(1_000)
      await keep(picture, few)
    }
    expect(await size()).toBeGreaterThanOrEqual(1_000)
    // Another process that looks at the same folder sees the same.
    expect(await receiptsIn(folderPictures(full), 1_000).isFull()).toBe(true)
    await rm(full, { recursive: true })
  })

  it("that cannot be stored leaves nothing behind, and asks for another try", async () => {
    const blocked = await mkdtemp(join(tmpdir(), "pendar-blocked-"))
    const lines: Array<string> = []
    const log = { warn: ({ failure }: { failure: string }, line: string) => void lines.push(`${line}: ${failure}`) }
    const picture = await plain(40, 30).png().toBuffer()
    const failing = async (files: ReceiptFiles) =>
      (await Effect.runPromise(Effect.flip(storing(() => files.store(picture), log))))._tag
    // A file in place of the folder.
    await writeFile(join(blocked, "file"), "")
    expect(await failing(receiptsIn(folderPictures(join(blocked, "file"))))).toBe("Unavailable")
    // A folder in place of the file: the draft is written, and cannot get its name.
    await mkdir(join(blocked, "taken.webp"))
    await expect(storePicture(join(blocked, "taken.webp"), picture)).rejects.toBeInstanceOf(StorageFailed)
    expect((await readdir(blocked)).toSorted()).toEqual(["file", "taken.webp"])
    expect(lines).toEqual([expect.stringMatching(/^the picture could not be stored or read: Error: E/)])
    await rm(blocked, { recursive: true })
  })
})
