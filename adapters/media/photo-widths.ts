/** Widths in which photos are stored, rising: those of the shop's own product pictures. */
const photoWidths = [240, 480, 960]
/** Most pixels from top to bottom. Own choice; decision 0110. */
const mostHeight = 1_600

/**
 * Returns the widths in which a photo is stored, rising, never wider than it is. A long one gets only those in which it is not too
 * tall, at least one.
 */
export const widthsOf = ({
  width,
  height
}: {
  readonly width: number
  readonly height: number
}): ReadonlyArray<number> => {
  const widest = Math.min(width, Math.floor((mostHeight * width) / height))
  const fitting = photoWidths.filter((one) => one <= widest)
  // One between two widths is stored as it is, for screens that show it larger.
  const own = widest < 960 ? [Math.max(1, widest)] : []
  return [...new Set([...fitting, ...own])]
}
