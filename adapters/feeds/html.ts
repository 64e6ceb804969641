import { Parser } from "htmlparser2"
import type { Notes } from "./findings.ts"
import { cleanText, decodedOnce } from "./text.ts"

/** A description in plain paragraphs, split at its headings. */
export interface Description {
  readonly description: string
  readonly ingredients: string
  readonly howToUse: string
}

type Part = keyof Description

/** Elements that stand in lines of their own. */
export const blocks: ReadonlySet<string> = new Set(
  "address article aside blockquote center dd div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table td th tr ul".split(
    " "
  )
)
/** Elements of headings. */
export const headings: ReadonlySet<string> = new Set(["h1", "h2", "h3", "h4", "h5", "h6"])
/** Elements whose text no reader sees. */
export const silent: ReadonlySet<string> = new Set([
  "script",
  "style",
  "template",
  "noscript",
  "svg",
  "math",
  "iframe",
  "object",
  "select",
  "textarea"
])
const dangerous = new Set([
  ...silent,
  "embed",
  "form",
  "input",
  "button",
  "link",
  "base",
  "applet",
  "frame",
  "frameset"
])
/** Elements whose end HTML lets a writer leave out, and those that have none. */
const mayStayOpen = new Set(
  "area base br col colgroup dd dt embed hr img input li link meta optgroup option p param source tbody td tfoot th thead tr track wbr body html head".split(
    " "
  )
)
const parts: ReadonlyArray<readonly [Part, RegExp]> = [
  ["ingredients", /^(?:ingredients?|komposisi|inci)\b/i],
  ["howToUse", /^(?:how to use|directions?|cara (?:pakai|penggunaan)|suggested use)\b/i]
]
const tag = /<\/?[a-z][^<>]*>?/i
const activeAddress = /^[\s\p{Cc}]*(?:javascript|vbscript|data):/iu

/**
 * What HTML says, as plain paragraphs: nothing of it can run or break a page. Takes down what could have.
 *
 * @param expected whether the field may hold HTML at all
 */
export const readDescription = (html: string, field: string, notes: Notes, expected: boolean): Description => {
  if (!tag.test(html)) return { ...empty, description: cleanText(expected ? decodedOnce(html) : html, field, notes) }
  const read = readHtml(html)
  if (read.dangerous)
    notes.sanitise(field, "active-html", `${field} held script or other active HTML, which is left out`)
  if (read.unbalanced) notes.sanitise(field, "broken-html", `${field} held tags that were never opened or closed`)
  if (!expected && tag.test(html)) notes.sanitise(field, "html", `${field} held HTML, stored as plain text`)
  const clean = (part: Part): string => withoutTags(cleanText(read[part], field, notes), field, notes)
  return { description: clean("description"), ingredients: clean("ingredients"), howToUse: clean("howToUse") }
}

/** A text in which no tag is left, even one that only appears when its entities are decoded. */
export const withoutTags = (text: string, field: string, notes: Notes): string => {
  if (!tag.test(text)) return text
  notes.sanitise(field, "html", `${field} held HTML, stored as plain text`)
  let left = text
  for (let time = 0; time < 3 && tag.test(left); time++) left = Object.values(readHtml(left).all).join("\n").trim()
  return left.replace(/[<>]/g, "")
}

const empty: Description = { description: "", ingredients: "", howToUse: "" }

const readHtml = (html: string) => {
  const texts: Record<Part, string> = { description: "", ingredients: "", howToUse: "" }
  let part: Part = "description"
  let heading: string | undefined
  let muted = 0
  let closed = 0
  let isDangerous = false
  let unbalanced = false
  const line = (mark = "\n\n"): void => {
    texts[part] = `${texts[part].replace(/[ \t]+$/, "")}${mark}`
  }
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        if (dangerous.has(name)) isDangerous = true
        for (const [attribute, value] of Object.entries(attributes))
          if (attribute.startsWith("on") || activeAddress.test(value)) isDangerous = true
        if (silent.has(name)) muted++
        if (headings.has(name)) heading = ""
        if (name === "br") line("\n")
        else if (name === "li") line("\n• ")
        else if (blocks.has(name)) line()
      },
      ontext: (text) => {
        if (muted > 0) return
        if (heading !== undefined) heading += text
        else texts[part] += text.replace(/\s+/g, " ")
      },
      onclosetag: (name, implied) => {
        if (!implied) closed++
        else if (!mayStayOpen.has(name)) unbalanced = true
        if (silent.has(name)) muted--
        if (headings.has(name) && heading !== undefined) {
          const title = heading.replace(/\s+/g, " ").trim()
          const named = parts.find(([, words]) => words.test(title))?.[0]
          heading = undefined
          part = named ?? "description"
          if (named === undefined) texts[part] += title
        }
        if (blocks.has(name)) line()
      }
    },
    { decodeEntities: true, lowerCaseTags: true }
  )
  parser.end(html)
  if (heading !== undefined) texts[part] += heading
  if ((html.match(/<\/(?!br\b)[a-z]/gi)?.length ?? 0) > closed) unbalanced = true
  const all: Description = {
    description: tidy(texts.description),
    ingredients: tidy(texts.ingredients),
    howToUse: tidy(texts.howToUse)
  }
  return { ...all, all, dangerous: isDangerous, unbalanced }
}

const tidy = (text: string): string =>
  text
    .replace(/[ \t]*\n[ \t]*/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .replace(/\n\n(?=• )/g, "\n")
    .replace(/\n• (?=\n|$)/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim()
