import type { Words } from "../kernel/text.ts"

/** A country whose numbers can be chosen beside a telephone field. Specification 3, Country. */
export interface PhoneCountry {
  /** ISO 3166. */
  readonly id: string
  readonly name: Words
  /** `+62`. */
  readonly phoneCode: string
}

const country = (id: string, phoneCode: string, own: string, en: string): PhoneCountry => ({
  id,
  phoneCode,
  name: { id: own, en }
})

/** Home first, then neighbours, then where people from here live. Own choice. */
export const phoneCountries: ReadonlyArray<PhoneCountry> = [
  country("ID", "+62", "Indonesia", "Indonesia"),
  country("MY", "+60", "Malaysia", "Malaysia"),
  country("SG", "+65", "Singapura", "Singapore"),
  country("BN", "+673", "Brunei Darussalam", "Brunei Darussalam"),
  country("TL", "+670", "Timor-Leste", "Timor-Leste"),
  country("VN", "+84", "Vietnam", "Vietnam"),
  country("TH", "+66", "Thailand", "Thailand"),
  country("PH", "+63", "Filipina", "Philippines"),
  country("AU", "+61", "Australia", "Australia"),
  country("JP", "+81", "Jepang", "Japan"),
  country("KR", "+82", "Korea Selatan", "South Korea"),
  country("HK", "+852", "Hong Kong", "Hong Kong"),
  country("TW", "+886", "Taiwan", "Taiwan"),
  country("CN", "+86", "Tiongkok", "China"),
  country("SA", "+966", "Arab Saudi", "Saudi Arabia"),
  country("AE", "+971", "Uni Emirat Arab", "United Arab Emirates"),
  country("NL", "+31", "Belanda", "Netherlands"),
  country("GB", "+44", "Inggris Raya", "United Kingdom"),
  country("US", "+1", "Amerika Serikat", "United States")
]
