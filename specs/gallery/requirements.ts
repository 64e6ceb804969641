import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Findable } from "#core/charts/exhibit.ts"

/** Texts of the requirements, which are English, each with the section of the specification that it stands in. */
export const requirementsFound: ReadonlyArray<Findable> = (() => {
  let section = ""
  const table = readFileSync(join(import.meta.dirname, "../requirements/README.md"), "utf8")
  return table.split("\n").flatMap((line): ReadonlyArray<Findable> => {
    section = /^## (\d+)/.exec(line)?.[1] ?? section
    const [, id, text = ""] = /^\| *(\d+) *\|((?:[^|\\]|\\.)*)\|/.exec(line) ?? []
    if (id === undefined) return []
    const said = text.trim().replaceAll("\\|", "|").replaceAll("`", "")
    return [{ kind: "requirement", id, texts: { id: said, en: said }, sources: [section] }]
  })
})()
