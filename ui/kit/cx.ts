/** Class names that apply, joined. */
export const cx = (...names: ReadonlyArray<string | false | undefined>): string => names.filter(Boolean).join(" ")
