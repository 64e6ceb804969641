import { isIP } from "node:net"
import type { StoredPicture } from "#core/catalogue/stored.ts"
import type { Notes } from "./findings.ts"
import { quoteText } from "./text.ts"

/** Most pictures of one product. */
export const mostPictures = 20
/** Shown until a picture is fetched: the paper the demo shop's pictures stand on. */
const wall = "#f4ece6"
const privateNames = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|localdomain)$/

/** An address on the public web, as it can be requested, or `undefined` and why. */
export const publicAddress = (given: string): { readonly href: string } | { readonly problem: string } => {
  if (!URL.canParse(given)) return { problem: "is not a whole address" }
  const { protocol, hostname, username, password, href } = new URL(given)
  if (protocol !== "http:" && protocol !== "https:") return { problem: `begins with ${protocol}` }
  const host = hostname.replace(/\.$/, "")
  if (username !== "" || password !== "") return { problem: "holds a name or a password" }
  if (isIP(host.replace(/^\[|\]$/g, "")) !== 0) return { problem: "names a machine by its number" }
  if (!host.includes(".") || privateNames.test(host)) return { problem: "names no public host" }
  return { href }
}

/**
 * The address of a picture, stored and never fetched. Refuses what is not on the public web, so that a client that fetches it
 * later is led into a private network.
 */
export const readPicture = (given: string, field: string, notes: Notes): string | undefined => {
  const text = given.trim()
  const read = publicAddress(text)
  if ("problem" in read) {
    notes.refuse(field, "picture-address", `The picture's address ${quoteText(text)} ${read.problem}`)
    return undefined
  }
  if (/[^\x21-\x7e]/.test(text))
    notes.fix(field, "picture-address-encoded", `The picture's address ${quoteText(text)} is stored as ${read.href}`)
  return read.href
}

/** Returns a picture that stays at its address. */
export const remotePicture = (src: string, alt: string): StoredPicture => ({
  src,
  avif: [],
  webp: [],
  ratio: 1,
  wall,
  alt: { id: alt, en: alt }
})

/** A picture of a feed with its place among the others. */
export interface PlacedPicture {
  readonly src: string
  readonly alt: string
  /** Place the feed gives it; those without stand where they stand in the file. */
  readonly position: number | undefined
}

/** The pictures of a product in their order, each once. */
export const arrangePictures = (
  pictures: ReadonlyArray<PlacedPicture>,
  field: string,
  notes: Notes
): ReadonlyArray<StoredPicture> => {
  const once = [...new Map(pictures.map((picture) => [picture.src, picture])).values()]
  if (once.length > mostPictures)
    notes.fix(field, "pictures-many", `${once.length} pictures: the first ${mostPictures} are used`)
  return once
    .map((picture, index) => ({ picture, place: picture.position ?? index + 1 }))
    .toSorted((one, other) => one.place - other.place)
    .slice(0, mostPictures)
    .map(({ picture }) => remotePicture(picture.src, picture.alt))
}
