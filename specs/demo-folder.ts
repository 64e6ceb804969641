import { execFile } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync } from "node:fs"
import { mkdir, readdir, readFile, rename, rm } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import { instant, jakartaDay } from "#core/kernel/moment.ts"
import { fingerprintOfDatabases } from "./database-fingerprint.ts"

const run = promisify(execFile)
const root = join(import.meta.dirname, "..")
const folder = join(root, ".build", "specs")
const prefix = "demo-"

/**
 * Returns a data folder with today's demo shop, to copy: a shop that begins with it starts in a fifth of the time. Made once a
 * day for each state of the migrations and of the demo data.
 */
export const demoFolder = async (): Promise<string> => {
  const name = `${prefix}${jakartaDay(instant(Date.now()))}-${await fingerprint()}`
  const made = join(folder, name)
  if (existsSync(made)) return made
  await mkdir(folder, { recursive: true })
  const older = (await readdir(folder)).filter((one) => one.startsWith(prefix))
  await Promise.all(older.map((one) => rm(join(folder, one), { recursive: true, force: true })))
  const draft = join(folder, `draft-${name}-${process.pid}`)
  await run(process.execPath, ["specs/demo-folder.main.ts", draft], { cwd: root })
  await rename(draft, made).catch(() => rm(draft, { recursive: true }))
  return made
}

const data = join(root, "adapters", "demo", "data")

const fingerprint = async (): Promise<string> => {
  const hash = createHash("sha256").update(await fingerprintOfDatabases())
  for (const name of (await readdir(data)).toSorted()) hash.update(await readFile(join(data, name)))
  return hash.digest("hex").slice(0, 16)
}
