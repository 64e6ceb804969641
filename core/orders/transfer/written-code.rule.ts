import type { OrderCode } from "../order.ts"

/** A code as somebody wrote it, in small letters or with spaces; none where it cannot be one. D-63. */
export const asOrderCode = (written: string): OrderCode | undefined => {
  const code = written
    .trim()
    .toUpperCase()
    .replace(/[\s–—]+/g, "-")
  return /^PDR-\d{6}-[2-9A-HJ-NP-Z]{5}$/.test(code) ? (code as OrderCode) : undefined
}
