import type { Rupiah } from "../kernel/money.ts"

/** `37rb`, `1,2jt`: an amount in few letters, rounded down so that it promises nothing. In English `37K` and `1.2M`. */
export const shortAmount = (amount: Rupiah, language: "id" | "en"): string => {
  const [thousand, million, point] = language === "id" ? ["rb", "jt", ","] : ["K", "M", "."]
  if (amount < 1_000) return String(amount)
  if (amount < 1_000_000) return `${Math.floor(amount / 1_000)}${thousand}`
  const tenths = Math.floor(amount / 100_000)
  const rest = tenths % 10
  return `${Math.floor(tenths / 10)}${rest === 0 ? "" : `${point}${rest}`}${million}`
}
