import { amountIn } from "./confirm-transfer.rule.ts"

/** Text of a field and the place of its caret, counted in characters from the start. */
export interface TypedText {
  readonly text: string
  readonly caret: number
}

/**
 * Returns a sum as its field shows it after a change: digits grouped by dots, the caret between the same digits as before. What is
 * pasted is grouped if it is a sum (`Rp 128.989,00`); any other text stays as it is, for the form to say what is wrong. Decision 0062.
 *
 * @param isTyped a key was pressed: digits are grouped again, also if a dot is in the wrong place
 * @param isForward the key deletes what follows the caret: it passes over a dot
 */
export const typedAmount = (
  typed: TypedText,
  { isTyped = false, isForward = false }: { readonly isTyped?: boolean; readonly isForward?: boolean } = {}
): TypedText => {
  const { text, caret } = typed
  const isPlain = isTyped && /^[\d.]*\d[\d.]*$/.test(text)
  const digits = isPlain ? digitsOf(text).replace(/^0+(?=\d)/, "") : String(amountIn(text) ?? "")
  if (digits === "") return typed
  const grouped = groupedDigits(digits)
  const after = digitsOf(isPlain ? text.slice(caret) : text.slice(caret).replace(/[.,](?:-{1,2}|00)$/, "")).length
  const place = placeBefore(grouped, Math.min(after, digits.length))
  return { text: grouped, caret: isForward && grouped[place] === "." ? place + 1 : place }
}

/** Returns digits in groups of three, `128.989`. */
export const groupedDigits = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ".")

const digitsOf = (text: string): string => text.replace(/\D/g, "")

/** Returns the first place in grouped digits that so many digits follow. */
const placeBefore = (grouped: string, after: number): number =>
  Array.from({ length: grouped.length + 1 }, (_, place) => place).find(
    (place) => digitsOf(grouped.slice(place)).length === after
  ) ?? grouped.length
