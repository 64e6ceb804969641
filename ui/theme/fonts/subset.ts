/**
 * Cuts the two typefaces down to what the shop writes: `node ui/theme/fonts/subset.ts`, after an update of either package.
 * Plus Jakarta Sans and Gloock are under the SIL Open Font License 1.1, named in LICENSES.md beside this file.
 */
import { readFile, writeFile } from "node:fs/promises"
import { fileURLToPath } from "node:url"
import subsetFont from "subset-font"

const ascii = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 32 + index))
/** Signs the shop uses itself, and the characters of names from the countries of its brands. */
const signs = "–—…·•©®™‘’“”×−°½¼¾€→←↑↓✓"
const characters = "éèêëáàâäãåíìîïóòôöõøúùûüñçßÉÈÁÀÂÄÅÍÓÖØÚÜÑÇ"

const faces = [
  {
    from: "@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2",
    to: "plus-jakarta-sans.woff2",
    text: ascii + signs + characters,
    variationAxes: { wght: { min: 400, max: 800 } }
  },
  {
    from: "@fontsource/gloock/files/gloock-latin-400-normal.woff2",
    to: "gloock.woff2",
    text: `${ascii}–…·’“”éèêáàâíóôöúüñç`
  }
]

for (const { from, to, text, ...options } of faces) {
  const whole = await readFile(fileURLToPath(import.meta.resolve(from)))
  const part = await subsetFont(whole, text, { targetFormat: "woff2", ...options })
  await writeFile(new URL(to, import.meta.url), part)
  process.stdout.write(`${to}: ${whole.length} to ${part.length} bytes\n`)
}
