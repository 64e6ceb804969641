import { describe, expect, it } from "vitest"
import { participleNames, privateDottedNames, privateNames, privateProse } from "./glossary.ts"
import type { Source } from "./measures.ts"
import { trackedSources } from "./tracked-sources.ts"

const source = (text: string): Source => ({ path: "core/a/a.ts", text })

describe("the glossary", () => {
  it("finds a word in an identifier, but neither in a longer word nor in a text", () => {
    expect(privateNames(source("const keptOrders = told(bag, handset)"))).toEqual(["keptOrders", "told"])
    expect(privateNames(source('const unkempt = "kept" // kept'))).toEqual([])
  })

  it("finds a word in comments, but not in code", () => {
    expect(privateProse(source("/** What\n * somebody chose. */\nconst told = 1 // Nobody"))).toEqual([
      "somebody",
      "nobody"
    ])
    expect(privateProse(source('const text = "told" // in time'))).toEqual([])
  })

  // This file and the list it checks name the words themselves.
  const sources = trackedSources().filter(({ path }) => !path.startsWith("specs/house/glossary."))

  it("has no word left to replace in an identifier", () => {
    expect(sources.flatMap((one) => privateNames(one).map((name) => `${one.path}: ${name}`))).toEqual([])
  })

  it("has no word left to replace in the name of an event or a message", () => {
    expect(privateDottedNames(source('send({ type: "key.told" }), t("shop.keptThere"), "told"'))).toEqual([
      "key.told",
      "shop.keptThere"
    ])
    expect(sources.flatMap((one) => privateDottedNames(one).map((name) => `${one.path}: ${name}`))).toEqual([])
  })

  it("finds exported functions that are called by a bare participle", () => {
    const names = ["export const sent = (to: string) => to", "export const joined =\n  <T>(one: T) => one"]
    expect(participleNames(source(names.join("\n")))).toEqual(["sent", "joined"])
    expect(participleNames(source('export const red = "#f00"\nexport const sentTo = () => {}'))).toEqual([])
    expect(sources.flatMap((one) => participleNames(one).map((name) => `${one.path}: ${name}`))).toEqual([])
  })

  it("finds a condition that begins with where", () => {
    expect(privateProse(source("/** Where there is none. */ // Where it stands, where no one is"))).toEqual([
      "where there is",
      "where no"
    ])
  })

  it("has no word left to replace in a comment", () => {
    expect(sources.flatMap((one) => privateProse(one).map((word) => `${one.path}: ${word}`))).toEqual([])
  })
})
