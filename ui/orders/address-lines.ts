import type { Address } from "#core/regions/address.ts"

/** Returns an address below its receiver's name, line by line, with the receiver's number. */
export const addressLines = ({ line, village, district, city, province, postalCode, phone }: Address) => [
  line,
  [village.name, district.name].filter(Boolean).join(", "),
  `${city.kind} ${city.name}, ${province.name} ${postalCode}`,
  `${phone.code} ${phone.national}`
]
