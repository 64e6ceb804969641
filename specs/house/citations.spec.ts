import { execFileSync } from "node:child_process"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { addressesOf } from "#adapters/server/http/serve-port.ts"
import { wireRows } from "../server/wire-rows.ts"
import { type Citation, citationsIn, resolverOf } from "./citations.ts"

const root = join(import.meta.dirname, "../..")
const read = (path: string): string => readFileSync(join(root, path), "utf8")

/** Sources and records that git tracks. The list of findings counts attacks by numbers of its own. */
const files = execFileSync("git", ["ls-files"], { cwd: root, encoding: "utf8", maxBuffer: 16 << 20 })
  .split("\n")
  .filter((path) => /^(?:core|adapters|ui|specs)\/.*\.(?:tsx?|sql|md)$/.test(path) && existsSync(join(root, path)))
  .filter((path) => path !== "specs/findings.md" && !path.startsWith("specs/house/citations."))

const design = Object.fromEntries(
  readdirSync(join(root, "specs/design")).map((file) => [file.replace(/\.md$/, ""), read(`specs/design/${file}`)])
)
const records = new Set(readdirSync(join(root, "specs/decisions")).map((file) => file.slice(0, 4)))
const resolves = resolverOf({ design, records })

const cited = files.map((path) => ({ path, citations: citationsIn(read(path)) }))

describe("citations", () => {
  it("are found of every document", () => {
    const count = (work: Citation["work"]): number =>
      cited.reduce((sum, { citations }) => sum + citations.filter((one) => one.work === work).length, 0)
    const least = {
      decision: 800,
      record: 150,
      specification: 300,
      machines: 50,
      security: 30,
      house: 20,
      rule: 100,
      wire: 40
    }
    for (const [work, most] of Object.entries(least))
      expect(count(work as Citation["work"]), work).toBeGreaterThan(most)
    expect(count("invariant")).toBeGreaterThan(70)
  })

  it("lead to a heading, an entry or a record", () => {
    const dangling = cited.flatMap(({ path, citations }) =>
      citations.filter((one) => !resolves(one)).map(({ work, name, line }) => `${path}:${line}: ${work} ${name}`)
    )
    expect(dangling).toEqual([])
  })
})

describe("the documents of the design", () => {
  it("name files that exist", () => {
    const lost = Object.entries(design).flatMap(([name, text]) =>
      [...text.matchAll(/`((?:core|adapters|ui|specs)\/[\w./-]+)`/g)]
        .filter(([, path = ""]) => !existsSync(join(root, path)))
        .map(([, path]) => `${name}: ${path}`)
    )
    expect(lost).toEqual([])
  })

  it("list every call of the wire", () => {
    const wire = design["wire"] ?? ""
    const listed = (service: string, method: string, path: string): boolean =>
      wire.includes(`| ${service} \`${method.toUpperCase()} ${path}\` |`)
    const missing = wireRows.filter(({ service, method, path }) => !listed(service, method, path)).map(addressesOf)
    expect(missing).toEqual([])
    const there = new Set(
      wireRows.map(({ service, method, path }) => `| ${service} \`${method.toUpperCase()} ${path}\` |`)
    )
    const extra = [...wire.matchAll(/^\| \w+ `[A-Z]+ [^`]+` \|/gm)].filter(([row]) => !there.has(row))
    expect(extra.map(([row]) => row)).toEqual([])
  })
})

describe("the finder", () => {
  const found = (text: string): ReadonlyArray<string> => citationsIn(text).map(({ work, name }) => `${work} ${name}`)

  it.each<readonly [text: string, ...found: ReadonlyArray<string>]>([
    ["/** D-25c; not ID-2. */", "decision D-25c"],
    ["// Specification 2, 4 and 9.", "specification 2", "specification 4", "specification 9"],
    ["// Specification 9: 16 stores; 5 to 60 characters.", "specification 9"],
    ['source: "machines 7; machines 14"', "machines 7", "machines 14"],
    ["/** Rules 9, 10; rules 28 to 30. */", "rule 9", "rule 10", "rule 28", "rule 29", "rule 30"],
    ["/** House 6, 11. Security 3. */", "house 6", "house 11", "security 3"],
    [
      "/** Decisions 0050 and 0051; decisions/0035; decision 9. */",
      "record 0050",
      "record 0051",
      "record 0035",
      "record 0009"
    ],
    ["/** Wire, Headers; Wire, `GET /districts`. */", "wire Headers", "wire `GET /districts`"],
    ["/** Used (wire.md, Idempotency-Key). */", "wire `Idempotency-Key`"],
    ["/** The only one. Invariant L6. */", "invariant L6"],
    ['const key = "L6"'],
    ["import type { Wire } from './endpoint.ts'"]
  ])("reads %s", (text, ...expected) => {
    expect(found(text).toSorted()).toEqual(expected.toSorted())
  })

  it("reads a citation that a line of a comment divides, and knows its line", () => {
    expect(citationsIn("/**\n * Sends it once. Specification\n * 4, OTP.\n */")).toEqual([
      { work: "specification", name: "4", line: 2 }
    ])
  })

  it("finds what leads nowhere", () => {
    const made = resolverOf({
      design: {
        decisions: "## D-1: A title\n\n**D-1b.** A part.",
        wire: "## Health\n\n| Money | Whole rupiah, `Rp` |"
      },
      records: new Set(["0001"])
    })
    const dangling = (text: string) =>
      citationsIn(text)
        .filter((one) => !made(one))
        .map(({ name }) => name)
    expect(dangling("/** D-1, D-1b, D-2; decision 0001, decision 0002. */")).toEqual(["D-2", "0002"])
    expect(
      dangling("/** Wire, Health; Wire conventions, Money; Wire, `Rp`; Wire, Cookies. Specification 3. */")
    ).toEqual(["3", "Cookies"])
  })
})
