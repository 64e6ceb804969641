import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { languages } from "#core/kernel/text.ts"

const root = join(import.meta.dirname, "../..")
const folder = (language: string) => join(root, "ui/messages", language)

type Leaf = readonly [key: string, text: unknown]

const leavesOf = (tree: unknown, path: string): ReadonlyArray<Leaf> =>
  typeof tree === "object" && tree !== null
    ? Object.entries(tree).flatMap(([name, part]) => leavesOf(part, path === "" ? name : `${path}.${name}`))
    : [[path, tree]]

const textsIn = (language: string): ReadonlyMap<string, unknown> =>
  new Map(
    readdirSync(folder(language), { recursive: true })
      .map(String)
      .filter((file) => file.endsWith(".json"))
      .flatMap((file) =>
        leavesOf(
          JSON.parse(readFileSync(join(folder(language), file), "utf8")),
          file.replace(/\.json$/, "").replace("/", ".")
        )
      )
  )

// Indonesian has no plural: `x_one` exists in English only.
const withoutPlural = (key: string): string => key.replace(/_(?:one|other)$/, "")
const keysOf = (texts: ReadonlyMap<string, unknown>): ReadonlyArray<string> =>
  [...new Set([...texts.keys()].map(withoutPlural))].toSorted()
const valuesIn = (text: unknown): ReadonlyArray<string> =>
  [...String(text).matchAll(/\{\{([\w.]+)\}\}/g)].map(([, name = ""]) => name).toSorted()
const tagsIn = (text: unknown): ReadonlyArray<string> => [...String(text).matchAll(/<\/?\w+>/g)].map(([tag]) => tag)

const id = textsIn("id")
const en = textsIn("en")

const sourcesIn = (floor: string, ending: RegExp): ReadonlyArray<string> =>
  readdirSync(join(root, floor), { recursive: true })
    .map(String)
    .filter((file) => ending.test(file))
    .map((file) => readFileSync(join(root, floor, file), "utf8"))

describe("the texts of the shop", () => {
  it("are there in both languages", () => {
    expect(languages).toEqual(["id", "en"])
    expect(keysOf(id).length).toBeGreaterThan(100)
    expect(keysOf(id)).toEqual(keysOf(en))
  })

  it("are never empty", () => {
    const empty = [...id, ...en].filter(([, text]) => typeof text !== "string" || text.trim() === "")
    expect(empty).toEqual([])
  })

  it("take the same values in both languages, in every form of a plural", () => {
    const differing = [...en].flatMap(([key, text]) => {
      const other = id.get(key) ?? id.get(`${withoutPlural(key)}_other`)
      return JSON.stringify(valuesIn(text)) === JSON.stringify(valuesIn(other)) ? [] : [key]
    })
    expect(differing).toEqual([])
  })

  it("mark the same words as important", () => {
    expect([...id].filter(([key, text]) => en.has(key) && tagsIn(text).join() !== tagsIn(en.get(key)).join())).toEqual(
      []
    )
  })

  it("have both forms of every English plural, and one Indonesian", () => {
    const plural = (texts: ReadonlyMap<string, unknown>, form: string) =>
      [...texts.keys()].filter((key) => key.endsWith(`_${form}`)).map(withoutPlural)
    expect(plural(en, "one").toSorted()).toEqual(plural(en, "other").toSorted())
    expect(plural(id, "one")).toEqual([])
    expect(plural(id, "other").toSorted()).toEqual(plural(en, "other").toSorted())
  })

  it("explain every refusal of core", () => {
    const tags = sourcesIn("core", /\.(?:errors|ts)$/).flatMap((source) =>
      [...source.matchAll(/Data\.TaggedError\("(\w+)"\)/g)].map(([, tag = ""]) => tag)
    )
    expect(tags.length).toBeGreaterThan(5)
    // What only staff are refused with stays out of the pages.
    const isSaid = (texts: ReadonlyMap<string, unknown>, tag: string) =>
      texts.has(`failure.${tag}`) || texts.has(`server.staff.${tag}`)
    for (const texts of [id, en]) expect(tags.filter((tag) => !isSaid(texts, tag))).toEqual([])
  })

  it("are all said somewhere", () => {
    const said =
      sourcesIn("ui", /\.tsx?$/).join("\n") +
      sourcesIn("core", /\.ts$/).join("\n") +
      sourcesIn("adapters", /\.ts$/).join("\n")
    const unsaid = keysOf(id)
      // What these are for is looked up by its name: refusals, problems, messages, and machines, whose words have a spec.
      .filter((key) => !/^(?:failure|server|mail|gallery)\./.test(key))
      .filter((key) => !said.includes(`"${key}"`) && !isBuilt(key, said) && !isOfField(key))
    expect(unsaid).toEqual([])
  })
})

describe("the words of a lost network", () => {
  /** What failed here was refused, or could not be loaded, and the words name it. */
  const others = new Set([
    "checkout.delivery.failed",
    "checkout.payment.failed",
    "listing.failed",
    "orders.cancel.failed",
    "product.reviews.failed",
    "writing.choose.failed"
  ])
  const unsent = keysOf(id).filter((key) => /\.failed$/.test(key) && !/^gallery\./.test(key) && !others.has(key))

  it("are the same in every form whose press was not sent. Specification 8", () => {
    expect(unsent.length).toBeGreaterThan(3)
    for (const texts of [id, en])
      for (const key of unsent) expect([key, texts.get(key)]).toEqual([key, texts.get("failure.Unavailable")])
  })

  it("are the same wherever a press may have arrived, but for an order, which asks the shop by itself", () => {
    const wordless = sourcesIn("ui", /\.tsx$/).filter((source) => /step === "lost"/.test(source))
    expect(wordless.length).toBe(3)
    for (const source of wordless) expect(source).toContain('"account.lost.text"')
  })
})

/**
 * Some keys are put together: `shop.age.${unit}`; then their beginning stands in the source as a template. An area alone
 * is no beginning: it would stand for every text of its file.
 */
const isBuilt = (key: string, said: string): boolean => {
  const parts = key.split(".")
  return parts.some((_, length) => length > 1 && said.includes(`\`${parts.slice(0, length).join(".")}.\${`))
}

const forms = sourcesIn("core", /(?:account|profile)\/.*\.ts$/).join("\n")

/** `field.<field>.<problem>` is put together of a field of a form and a problem that a rule finds in it. Specification 5. */
const isOfField = (key: string): boolean => {
  const [area, field = "", problem = ""] = key.split(".")
  return area === "field" && new RegExp(`\\b${field}\\b`).test(forms) && forms.includes(`"${problem}"`)
}
