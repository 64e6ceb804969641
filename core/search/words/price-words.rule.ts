import { decide } from "../../kernel/decide.ts"
import { priceFilter, tidy } from "../filters.rule.ts"
import type { PriceFilter, SearchQuery } from "../query.ts"

/** A search taken apart: what is wanted, and what it may cost. */
export interface PricedSearch {
  readonly q: string
  readonly prices?: PriceFilter
}

const unit = "(rb|ribu|k|jt|juta)?"
const money = `(?:rp\\.?\\s*)?(\\d{1,3}(?:[.,]\\d{3})+|\\d{1,9}(?:[.,]\\d{1,2})?)\\s*${unit}(?![\\p{L}\\d])`
const before = "(?<![\\p{L}\\d])"
const between = new RegExp(`${before}${money}\\s*(?:-|–|sampai|hingga|s/d|to)\\s*${money}`, "iu")
const atMost = new RegExp(`${before}(?:di\\s?bawah|kurang dari|under|below|maks(?:imal)?|max|<)\\s*${money}`, "iu")
const atLeast = new RegExp(`${before}(?:di\\s?atas|lebih dari|over|above|min(?:imal)?|>)\\s*${money}`, "iu")

/**
 * Takes the price out of a search: `parfum dibawah 500rb` wants perfume for at most 500,000. An amount without `rb`, `ribu`,
 * `k`, `jt` or `juta` is one only from 1,000 on, so that `SPF over 50` stays what it is. Own choice, on D-13.
 */
export const pricedSearch = (q: string): PricedSearch => {
  if (!/\d/.test(q)) return { q }
  const range = between.exec(q)
  if (range) {
    const [, low = "", lowUnit, high = "", highUnit] = range
    const [from, to] = [amountOf(low, lowUnit ?? highUnit), amountOf(high, highUnit)]
    if (from !== undefined && to !== undefined) return without(q, range[0], from, to)
  }
  for (const [pattern, isHighest] of [
    [atMost, true],
    [atLeast, false]
  ] as const) {
    const found = pattern.exec(q)
    const amount = found ? amountOf(found[1] ?? "", found[2]) : undefined
    if (found && amount !== undefined) return isHighest ? without(q, found[0], 0, amount) : without(q, found[0], amount)
  }
  return { q }
}

/** Moves prices in the words of a query to its price filter; a chosen filter has precedence. */
export const withPricesAsked = (query: SearchQuery): SearchQuery => {
  const { q, prices } = pricedSearch(query.q)
  const chosen = query.prices ?? prices
  return { ...query, q, ...(chosen && { prices: chosen }) }
}

const without = (q: string, phrase: string, min: number, max?: number): PricedSearch => {
  const prices = decide(priceFilter(min, max), (): PriceFilter | undefined => undefined)
  return { q: tidy(q.replace(phrase, " ")), ...(prices && { prices }) }
}

const amountOf = (digits: string, unitName: string | undefined): number | undefined => {
  const isGrouped = /[.,]\d{3}/.test(digits)
  const number = Number(isGrouped ? digits.replace(/[.,]/g, "") : digits.replace(",", "."))
  const name = unitName?.toLowerCase()
  if (name === undefined) return number >= 1_000 ? Math.round(number) : undefined
  return Math.round(number * (name.startsWith("j") ? 1_000_000 : 1_000))
}
