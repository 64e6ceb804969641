import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { gunzipSync, gzipSync } from "node:zlib"
import { beforeAll, describe, expect, inject, it } from "vitest"
import { openDb } from "#adapters/postgres/engine/db.ts"
import { BackupRefused } from "#adapters/server/ops/backup/backup-format.ts"
import { restoreBackup, verifyBackup } from "#adapters/server/ops/backup/restore-backup.ts"
import { backUp, putHardRows, someFolders } from "./some-backup.ts"

const folderOf = someFolders()
const full = process.env["SCALE"] === "full"
let whole: Buffer

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), "pendar-backup-"))
  const db = await openDb({ image: inject("pgliteImage"), report: console.error })
  await putHardRows(db)
  await writeFile(join(folder, "secret"), "thirty-two characters of a secret")
  await backUp(db, folder, join(folder, "backup"))
  await db.close()
  whole = await readFile(join(folder, "backup"))
  await rm(folder, { recursive: true })
})

/** What is said of a file with these bytes, or `whole`. */
const saidOf = async (bytes: Uint8Array, folder: string): Promise<string> => {
  const path = join(folder, "backup")
  await writeFile(path, bytes)
  return verifyBackup(path).then(
    () => "whole",
    (cause: unknown) => (cause instanceof BackupRefused ? cause.message : `not refused in words: ${String(cause)}`)
  )
}

describe("a backup that is not as it was written", () => {
  it("is refused with any one byte flipped, from the first to the last", async () => {
    const folder = await folderOf()
    expect(await saidOf(whole, folder)).toBe("whole")
    const step = full ? 7 : Math.ceil(whole.length / 80)
    const edges = Array.from({ length: 20 }, (_, place) => (place < 10 ? place : whole.length - 20 + place))
    const places = [...edges, ...Array.from({ length: Math.floor(whole.length / step) }, (_, part) => part * step)]
    const wrong: Array<string> = []
    for (const place of places) {
      const bytes = Buffer.from(whole)
      bytes[place] = (bytes[place] ?? 0) ^ 0xff
      const said = await saidOf(bytes, folder)
      if (said === "whole" || said.startsWith("not refused")) wrong.push(`${place}: ${said}`)
    }
    expect(wrong).toEqual([])
    expect(places.length).toBeGreaterThan(90)
  })

  it("is refused cut off anywhere, with more behind it, empty, another file, or absent", async () => {
    const folder = await folderOf()
    for (const part of [0.999, 0.9, 0.5, 0.1])
      expect(await saidOf(whole.subarray(0, Math.floor(whole.length * part)), folder)).toBe(
        "it is not whole: it breaks off"
      )
    expect(await saidOf(Buffer.concat([whole, Buffer.from("x")]), folder)).toMatch(/damaged|breaks off/)
    expect(await saidOf(Buffer.concat([whole, whole]), folder)).toMatch(/damaged|breaks off/)
    expect(await saidOf(Buffer.alloc(0), folder)).toMatch(/no backup of this shop/)
    expect(await saidOf(gzipSync("an invoice"), folder)).toMatch(/damaged|not whole/)
    await expect(verifyBackup(join(folder, "none"))).rejects.toThrow("there is no such file")
  })

  it.each([
    ["a row", "thirty-two", "forty--two"],
    ["a count", '"rows": 2', '"rows": 3'],
    ["a name of a table", '"name": "search_feedback"', '"name": "search_feedbach"']
  ])("is refused with %s changed and packed again", async (_, from, to) => {
    const bytes = gunzipSync(whole)
    const place = bytes.lastIndexOf(from)
    expect(place).toBeGreaterThan(0)
    bytes.write(to, place)
    expect(await saidOf(gzipSync(bytes), await folderOf())).toMatch(/damaged/)
  })

  it("is refused from a newer version, by its format and by its migrations", async () => {
    const folder = await folderOf()
    const rewritten = (from: string, to: string) => {
      const bytes = gunzipSync(whole)
      bytes.write(to, bytes.indexOf(from))
      return gzipSync(bytes)
    }
    expect(await saidOf(rewritten('"format": 1', '"format": 2'), folder)).toMatch(
      /newer version of the shop \(format 2\)/
    )
    expect(await saidOf(rewritten('"0001_', '"9001_'), folder)).toMatch(/newer version of the shop \(migration 9001_/)
  })

  it("changes nothing where it was to be restored", async () => {
    const [folder, target] = [await folderOf(), await folderOf()]
    const bytes = Buffer.from(whole)
    bytes[bytes.length - 3] = (bytes[bytes.length - 3] ?? 0) ^ 1
    await writeFile(join(folder, "backup"), bytes)
    const restored = restoreBackup(join(folder, "backup"), {
      databaseUrl: undefined,
      dataDir: target,
      report: () => {}
    })
    await expect(restored).rejects.toThrow(BackupRefused)
    expect(await readdir(target)).toEqual([])
  })
})
