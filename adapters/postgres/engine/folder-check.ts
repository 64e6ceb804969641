import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"

/** Version of PostgreSQL in PGlite; it reads no files of other versions. */
const engineVersion = "18"
/** `global/pg_control` always has this size. */
const controlBytes = 8_192

/** The start is refused, because going on could replace data that are still needed. */
export class DatabaseRefused extends Error {
  override readonly name = "DatabaseRefused"

  /**
   * @param where its folder, or `DATABASE_URL` for a database of its own, of which other ways lead out
   * @param problem what is wrong, as the end of a sentence
   */
  constructor(where: string, problem: string, options?: ErrorOptions) {
    const ways =
      where === "DATABASE_URL"
        ? "Either see to it that the database runs, can be reached at this address and takes this user and password (or restore a backup in its place), or name another one in DATABASE_URL."
        : "Either restore a backup in its place, or start with another DATA_DIR (or move the folder away) to begin with an empty shop."
    super(`The database in ${where} cannot be used: ${problem}. It was not replaced. ${ways}`, options)
  }
}

/** A folder that PGlite may open. */
export interface CheckedFolder {
  /** To be called once the database has been created or opened. */
  readonly opened: () => void
}

/**
 * Looks whether a folder holds a whole database or none at all. Refuses everything else with `DatabaseRefused`, because
 * PGlite would begin a new database in it. What an interrupted creation left is removed: nothing was in it yet.
 *
 * @param mustExist whether the shop had a database before
 */
export const checkFolder = (folder: string, mustExist = false): CheckedFolder => {
  const marker = `${folder}.unfinished`
  if (existsSync(marker)) {
    rmSync(folder, { recursive: true, force: true })
    rmSync(marker)
  }
  const isNew = !existsSync(folder) || readdirSync(folder).length === 0
  if (isNew && mustExist) throw new DatabaseRefused(folder, "it is gone, although this shop had one before")
  const problem = isNew ? undefined : problemIn(folder)
  if (problem !== undefined) throw new DatabaseRefused(folder, problem)
  if (isNew) writeFileSync(marker, "")
  return { opened: () => rmSync(marker, { force: true }) }
}

const problemIn = (folder: string): string | undefined => {
  const version = textOf(join(folder, "PG_VERSION"))?.trim()
  if (version === undefined) return "the file PG_VERSION is missing"
  if (version !== engineVersion) {
    const written = /^\d+$/.test(version) ? `was written by PostgreSQL ${version}` : "has an unreadable PG_VERSION"
    return `it ${written}, and this version of the shop reads PostgreSQL ${engineVersion}`
  }
  if (sizeOf(join(folder, "global", "pg_control")) !== controlBytes) return "global/pg_control is damaged"
  for (const part of ["base", "global", "pg_wal", "pg_xact"])
    if (filesIn(join(folder, part)).length === 0) return `the folder ${part} is missing or empty`
  return undefined
}

const textOf = (path: string): string | undefined => {
  try {
    return readFileSync(path, "utf8")
  } catch {
    return undefined
  }
}

const sizeOf = (path: string): number | undefined => {
  try {
    return statSync(path).size
  } catch {
    return undefined
  }
}

const filesIn = (folder: string): ReadonlyArray<string> => {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
