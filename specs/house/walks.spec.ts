import { existsSync, readFileSync } from "node:fs"
import { dirname, join, relative } from "node:path"
import { describe, expect, it } from "vitest"

const root = join(import.meta.dirname, "../..")
const read = (path: string): string => readFileSync(join(root, path), "utf8")

interface Hop {
  readonly from: string
  readonly to: string
  readonly wiredIn: string | undefined
}

interface Walk {
  readonly name: string
  readonly hops: ReadonlyArray<Hop>
  readonly files: ReadonlySet<string>
  /** What the table says: hops and files. */
  readonly counts: readonly [number, number]
}

const pathsIn = (text: string): ReadonlyArray<string> =>
  [...text.matchAll(/`((?:core|adapters|ui)\/[\w./-]+)`/g)].map(([, path = ""]) => path)

/** The walks of House 17. */
const walks: ReadonlyArray<Walk> = (() => {
  const [table = "", ...sections] = (read("specs/design/house.md").split(/^## 17\. /m)[1] ?? "").split(/^### /m)
  return sections.map((section): Walk => {
    const [name = ""] = section.split(/[ ,\n]/)
    const [intro = "", ...steps] = section.split(/^\d+\. /m)
    const [start = ""] = pathsIn(intro)
    const listed = steps.map((step) => pathsIn(step.split("\n")[0] ?? ""))
    const hops = listed.map(([to = "", wiredIn], place) => ({ from: listed[place - 1]?.[0] ?? start, to, wiredIn }))
    const beside = pathsIn(/^Beside them: [\s\S]*?\.$/m.exec(section)?.[0] ?? "")
    const counts = new RegExp(`^\\| ${name} [^|]*\\| \\d+ \\| (\\d+) \\| \\d+ \\| (\\d+) \\|$`, "m").exec(table)
    return {
      name,
      hops,
      files: new Set([start, ...hops.map(({ to }) => to), ...beside]),
      counts: [Number(counts?.[1]), Number(counts?.[2])]
    }
  })
})()

/** Files that a source imports, at once or later. */
const importedBy = (path: string): ReadonlyArray<string> =>
  [...read(path).matchAll(/(?:from|import\() ?"([^"]+)"/g)].map(([, of = ""]) =>
    of.startsWith("#") ? of.slice(1) : relative(root, join(root, dirname(path), of))
  )

describe("the three walks of House 17", () => {
  it("are three", () => expect(walks.map(({ name }) => name)).toEqual(["17.1", "17.2", "17.3"]))

  it.each(walks)("$name names files that exist, each imported by the one before or where it is wired", (walk) => {
    expect([...walk.files].filter((path) => !existsSync(join(root, path)))).toEqual([])
    expect(walk.hops.filter(({ from, to, wiredIn }) => !importedBy(wiredIn ?? from).includes(to))).toEqual([])
  })

  it.each(walks)("$name has as many hops and files as the table says", ({ hops, files, counts }) =>
    expect([hops.length, files.size]).toEqual(counts)
  )
})
