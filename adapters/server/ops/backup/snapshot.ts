import { randomUUID } from "node:crypto"
import { existsSync } from "node:fs"
import { mkdir, readdir, rm, stat } from "node:fs/promises"
import { join } from "node:path"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { FolderTaken, lockFolder } from "#adapters/postgres/engine/folder-lock.ts"
import { callLanguage } from "../../http/caller.ts"
import type { Server } from "../../http/hono.ts"
import { problemResponse } from "../../http/problem.ts"
import { opsRefusal } from "../ops-gate.ts"

const prefix = "backup-"
/** A copy that is this old and not in use was left by a command that was killed. */
const leftMs = 600_000

/**
 * `POST /ops/backup`: copies the embedded database between two transactions, and answers with the folder of the copy, which the
 * command on this machine reads and deletes. Refused with 409 if the database is a server of its own, which is asked directly.
 */
export const serveSnapshot = (
  app: Server,
  { token, folder, db }: { readonly token: string; readonly folder: string; readonly db: Db }
): void => {
  let busy = false
  app.post("/ops/backup", async (context) => {
    const refuse = (status: number, code: string) => problemResponse({ status, code }, callLanguage(context))
    const refusal = opsRefusal(context, token)
    if (refusal) return refusal
    if (db.engine !== "pglite") return refuse(409, "CONFLICT")
    if (busy) return refuse(503, "UNAVAILABLE")
    busy = true
    const copy = join(folder, `${prefix}${randomUUID()}`)
    try {
      await sweep(folder)
      await mkdir(copy, { mode: 0o700 })
      await db.copyTo(join(copy, "db"))
      return context.json({ success: true, data: { folder: copy } })
    } catch (cause) {
      await rm(copy, { recursive: true, force: true })
      throw cause
    } finally {
      busy = false
    }
  })
}

/** Deletes copies of commands that were killed. */
const sweep = async (folder: string): Promise<void> => {
  for (const name of await readdir(folder)) {
    const copy = join(folder, name)
    if (!name.startsWith(prefix) || Date.now() - (await stat(copy)).mtimeMs < leftMs) continue
    if (await isFree(join(copy, "db"))) await rm(copy, { recursive: true, force: true })
  }
}

const isFree = async (database: string): Promise<boolean> => {
  if (!existsSync(database)) return true
  try {
    const lock = await lockFolder(database)
    lock.release()
    return true
  } catch (cause) {
    if (cause instanceof FolderTaken) return false
    throw cause
  }
}
