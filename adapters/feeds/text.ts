import { Parser } from "htmlparser2"
import type { Notes } from "./findings.ts"

const plain = /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/
const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/gi
/** Turns the direction of what follows, or is no character at all; line ends and tabs are neither. */
const harmful = /[[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufff9-\ufffb]--[\t\n\r]]/gv
const invisible = /[\u00ad\u200b\u200c\u2060\ufeff]/gu
/** Joins no two parts of an emoji. */
const strayJoiner =
  /(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d|\u200d(?!\p{Extended_Pictographic})/gu
const blanks = /[\u00a0\u202f\u2007]/gu

/**
 * A text as a shopper reads it: composed, without invisible characters, without entities that were encoded twice, and
 * without characters that went through the wrong code page. Notes what it repaired.
 */
export const cleanText = (raw: string, field: string, notes: Notes): string => {
  if (raw === "" || (plain.test(raw) && !raw.includes("&"))) return raw
  let text = raw
  const repair = (next: string, code: string, message: string): void => {
    if (next !== text) notes.fix(field, code, message)
    text = next
  }
  const safe = text.replace(harmful, "")
  if (safe !== text) notes.sanitise(field, "control-characters", `${field} held control or direction characters`)
  text = safe
  repair(withoutMojibake(text), "mojibake", `${field} was read in the wrong code page: ${quoteText(text)}`)
  repair(unencoded(text), "encoded-entities", `${field} held encoded entities: ${quoteText(text)}`)
  repair(
    text.replace(invisible, "").replace(strayJoiner, "").replace(blanks, " "),
    "invisible-characters",
    `${field} held invisible characters or unbreakable blanks`
  )
  repair(text.normalize("NFC"), "decomposed", `${field} had its accents apart from their letters`)
  repair(text.trim(), "blanks", `${field} had blanks around it`)
  return text
}

/** The same on one line. */
export const cleanedLine = (raw: string, field: string, notes: Notes): string =>
  cleanText(raw, field, notes).replace(/\s+/g, " ")

/** Returns an independent copy: a part of a text holds the whole of it in memory as long as the part lives. */
export const copyText = (text: string): string => Buffer.from(text).toString()

/** A text from elsewhere, short enough for a message. */
export const quoteText = (text: string): string => {
  const line = text.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, " ")
  return JSON.stringify(line.length > 80 ? `${line.slice(0, 79)}…` : line)
}

/** A text whose entities were encoded once, as HTML is written. */
export const decodedOnce = (text: string): string => text.replace(entity, decodedEntity)

/** Entities decoded until none is left; a text may have been encoded more than once. */
const unencoded = (text: string): string => {
  let decoded = text
  for (let time = 0; time < 3 && entity.test(decoded); time++) {
    entity.lastIndex = 0
    decoded = decoded.replace(entity, decodedEntity)
  }
  entity.lastIndex = 0
  return decoded
}

/** Returns the character that an entity of HTML stands for, or the entity itself if there is none. */
export const decodedEntity = (given: string): string => {
  let text = ""
  const parser = new Parser({ ontext: (part) => (text += part) }, { decodeEntities: true })
  parser.end(given)
  return text
}

/** Windows-1252 backwards: the byte of each character. */
const byteOf = new Map(
  Array.from({ length: 128 }, (_, index) => [
    new TextDecoder("windows-1252").decode(Uint8Array.of(index + 128)),
    index + 128
  ])
)
const suspicious = new RegExp(`[${[...byteOf.keys()].join("").replace(/[\\\]^-]/g, "\\$&")}]{2,}`, "gu")

const withoutMojibake = (text: string): string =>
  text.replace(suspicious, (run) => {
    const bytes = Uint8Array.from([...run], (character) => byteOf.get(character) ?? 0)
    try {
      return new TextDecoder("utf-8", { fatal: true }).decode(bytes)
    } catch {
      // Characters that mean themselves.
      return run
    }
  })
