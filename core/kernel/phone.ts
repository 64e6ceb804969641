/** A stored telephone number: the country's code, and the rest without a leading zero. D-30. */
export interface Phone {
  /** `+62`. */
  readonly code: string
  /** `81234567890`. */
  readonly national: string
}

/** The form numbers are compared in, `+6281234567890`. */
export const e164 = ({ code, national }: Phone): string => code + national

/** Default phone code. Specification 5 and 9. */
export const defaultPhoneCode = "+62"

/**
 * Returns a number as written in its country, at home with its zero: the one spelling that is always read as this number, since
 * `0628…` is a landline and `628…` a mobile number. D-30.
 */
export const typedPhone = ({ code, national }: Phone): string => (code === defaultPhoneCode ? `0${national}` : national)
