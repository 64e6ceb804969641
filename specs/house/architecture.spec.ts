import { execFileSync } from "node:child_process"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { type Import, importsOf, ladder, screenLadder, violations } from "./architecture.ts"

const root = join(import.meta.dirname, "../..")
const filesOf = (folder: string): ReadonlyArray<string> =>
  readdirSync(join(root, folder), { recursive: true })
    .map((file) => `${folder}/${String(file)}`)
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".d.ts"))

const files = ["core", "adapters", "ui", "specs"].flatMap(filesOf)
const imports: ReadonlyArray<Import> = files.flatMap((file) => importsOf(file, readFileSync(join(root, file), "utf8")))

describe("the house", () => {
  it("is read whole: imports were found on every floor", () => {
    for (const floor of ["core/", "adapters/", "ui/"])
      expect(imports.filter(({ from }) => from.startsWith(floor)).length, floor).toBeGreaterThan(50)
  })

  it("keeps every import inside what its floor may", () => {
    expect(violations(imports)).toEqual([])
  })

  it("knows every area of core, and no other", () => {
    const areas = readdirSync(join(root, "core"), { withFileTypes: true }).filter((entry) => entry.isDirectory())
    expect(areas.map(({ name }) => name).toSorted()).toEqual([...ladder].toSorted())
  })

  it("knows every folder of screens, and no other", () => {
    const folders = readdirSync(join(root, "ui"), { withFileTypes: true }).filter((entry) => entry.isDirectory())
    expect(folders.map(({ name }) => name).toSorted()).toEqual([...screenLadder, "public"].toSorted())
  })

  it("uses the ten kinds of file in core, and no other", () => {
    const kinds =
      /^core\/[a-z-]+\/(?:[a-z]+\/)?[a-z0-9-]+(?:\.(?:rule|form|errors|port|usecases|machine|setup|types|view))?\.ts$/
    expect(filesOf("core").filter((file) => !kinds.test(file))).toEqual([])
  })

  it("has a spec of its own name for every rule and machine, in the same area", () => {
    const nameOf = (file: string): string => file.replace(/^\w+\/([\w-]+)\/(?:.*\/)?([^/]+)$/, "$1/$2")
    const specs = new Set(filesOf("specs").map(nameOf))
    const tested = filesOf("core").filter((file) => /\.(?:rule|machine)\.ts$/.test(file))
    expect(tested.length).toBeGreaterThan(200)
    expect(tested.filter((file) => !specs.has(nameOf(file).replace(/\.ts$/, ".spec.ts")))).toEqual([])
  })

  it("has exactly the top level the customer asked for", () => {
    const tracked = execFileSync("git", ["ls-tree", "--name-only", "HEAD"], { cwd: root, encoding: "utf8" }).split("\n")
    const visible = tracked.filter((name) => name !== "" && !name.startsWith("."))
    const asked = ["adapters", "core", "package.json", "README.md", "specs", "tsconfig.json", "ui", "vite.config.ts"]
    expect(visible.toSorted()).toEqual([...asked, "LICENSE", "package-lock.json"].toSorted())
  })
})

describe("the README", () => {
  const readme = readFileSync(join(root, "README.md"), "utf8")
  const cellsOf = (row: string) => row.split("|").map((cell) => cell.trim())

  it("names every folder of adapters", () => {
    const [row = ""] = readme.split("\n").filter((line) => line.startsWith("| `adapters` |"))
    const folders = readdirSync(join(root, "adapters"), { withFileTypes: true }).filter((entry) => entry.isDirectory())
    expect(cellsOf(row)[2]?.split(", ")).toEqual(folders.map(({ name }) => name).toSorted())
  })

  it("names every kind of file in core", () => {
    const [table = ""] = readme.split("| ending | holds |")[1]?.split("\n\n") ?? []
    const named = [...table.matchAll(/`((?:\.[a-z]+)?\.ts)`/g)].map(([, ending]) => ending)
    const there = filesOf("core").map((file) => file.replace(/^.*\/[^.]+/, ""))
    expect(new Set(named)).toEqual(new Set(there))
  })

  it("names files and scripts that are there", () => {
    const paths = [...readme.matchAll(/`((?:core|adapters|ui|specs)\/[\w./-]+)`/g)].map(([, path = ""]) => path)
    expect(paths.length).toBeGreaterThan(5)
    expect(paths.filter((path) => !existsSync(join(root, path)) && !path.includes("*"))).toEqual([])
    const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"))
    const named = [...readme.matchAll(/npm (?:run )?([a-z][\w:]*)/g)].map(([, name = ""]) => name)
    const ofNpm = ["and", "ci"]
    expect([...new Set(named)].toSorted()).toEqual([...ofNpm, ...Object.keys(scripts)].toSorted())
  })
})

describe("a planted violation is found", () => {
  const planted = (path: string, source: string) => violations(importsOf(path, source))
  it.each([
    ["core/cart/cart.rule.ts", 'import { useState } from "react"', "react"],
    ["core/cart/cart.rule.ts", 'import { readFileSync } from "node:fs"', "node:fs"],
    [
      "core/cart/cart.rule.ts",
      'import type { Db } from "#adapters/postgres/engine/db.ts"',
      "adapters/postgres/engine/db.ts"
    ],
    ["core/cart/cart.rule.ts", 'import { setup } from "xstate"', "xstate"],
    ["core/cart/cart.rule.ts", 'const late = () => import("hono")', "hono"],
    ["core/catalogue/product.ts", 'export type { Cart } from "../cart/cart.ts"', "core/cart/cart.ts"],
    ["ui/cart/BagLines.tsx", 'import { client } from "#adapters/http/client.ts"', "adapters/http/client.ts"],
    ["ui/cart/BagLines.tsx", 'import { Effect } from "effect"', "effect"],
    ["ui/kit/Button.tsx", 'import { useMember } from "../account/useMember.ts"', "account stands right of kit"],
    [
      "ui/orders/OrderParts.tsx",
      'const pay = () => import("../checkout/CheckoutFlow.tsx")',
      "checkout stands right of orders"
    ],
    ["adapters/memory/catalogue-index.ts", 'import { Hono } from "hono"', "hono"],
    ["adapters/wire/selling/cart.wire.ts", 'import { client } from "../../http/client.ts"', "adapters/http/client.ts"]
  ])("%s: %s", (path, source, target) => {
    expect(planted(path, source)).toHaveLength(1)
    expect(planted(path, source)[0]).toContain(target)
  })

  it("is not found in what is allowed", () => {
    expect(planted("core/cart/cart.machine.ts", 'import { setup } from "xstate"')).toEqual([])
    expect(planted("core/shop/ports.ts", 'import type { SearchPort } from "../search/search.port.ts"')).toEqual([])
  })
})
