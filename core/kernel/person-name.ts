/** Most characters of a first, last or nick name, in code points. Specification 5 and 9. */
export const nameLength = 32

/** Characters of first and last names of an account: letters of any script, their marks, and spaces. Specification 5; D-31. */
export const namePattern = /^[\p{L}\p{M} ]+$/u

/** Most characters of the name on a parcel, in code points: a first and a last name with a space between. D-50. */
export const recipientLength = 2 * nameLength + 1

/**
 * Characters of the name on a parcel, what names of people and companies have: `Siti Nur'aini`, `M. Rizky`, `Jean-Paul`,
 * `PT. Maju`, `Toko 88`. It is no first or last name of specification 5. D-50.
 */
export const recipientPattern = /^[\p{L}\p{M}\p{N} '’ʼ.,\-/&()]+$/u

/** Every name has a letter. */
export const letterPattern = /\p{L}/u

/** Returns the number of code points of a text, the unit of name lengths. */
export const nameLengthOf = (text: string): number => [...text].length
