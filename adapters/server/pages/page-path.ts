/** A path with its parts decoded; a part that cannot be decoded matches nothing. */
export const wellFormed = (path: string): string =>
  path
    .split("/")
    .map((part) => (isReadable(part) ? part : "%EF%BF%BD"))
    .join("/")

const isReadable = (part: string): boolean => {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(part))
  } catch {
    return false
  }
}
