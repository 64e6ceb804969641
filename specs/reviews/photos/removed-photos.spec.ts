import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect } from "effect"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { reviewPhotosOver } from "#adapters/server/ports/photos.ts"
import { type Instant, instant } from "#core/kernel/moment.ts"
import { someNow } from "#specs/arbitraries.ts"
import { freshDatabase } from "#specs/database.ts"

describe("files of photos whose row went", () => {
  let db: Db
  let dataDir: string
  const warnings: Array<unknown> = []
  beforeAll(async () => {
    db = await freshDatabase("postgres")
    dataDir = await mkdtemp(join(tmpdir(), "pendar-removed-"))
    await mkdir(join(dataDir, "photos"))
  })
  afterAll(async () => {
    await db.close()
    await rm(dataDir, { recursive: true, force: true })
  })
  /** Runs the job as often as it says that there may be more, at most ten times. Returns how often. */
  const remove = async (now: Instant): Promise<number> => {
    const { jobs } = reviewPhotosOver({
      db,
      config: {
        dataDir,
        s3Endpoint: undefined,
        s3Bucket: undefined,
        s3Region: "us-east-1",
        s3AccessKeyId: undefined,
        s3SecretAccessKey: undefined
      },
      now: () => now,
      leaving: () => false,
      log: { warn: (fields: unknown) => void warnings.push(fields) }
    })
    const job = jobs.find(({ name }) => name === "removed photos")
    let runs = 1
    while (job && runs < 10 && (await Effect.runPromise(job.run))) runs++
    return runs
  }
  const fileOf = (at: number) => at.toString(16).padStart(32, "0")
  const pathOf = (at: number, width = 240) => join(dataDir, "photos", `${fileOf(at)}-${width}.webp`)
  const note = (at: number) =>
    Effect.runPromise(
      db.ask((on) =>
        sql`insert into removed_photos (file, picture)
          values (${fileOf(at)}, '{"src": "", "avif": [], "webp": [240, 480], "ratio": 1, "wall": "#fff"}')`.execute(on)
      )
    )
  const noted = async () =>
    (
      await Effect.runPromise(
        db.ask((on) => sql<{ file: string }>`select file from removed_photos order by file`.execute(on))
      )
    ).rows.map(({ file }) => Number.parseInt(file, 16))

  it("go though those of 60 other photos cannot, which are tried again a minute later", async () => {
    // A folder in place of a file is not removed.
    const lasting = Array.from({ length: 60 }, (_, at) => at)
    for (const at of lasting) {
      await mkdir(pathOf(at))
      await writeFile(pathOf(at, 480), "")
      await note(at)
    }
    await writeFile(pathOf(60), "")
    await note(60)
    expect(await remove(someNow)).toBe(3)
    expect(await noted()).toEqual(lasting)
    expect((await readdir(join(dataDir, "photos"))).toSorted()).toEqual(
      lasting.map((at) => `${fileOf(at)}-240.webp`).toSorted()
    )
    expect(warnings).toEqual([{ photos: 50 }, { photos: 10 }])

    await rm(join(dataDir, "photos"), { recursive: true })
    expect(await remove(instant(someNow + 60_000))).toBe(1)
    expect(await noted()).toEqual(lasting)
    expect(await remove(instant(someNow + 60_001))).toBe(3)
    expect(await noted()).toEqual([])
  })
})
