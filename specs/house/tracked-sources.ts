import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Source } from "./measures.ts"

/** Every TypeScript file of the repository that git tracks, with its text. */
export const trackedSources = (): ReadonlyArray<Source> => {
  const root = join(import.meta.dirname, "../..")
  return execFileSync("git", ["ls-files"], { cwd: root, encoding: "utf8", maxBuffer: 16 << 20 })
    .split("\n")
    .filter((path) => /^(core|adapters|ui|specs)\/.*\.tsx?$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }))
}
