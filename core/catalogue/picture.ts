/** A picture of the shop's own, in several widths. */
export interface Picture {
  /** Address without width and ending: `/media/p1001` for `/media/p1001-480.avif`. */
  readonly src: string
  /** Widths in pixels that exist as AVIF, and as WebP, rising. Empty for a remote picture, which is never fetched. */
  readonly avif: ReadonlyArray<number>
  readonly webp: ReadonlyArray<number>
  /** Height divided by width. */
  readonly ratio: number
  /** Colour of the picture's wall, shown until it has loaded. */
  readonly wall: string
  /** What it shows, in the reader's language; empty if the text beside it says it. */
  readonly alt: string
}
