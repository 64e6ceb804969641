import { OrderCode } from "../order.ts"
import { orderCodeParts } from "../order-code.rule.ts"

const { prefix, letters, length } = orderCodeParts
const codePattern = new RegExp(`^${prefix}-\\d{6}-[${letters}]{${length}}$`)

/** Returns the code that a person wrote, in small letters or with spaces; `undefined` if it cannot be one. D-63. */
export const asOrderCode = (written: string): OrderCode | undefined => {
  const code = written
    .trim()
    .toUpperCase()
    .replace(/[\s–—]+/g, "-")
  return codePattern.test(code) ? OrderCode(code) : undefined
}

/** Returns the day in Jakarta that an order code names, `2026-11-20`; `undefined` of what is none. D-63. */
export const dayOfCode = (code: string): string | undefined => {
  const [, year, month, day] = /^[A-Z]+-(\d\d)(\d\d)(\d\d)-/.exec(code) ?? []
  return year === undefined || Number.isNaN(Date.parse(`20${year}-${month}-${day}T00:00:00Z`))
    ? undefined
    : `20${year}-${month}-${day}`
}
