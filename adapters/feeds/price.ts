import { type Rupiah, rupiah } from "#core/kernel/money.ts"
import { mostPrice } from "#core/pricing/price.ts"

/** An exact decimal: `digits` divided by ten to the power of `decimals`. */
interface Decimal {
  readonly digits: bigint
  readonly decimals: number
}

/** Content of a price field. */
export interface Price {
  readonly amount: Decimal
  /** Named beside the amount; `IDR` for `Rp`. */
  readonly currency?: string
  /** Written in a way that had to be understood first, and how. */
  readonly repaired?: string
  /** Dots part its thousands and a comma its decimals, as in Indonesia. */
  readonly indonesian: boolean
}

/** Why a text is no price. */
export type PriceProblem = "missing" | "zero" | "negative" | "not-a-price" | "ambiguous"

/** How the prices of a feed are to be understood. */
export interface Money {
  /** Of prices that name none. */
  readonly currency: string
  /** Rupiah for one unit of a currency, as decimal text; `*` for whichever the feed has. */
  readonly rates: ReadonlyMap<string, string>
  /** The file separates decimals with a comma. */
  readonly decimalComma: boolean
}

/** In a feed of another currency, an Indonesian amount that would become more than this is rupiah already. */
const plausible = 100_000_000

/**
 * Reads `125000`, `125000.00 IDR`, `IDR 125000`, `Rp 125.000`, `125.000,00`, `1,299.00`, `29,00`, `19.9999`. A single
 * separator before three digits parts thousands in rupiah and is ambiguous elsewhere: a price is refused rather than
 * taken a thousand times too high or too low.
 */
export const readPrice = (text: string, money: Money): Price | PriceProblem => {
  const trimmed = text.trim()
  if (trimmed === "") return "missing"
  const [, before, number = "", after] =
    /^(rp\.?|[a-z]{3}|us\$|\$)?\s*(-?\s*[\d.,' ]*\d(?:,-|\.-)?)\s*(rp|[a-z]{3})?$/iu.exec(trimmed) ?? []
  if (number === "" || (before !== undefined && after !== undefined)) return "not-a-price"
  if (/^-/.test(number)) return "negative"
  const named = before ?? after
  const currency = named === undefined ? undefined : currencyNamed(named)
  const inRupiah = (currency ?? money.currency) === "IDR"
  const bare = number.replace(/[,.]-$/, "").replace(/(?<=\d)[' ](?=\d{3}(?!\d))/g, "")
  const read = readNumber(bare, inRupiah, money.decimalComma)
  if (typeof read === "string") return read
  if (read.amount.digits === 0n) return "zero"
  const usual = bare === number && (read.usual || (money.decimalComma && read.decimalComma))
  const repaired =
    before !== undefined
      ? `the currency stands before the amount in "${trimmed}"`
      : usual
        ? undefined
        : `"${trimmed}" is not written as a feed writes prices`
  return {
    amount: read.amount,
    indonesian: read.indonesian,
    ...(currency !== undefined && { currency }),
    ...(repaired !== undefined && { repaired })
  }
}

const currencyNamed = (name: string): string => {
  const upper = name.toUpperCase()
  if (/^RP/.test(upper)) return "IDR"
  return upper.endsWith("$") ? "USD" : upper
}

const readNumber = (text: string, inRupiah: boolean, decimalComma: boolean) => {
  const dots = text.split(".").length - 1
  const commas = text.split(",").length - 1
  const done = (whole: string, fraction: string, group: string, decimal: string) => ({
    amount: { digits: BigInt(`${whole}${fraction}`), decimals: fraction.length },
    usual: group === "" && decimal !== "," && fraction.length <= 2,
    decimalComma: group === "" && decimal === "," && fraction.length <= 2,
    indonesian: group === "."
  })
  if (/\s|'/.test(text)) return "not-a-price"
  if (dots + commas === 0) return done(text, "", "", "")
  const last = text.lastIndexOf(".") > text.lastIndexOf(",") ? "." : ","
  const group = last === "." ? "," : "."
  const [head = "", tail = ""] = [text.slice(0, text.lastIndexOf(last)), text.slice(text.lastIndexOf(last) + 1)]
  if (dots > 0 && commas > 0)
    return isGrouped(head, group) && /^\d+$/.test(tail)
      ? done(head.replaceAll(group, ""), tail, group, last)
      : "not-a-price"
  if (dots + commas > 1) return isGrouped(text, last) ? done(text.replaceAll(last, ""), "", last, "") : "not-a-price"
  if (!/^\d*$/.test(head) || !/^\d+$/.test(tail)) return "not-a-price"
  if (tail.length !== 3 || !/^[1-9]\d{0,2}$/.test(head)) return done(head || "0", tail, "", last)
  if (inRupiah) return done(`${head}${tail}`, "", last, "")
  // `1,299` if commas separate decimals, `1.299` if dots do: neither reading is safe.
  return decimalComma || last === "." ? "ambiguous" : done(`${head}${tail}`, "", last, "")
}

const isGrouped = (text: string, group: string): boolean => new RegExp(`^\\d{1,3}(?:\\${group}\\d{3})+$`).test(text)

/** An amount in rupiah, or why there is none. */
export type Converted =
  | { readonly rupiah: Rupiah; readonly repaired?: string }
  | "other-currency"
  | "no-rate"
  | "absurd"

/** Returns the price in whole rupiah, half a rupiah up. A price that is marked as rupiah is not converted. */
export const inRupiah = (price: Price, money: Money): Converted => {
  const currency = price.currency ?? money.currency
  if (currency === "IDR") return bounded(rounded(price.amount, one), price.amount)
  if (currency !== money.currency) return "other-currency"
  const rate = rateOf(currency, money.rates)
  if (rate === undefined) return "no-rate"
  const converted = rounded(price.amount, rate)
  if (price.indonesian && converted > plausible) {
    const asWritten = bounded(rounded(price.amount, one), price.amount)
    return typeof asWritten === "string"
      ? asWritten
      : { ...asWritten, repaired: `the amount is written as rupiah are and is not multiplied by the rate` }
  }
  return bounded(converted)
}

const one: Decimal = { digits: 1n, decimals: 0 }

const bounded = (amount: number, exact?: Decimal): Converted => {
  if (amount > mostPrice || amount < 1) return "absurd"
  const fraction = exact !== undefined && exact.digits % 10n ** BigInt(exact.decimals) !== 0n
  return { rupiah: rupiah(amount), ...(fraction && { repaired: "fractions of a rupiah are rounded" }) }
}

const rounded = (amount: Decimal, rate: Decimal): number => {
  const divisor = 10n ** BigInt(amount.decimals + rate.decimals)
  return Number((2n * amount.digits * rate.digits + divisor) / (2n * divisor))
}

/** Returns rupiah for one unit, or `undefined` if the rate is unknown. */
export const rateOf = (currency: string, rates: ReadonlyMap<string, string>): Decimal | undefined => {
  const rate = rates.get(currency) ?? rates.get("*")
  return rate === undefined ? undefined : decimalOf(rate)
}

/** `15500` or `15500.25`, more than nothing. */
export const decimalOf = (text: string): Decimal | undefined => {
  const [whole, before = "", after = ""] = /^(\d{1,9})(?:\.(\d{1,6}))?$/.exec(text) ?? []
  if (whole === undefined) return undefined
  const digits = BigInt(`${before}${after}`)
  return digits === 0n ? undefined : { digits, decimals: after.length }
}

/** The currency that most prices name, if any does. */
export const usualCurrency = () => {
  const named = new Map<string, number>()
  return {
    count: (text: string): void => {
      const price = readPrice(text, { currency: "", rates: new Map(), decimalComma: false })
      if (typeof price === "string" || price.currency === undefined) return
      named.set(price.currency, (named.get(price.currency) ?? 0) + 1)
    },
    most: (): string | undefined => {
      let most: string | undefined
      for (const [currency, times] of named) if (times > (named.get(most ?? "") ?? 0)) most = currency
      return most
    }
  }
}
