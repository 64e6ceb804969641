/** Fields of words from our own code; people never type them. */
const ours: ReadonlySet<string> = new Set([
  "_tag",
  "type",
  "kind",
  "method",
  "scope",
  "step",
  "stage",
  "sale",
  "status",
  "outcome",
  "how",
  "op",
  "fix",
  "rule",
  "slot",
  "actorId"
])
/** A person's position, to the metre. */
const places: ReadonlySet<string> = new Set(["latitude", "longitude"])
const numbers = /phone|national|number|code/i
const secrets = /password|secret|token|key/i
/** Longest stand-in: a review has to stay a review. */
const longest = 400

const isOurs = (text: string): boolean => /^\w[\w.-]{0,60}$/.test(text)
/** A field's name and not the digest of a person's data. */
const isField = (name: string): boolean => /^[A-Za-z_]\w{0,40}$/.test(name) && !/^[\da-f]{12,}$/.test(name)
const isDigits = (text: string): boolean => /^[\d\s+().-]*\d[\d\s+().-]*$/.test(text)

/** Digits of a number, none of them its own beyond what says that it is a telephone's. */
const digitsLike = (text: string): string => {
  const like = text.replaceAll(/\D/g, "").startsWith("08") ? "0812" : "8120"
  let at = 0
  return text.replaceAll(/\d/g, () => like[at++] ?? "0")
}

/** A person's position and the birth of children are left out. */
const numberLike = (value: number, key: string): number => {
  if (places.has(key)) return 0
  return /^years?$|birth/i.test(key) ? 2_000 : value
}

/** Letters only, so that a name stays one. */
const nameCharacters = (number: number): string =>
  `x${[...String(number)].map((digit) => String.fromCodePoint(97 + Number(digit))).join("")}`

/**
 * Redacts a session. Every text that a person may have typed becomes a stand-in of its kind and length, the same one
 * for the same text, so that a session still takes the same path; passwords and keys lose their length too, and every
 * code is the same one; pictures are left out. Switches, counts, moments and words of our own code stay as they are. Machines 15.
 */
export const redactor = () => {
  const known = new Map<string, number>()
  const numberOf = (text: string): number => {
    const number = known.get(text) ?? known.size + 1
    known.set(text, number)
    return number
  }
  const standIn = (text: string, key: string): string => {
    // A text of blanks says nothing, and a form treats it as an empty one.
    if (text.trim() === "" || (ours.has(key) && isOurs(text)) || /^\+\d{1,3}$/.test(text)) return text
    if (key === "code" && /^[A-Z]+(?:_[A-Z]+)+$/.test(text)) return text
    if (key === "day" && /^\d{4}-\d\d-\d\d$/.test(text)) return text
    if (secrets.test(key)) return nameCharacters(numberOf(text)).padEnd(12, "x")
    if (text.includes("@")) return `${nameCharacters(numberOf(text))}@ganti.test`
    if (isDigits(text) && numbers.test(key)) return digitsLike(text)
    return nameCharacters(numberOf(text)).padEnd(Math.min(text.length, longest), "x")
  }
  const bare = (value: unknown, key = ""): unknown => {
    if (typeof value === "string") return standIn(value, key)
    if (typeof value === "number") return numberLike(value, key)
    if (typeof value === "boolean" || value === null) return value
    if (Array.isArray(value)) return value.map((one) => bare(one, key))
    if (typeof value !== "object" || ArrayBuffer.isView(value)) return undefined
    const tag = "_tag" in value ? [["_tag", value._tag]] : []
    return Object.fromEntries(
      [...tag, ...Object.entries(value)].flatMap(([name, inner]) => {
        const redacted = bare(inner, String(name))
        return redacted === undefined
          ? []
          : [[isField(String(name)) ? name : nameCharacters(numberOf(String(name))), redacted]]
      })
    )
  }
  return (value: unknown): unknown => bare(value)
}
