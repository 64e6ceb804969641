import type { Source } from "./measures.ts"

/** A source without comments, texts and the names it renames on import. */
const withoutText = (text: string): string =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/(^|\s)\/\/.*$/gm, "$1")
    .replace(/"(?:[^"\\\n]|\\.)*"/g, '""')
    .replace(/^(?:import|export) [^;]*? from "".*$/gm, "")

/** Words of the former private language; the glossary names the standard term for each. */
const privateWords =
  "anew|around|carried|deeds?|dice|glance|hands|hindrance|hurry|joining|kept|lane|laws?|misfit|nobody|resident|rigs?|shel(?:f|ves)|somebody|told|visitors?|whoever|whom"

const inNames = new RegExp(`^(?:${privateWords})$`)
const inComments =
  /\b(?:anew|deeds?|dice|handed|hands|hurry|kept|nobody|rigs?|somebody|told|whoever|where (?:there (?:is|are|was|were)|none|nothing|no))\b/gi

/** A function with a bare participle for a name: functions that act are verbs. */
const participleFunction =
  /^export const ((?:built|chosen|done|drawn|found|given|gone|held|known|left|made|put|seen|sent|taken|[a-z]+ed)) =\s+(?:async )?(?:\(|<|Effect\.fn)/gm

/** Places where such a word is meant as it stands. */
const meant: Readonly<Record<string, ReadonlyArray<string>>> = {
  // A shelf in a picture, the rigs of lamps that light it, and what goes around a bottle.
  "adapters/media/art/": ["around", "shelf", "rig", "rigs"]
}

const isMeant = (path: string, word: string): boolean =>
  Object.entries(meant).some(([folder, words]) => path.startsWith(folder) && words.includes(word))

/** Words of an identifier: `keptOrders` has `kept` and `orders`. */
const wordsOf = (name: string): ReadonlyArray<string> => name.split(/(?=[A-Z])|_|\d/).map((word) => word.toLowerCase())

/** The code inside a template literal: its words are a text. */
const codeOf = (template: string): string => (template.match(/\$\{[^}]*\}/g) ?? []).join(" ")

/** Identifiers of a source with a word that the glossary replaces, each once. */
export const privateNames = ({ path, text }: Source): ReadonlyArray<string> => {
  const code = withoutText(text).replace(/`(?:[^`\\]|\\.)*`/g, codeOf)
  const names = new Set(code.match(/[A-Za-z_$][\w$]*/g))
  return [...names].filter((name) => wordsOf(name).some((word) => inNames.test(word) && !isMeant(path, word)))
}

/** Names in the texts of a source, as of events and of messages (`"draft.changed"`), with such a word, each once. */
export const privateDottedNames = ({ path, text }: Source): ReadonlyArray<string> => {
  const names = new Set([...text.matchAll(/"([a-zA-Z][\w-]*(?:\.[a-zA-Z][\w-]*)+)"/g)].map(([, name = ""]) => name))
  return [...names].filter((name) =>
    name.split(/[.-]/).some((part) => wordsOf(part).some((word) => inNames.test(word) && !isMeant(path, word)))
  )
}

/** Words in the comments of a source that the glossary replaces. */
export const privateProse = ({ path, text }: Source): ReadonlyArray<string> => {
  const comments = text.match(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm) ?? []
  return comments.flatMap((comment) =>
    [...comment.matchAll(inComments)].map(([word]) => word.toLowerCase()).filter((word) => !isMeant(path, word))
  )
}

/** Exported functions of a source whose name is a bare participle, as `sent` instead of `sendCode`. */
export const participleNames = ({ text }: Source): ReadonlyArray<string> =>
  [...text.matchAll(participleFunction)].flatMap(([, name]) => name ?? [])
