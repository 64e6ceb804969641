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
