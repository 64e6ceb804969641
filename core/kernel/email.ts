/** Most characters of an e-mail address: as many as any free text of the wire. Own choice; RFC 5321 allows 254. */
export const emailLength = 200

/**
 * What an e-mail address looks like: a local part, `@`, and at least two labels of letters, digits and hyphens. The one
 * pattern of forms, use cases and the wire; only a message can tell whether the address exists. Specification 5.
 */
export const emailPattern = /^[^\s\p{Cc}\p{Cs}@,:;<>"()[\]\\]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u

/** Returns whether a text is written like an e-mail address. */
export const isEmail = (text: string): boolean => text.length <= emailLength && emailPattern.test(text)
