import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect } from "effect"
import { sql } from "kysely"
import { afterEach } from "vitest"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { writeBackup } from "#adapters/server/ops/backup/write-backup.ts"

/** Folders that go with the test. */
export const someFolders = () => {
  const folders: Array<string> = []
  afterEach(async () => {
    await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true })))
  })
  return async (): Promise<string> => {
    const folder = await mkdtemp(join(tmpdir(), "pendar-backup-"))
    folders.push(folder)
    return folder
  }
}

/** A backup of this database and data folder, all of it in the file. */
export const backUp = (db: Db, dataDir: string, path: string): Promise<void> =>
  writeBackup({ db, path, dataDir, isInBucket: () => false, isSecretSet: false, now: new Date("2026-11-29T08:00:00Z") })

/** Puts rows that are easily changed on the way: texts with signs of their own, JSON that is `null`, times of one microsecond. */
export const putHardRows = (db: Db): Promise<unknown> =>
  Effect.runPromise(
    db.ask(async (on) => {
      const text = `"petik", 'koma'\n\\tab\t{kurung} “Ümlaut” 💄 null`
      await sql`insert into search_feedback (id, q, click, helpful, at)
        values (${crypto.randomUUID()}, ${text}, null, true, '2026-11-28 23:59:59.999999+00'),
          (${crypto.randomUUID()}, '', null, false, '1999-12-31 17:00:00+00')`.execute(on)
      await sql`insert into product_lists (name, title) values ('sulit', ${JSON.stringify({ id: text, en: null })}::jsonb),
        ('kosong', 'null'::jsonb)`.execute(on)
      await sql`create table if not exists tracking_events_2026_11 partition of tracking_events
        for values from ('2026-11-01 00:00:00+00') to ('2026-12-01 00:00:00+00')`.execute(on)
      await sql`insert into tracking_events (session_id, id, at, received_at, verb, object_type)
        values (${crypto.randomUUID()}, ${crypto.randomUUID()}, '2026-11-28 10:00:00.000001+00', now(), 'view', 'page')`.execute(
        on
      )
    })
  )
