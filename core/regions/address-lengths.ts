/** Most characters of the free texts of an address, in UTF-16 code units; forms and wire share them. D-50, own choice. */
export const addressLengths = { label: 32, village: 64, line: 200, landmark: 100, noteForCourier: 200 } as const

/** Digits of a postal code, and the pattern of one. D-50. */
export const postalCodeLength = 5
/** A postal code of Indonesia: five digits. */
export const postalCodePattern = /^\d{5}$/
