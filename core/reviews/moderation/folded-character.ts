/** Most units that one character becomes: `㌖` would be nine otherwise, and a text three times as long. Own choice. */
export const foldedUnitsMost = 2

const pairsOf = (from: string, to: string): ReadonlyArray<readonly [string, string]> =>
  Array.from(from, (letter, at) => [letter, to[at] ?? ""] as const)

/** Letters of other scripts that look like Latin ones, small capitals, and dots that are no full stop. Own choice. */
const lookalikes: ReadonlyMap<string, string> = new Map([
  ...pairsOf("аеорсхуктмнвіѕјһԁԛԝ", "aeopcxyktmhbisjhdqw"),
  ...pairsOf("αορνικτεηυχβζμγω", "aopviktehuxbzmyw"),
  ...pairsOf("օսհոցզյ", "ouhngqj"),
  ...pairsOf("ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢıɡɑɩ", "abcdefghijklmnoprstuvwyzigai"),
  ...pairsOf("〇零一二三四五六七八九", "00123456789"),
  ...pairsOf("。·‧・•∙⋅", ".......")
])

/** Styled signs that Unicode decomposes into nothing plain, in rows: the first and last code point, and the first plain sign. */
const rows: ReadonlyArray<readonly [first: number, last: number, plain: string]> = [
  [0x24f5, 0x24fd, "1"],
  [0x24ff, 0x24ff, "0"],
  [0x2776, 0x277e, "1"],
  [0x2780, 0x2788, "1"],
  [0x278a, 0x2792, "1"],
  [0x1f150, 0x1f169, "a"],
  [0x1f170, 0x1f189, "a"],
  [0x1f1e6, 0x1f1ff, "a"]
]

/** Accents, keycaps and invisible characters. */
const ignored = /[\p{M}\p{Default_Ignorable_Code_Point}]/gu

/** Returns a character in lower case, without accent and style, in at most `foldedUnitsMost` units. */
export const foldCharacter = (character: string): string => {
  if (character >= "a" && character <= "z") return character
  if (character <= "\x7f") return /\s/.test(character) ? " " : character.toLowerCase()
  const known = lookalikes.get(character)
  if (known !== undefined) return known
  if (blanks.has(character)) return " "
  const code = character.codePointAt(0) ?? 0
  const row = rows.find(([first, last]) => code >= first && code <= last)
  if (row) return String.fromCodePoint((row[2].codePointAt(0) ?? 0) + code - row[0])
  return shortForm(character.normalize("NFKD").replace(ignored, "").toLowerCase())
}

/** Fillers that look like a blank, and the blank of Braille. */
const blanks: ReadonlySet<string> = new Set(["\u3164", "\uffa0", "\u2800"])

const shortForm = (plain: string): string => {
  const known = lookalikes.get(plain)
  if (known !== undefined) return known
  if (/^\p{Nd}$/u.test(plain)) return digitOf(plain)
  if (/^\s+$/.test(plain)) return " "
  // `⑴` is a digit, not one in brackets.
  const bare = plain.length > 1 ? plain.replace(/^\((.+)\)$/, "$1") : plain
  return bare.slice(0, foldedUnitsMost)
}

/** Digits of a script stand in a row that begins at a multiple of sixteen, or at six more. */
const digitOf = (plain: string): string => {
  const code = plain.codePointAt(0) ?? 0
  const isLate = /\p{Nd}/u.test(String.fromCodePoint(code | 15))
  return plain <= "9" ? plain : String((code & 15) - (isLate ? 6 : 0))
}
