import { readdirSync } from "node:fs"

/** What names one style: the file that declares it, from the folder, and a hash that no other style of the file has. */
interface StyleSource {
  readonly filePath: string
  readonly hash: string
}

/** No vowels: blockers of advertisements hide names such as `ad1`. */
const letters = "bcdfghjklmnpqrstvwxz"
/** As many files have a name of two letters. */
const mostFiles = letters.length ** 2

const twoLetters = (index: number): string =>
  letters.charAt(Math.floor(index / letters.length)) + letters.charAt(index % letters.length)

/**
 * Returns the names of classes: two letters for the file, by the order of all style sheets below a folder, and a number for the
 * class within it. Both builds read the same files in the same order, so they agree; hashes would add 1.3 KB to the style sheet
 * of every page. Rejects a style of a file that is not below the folder.
 */
export const classNames = (folder: string): ((source: StyleSource) => string) => {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css.ts"))
    .map((file) => file.replaceAll("\\", "/"))
    .toSorted()
  if (files.length > mostFiles) throw new Error(`${files.length} style sheets: two letters name at most ${mostFiles}.`)
  const known = new Map<string, Map<string, number>>()
  return ({ filePath, hash }) => {
    const index = files.indexOf(filePath)
    if (index === -1) throw new Error(`${filePath} is not below ${folder}.`)
    const classes = known.get(filePath) ?? new Map<string, number>()
    known.set(filePath, classes)
    const number = classes.get(hash) ?? classes.size
    classes.set(hash, number)
    return `${twoLetters(index)}${number.toString(36)}`
  }
}
