import { existsSync, readFileSync } from "node:fs"
import { join, posix } from "node:path"
import { describe, expect, it } from "vitest"
import { routes } from "#ui/app/routes.tsx"
import { screenSources } from "#ui/app/screen-sources.ts"
import { areas } from "#ui/messages/i18n.ts"

const root = join(import.meta.dirname, "../..")

/** Areas whose texts every page has. */
const frame: ReadonlyArray<string> = ["shop", "notices"]

/** Modules of `ui` that a source imports as values: at once, or as the only one that is fetched later and without texts of its own. */
const importedBy = (path: string, source: string): ReadonlyArray<string> => {
  const named = (pattern: RegExp) =>
    [...source.matchAll(pattern)]
      .map(([, target = ""]) => posix.join(posix.dirname(path), target))
      .filter((target) => target.startsWith("ui/") && existsSync(join(root, target)))
  const needed = named(/import\("(\.[^"]+)"\)/g)
  return [
    ...named(/^import (?!type )[^"]*"(\.[^"]+)"/gm),
    ...(/useTexts\(|DialogWait/.test(source) || needed.length > 1
      ? []
      : needed.filter((one) => !/use\w*Texts\(/.test(readFileSync(join(root, one), "utf8"))))
  ]
}

/** Areas of the texts that a source asks for by a literal key, `t("orders.cancel.failed")`. */
const areasIn = (source: string): ReadonlyArray<string> =>
  [...source.matchAll(/(?<![\w.])t\(/g)].flatMap(({ index }) => {
    let [depth, end] = [1, index + 2]
    for (; depth > 0 && end < source.length; end++) depth += source[end] === "(" ? 1 : source[end] === ")" ? -1 : 0
    return [...source.slice(index, end).matchAll(/["`]([a-z]+)\.[\w$]/g)].flatMap(([, area = ""]) =>
      areas.some((known) => known === area) ? [area] : []
    )
  })

/** Shown on the pages of brands alone, which have its texts. */
const brandsOnly = "ui/reviews/ReviewTeaser.tsx"

/** Areas a screen asks for, in itself or in what it imports at once. */
const askedBy = (screen: string): ReadonlyMap<string, string> => {
  const asked = new Map<string, string>()
  const seen = new Set<string>()
  const visit = (path: string): void => {
    if (seen.has(path)) return
    seen.add(path)
    const source = readFileSync(join(root, path), "utf8")
    for (const area of areasIn(source)) if (!asked.has(area)) asked.set(area, path)
    for (const next of importedBy(path, source)) visit(next)
  }
  visit(screen)
  return asked
}

describe("the texts of a page", () => {
  it.each(
    routes.flatMap(({ path, name, texts }) =>
      screenSources[name] ? [{ path, source: screenSources[name], texts }] : []
    )
  )("are there for everything it can show: $path", ({ source, texts }) => {
    const asked = askedBy(`ui/${source}`)
    const missing = [...asked].filter(
      ([area, from]) => from !== brandsOnly && !frame.includes(area) && !texts.some((known) => known === area)
    )
    expect(missing).toEqual([])
  })

  it("are found in what screens import", () => {
    expect(askedBy("ui/checkout/OrderScreen.tsx").size).toBeGreaterThan(1)
  })
})

describe("an effect of a screen", () => {
  it("returns nothing but its clean-up: browsers let calls such as scrollIntoView return promises", () => {
    const returned = [...new Set(Object.values(screenSources).map((source) => `ui/${source}`))].flatMap((screen) => [
      ...reachable(screen)
    ])
    const bad = [...new Set(returned)].flatMap((path) =>
      [
        ...readFileSync(join(root, path), "utf8").matchAll(
          /use(?:Layout)?Effect\(\(\) => (?!\{|void |\(\) =>)([^\n]*)/g
        )
      ].map(([, body]) => `${path}: ${body}`)
    )
    expect(bad).toEqual([])
  })
})

const reachable = (screen: string): ReadonlySet<string> => {
  const seen = new Set<string>()
  const visit = (path: string): void => {
    if (seen.has(path)) return
    seen.add(path)
    for (const next of importedBy(path, readFileSync(join(root, path), "utf8"))) visit(next)
  }
  visit(screen)
  return seen
}
