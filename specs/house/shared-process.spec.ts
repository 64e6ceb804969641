import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"

const folder = join(import.meta.dirname, "..")
/** What later files of the same process would still see. */
const lasting = /\bvi\s*\.\s*(?:mock|doMock|stub\w+|spyOn|useFakeTimers|setSystemTime)\b|\bprocess\.chdir\b/

/** `apart` in vite.config.ts. */
const isApart = (name: string): boolean => /^(?:browser|ui)\/|^server\/faults\/[^/]+$/.test(name)

const lastingIn = (names: ReadonlyArray<string>): ReadonlyArray<string> =>
  names.filter((name) => lasting.test(readFileSync(join(folder, name), "utf8")))

describe("specs that share a process", () => {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".spec.ts"))

  it("replace nothing that the next file would find replaced", () => {
    const shared = names.filter((name) => !isApart(name) && !name.endsWith("shared-process.spec.ts"))
    expect(lastingIn(shared)).toEqual([])
  })

  it("are other files than those that do", () => {
    expect(lastingIn(names.filter(isApart)).length).toBeGreaterThan(3)
  })
})
