/** The brand typefaces, read from the @fontsource packages (all OFL). */
import { readFileSync } from "node:fs"
import path from "node:path"
import opentype, { type Font } from "opentype.js"

const ROOT = path.resolve(import.meta.dirname, "../../../../node_modules/@fontsource")

const FILES = {
  "jakarta-500": "plus-jakarta-sans/files/plus-jakarta-sans-latin-500-normal.woff",
  "jakarta-800": "plus-jakarta-sans/files/plus-jakarta-sans-latin-800-normal.woff",
  gloock: "gloock/files/gloock-latin-400-normal.woff",
  "young-serif": "young-serif/files/young-serif-latin-400-normal.woff",
  "bricolage-700": "bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff",
  "dm-serif": "dm-serif-display/files/dm-serif-display-latin-400-normal.woff",
  "jost-400": "jost/files/jost-latin-400-normal.woff",
  "jost-500": "jost/files/jost-latin-500-normal.woff",
  "syne-700": "syne/files/syne-latin-700-normal.woff",
  marcellus: "marcellus/files/marcellus-latin-400-normal.woff"
} as const

export type FontName = keyof typeof FILES

/** First letters of a font name in catalogue data to the file that draws it. */
const ALIASES: readonly (readonly [start: string, font: FontName])[] = [
  ["jak5", "jakarta-500"],
  ["jak", "jakarta-800"],
  ["plus", "jakarta-800"],
  ["gloock", "gloock"],
  ["young", "young-serif"],
  ["bric", "bricolage-700"],
  ["dm", "dm-serif"],
  ["jost4", "jost-400"],
  ["jost", "jost-500"],
  ["syne", "syne-700"],
  ["marc", "marcellus"]
]

export function fontNamed(name: string): FontName {
  if (Object.hasOwn(FILES, name)) return name as FontName
  const plain = name.toLowerCase()
  return ALIASES.find(([start]) => plain.startsWith(start))?.[1] ?? "gloock"
}

const loaded = new Map<FontName, Font>()

export function loadFont(name: FontName): Font {
  const known = loaded.get(name)
  if (known) return known
  const bytes = readFileSync(path.join(ROOT, FILES[name]))
  const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
  loaded.set(name, font)
  return font
}
