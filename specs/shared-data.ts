import { existsSync, readFileSync } from "node:fs"
import { resolve } from "node:path"
import { gunzipSync } from "node:zlib"

/** Folder of test inputs that are no part of the repository: `SHARED_DATA`, or beside it. */
const folder = process.env.SHARED_DATA ?? resolve(import.meta.dirname, "../../shared/data")

/** Whether there are any; a spec that needs them says so if there are none. */
export const hasSharedData: boolean = existsSync(folder)

if (!hasSharedData) console.info("skipped: no shared data")

/** The path of a test input. */
export const sharedPath = (name: string): string => resolve(folder, name)

/** Returns the bytes of a test input. */
export const sharedBytes = (name: string): Buffer => readFileSync(sharedPath(name))

/** Returns the text of a test input, unpacked if it is packed. */
export const sharedText = (name: string): string => {
  const bytes = readFileSync(sharedPath(name))
  return (name.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8")
}

/** The rows of a file with one JSON value on each line. */
export const sharedRows = (name: string): ReadonlyArray<unknown> =>
  sharedText(name)
    .split("\n")
    .filter((line) => line !== "")
    .map((line): unknown => JSON.parse(line))
