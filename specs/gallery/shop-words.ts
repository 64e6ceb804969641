import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Language } from "#core/kernel/text.ts"
import { withLimits } from "#core/shop/limits.rule.ts"

const folder = join(import.meta.dirname, "../../ui/messages")

/** What the shop says under a key such as "account.code.sending", with "…" for what it fills in; nothing for no key. */
export const shopWordsIn = (language: Language): ((key: string) => string | undefined) => {
  const areas = new Map<string, unknown>()
  return (key) => {
    const [area = "", ...path] = key.split(".")
    if (!areas.has(area)) areas.set(area, JSON.parse(readFileSync(join(folder, language, `${area}.json`), "utf8")))
    const found = path.reduce<unknown>(
      (tree, name) =>
        typeof tree === "object" && tree !== null && Object.hasOwn(tree, name)
          ? (tree as Readonly<Record<string, unknown>>)[name]
          : undefined,
      areas.get(area)
    )
    return typeof found === "string"
      ? withLimits(found)
          .replaceAll(/\{\{\w+\}\}/g, "…")
          .replaceAll(/<\/?\w+>/g, "")
      : undefined
  }
}
