import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { reviewPhotosOver } from "#adapters/server/ports/photos.ts"
import { someNow } from "#specs/arbitraries.ts"
import { freshDatabase } from "#specs/database.ts"
import { putMembers } from "#specs/orders/members.ts"
import { somePhoto } from "./some-photos.ts"

const warnings: Array<string> = []

describe("files of photos that no row names", () => {
  let db: Db
  let dataDir: string
  beforeAll(async () => {
    db = await freshDatabase("postgres")
    dataDir = await mkdtemp(join(tmpdir(), "pendar-swept-"))
  })
  afterAll(async () => {
    await db.close()
    await rm(dataDir, { recursive: true, force: true })
  })
  const photosOn = (on: Db) =>
    reviewPhotosOver({
      db: on,
      config: {
        dataDir,
        s3Endpoint: undefined,
        s3Bucket: undefined,
        s3Region: "us-east-1",
        s3AccessKeyId: undefined,
        s3SecretAccessKey: undefined
      },
      now: () => someNow,
      leaving: () => false,
      log: { warn: (_: object, line?: string) => void warnings.push(line ?? "") }
    })
  const sweep = async (on: Db) => {
    for (const job of photosOn(on).jobs) await Effect.runPromise(job.run)
  }
  const folder = () => join(dataDir, "photos")
  const lost = ["240.avif", "240.webp", "960.webp.draft"].map((ending) => `${"a".repeat(32)}-${ending}`)
  const files = async () => (await readdir(folder())).toSorted()
  const age = async (names: ReadonlyArray<string>, seconds: number) => {
    const then = new Date(Date.now() - seconds * 1_000)
    for (const name of names) await utimes(join(folder(), name), then, then)
  }

  it("go when they are an hour old, and others stay", async () => {
    const [member] = await putMembers(db, "ayu")
    const port = photosOn(db).portFor({ member, language: "id", now: someNow })
    await Effect.runPromise(port.upload({ picture: await somePhoto() }))
    const named = await files()
    expect(named).toHaveLength(6)
    for (const name of [...lost, "notes.txt"]) await writeFile(join(folder(), name), "")
    await age([...named, "notes.txt"], 90 * 86_400)
    await age(lost, 3_590)
    await sweep(db)
    expect(await files()).toEqual([...named, ...lost, "notes.txt"].toSorted())
    await age(lost, 3_601)
    await sweep(db)
    expect(await files()).toEqual([...named, "notes.txt"].toSorted())
  })

  it("all stay if the shop runs on another database, which is logged", async () => {
    const before = await files()
    const other = await freshDatabase("postgres")
    warnings.length = 0
    await sweep(other)
    expect(await files()).toEqual(before)
    expect(warnings).toEqual(["no photo in the data folder belongs to this database: none is removed"])
    await other.close()
  })
})
