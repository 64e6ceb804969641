/** The kawung flower (four petals around a centre) as a distance in a plane. */

/** Signed distance to one upright petal from (0, gap) to (0, length): two mirrored arcs. */
function onePetal(x: number, y: number, length: number): number {
  const middle = length * 0.55
  const halfLength = length * 0.45
  const halfWidth = length * 0.31
  const offset = (halfLength * halfLength - halfWidth * halfWidth) / (2 * halfWidth)
  const radius = offset + halfWidth
  const side = Math.abs(x)
  const up = Math.abs(y - middle)
  const toTip = up - halfLength
  if (toTip * offset > side * halfLength) return Math.hypot(side, toTip)
  return Math.hypot(side + offset, up) - radius
}

/** Signed distance to the whole flower with petals of `length` on the diagonals. */
export function petalDistance(x: number, y: number, length: number): number {
  const a = (x + y) * Math.SQRT1_2
  const b = (y - x) * Math.SQRT1_2
  const major = Math.max(Math.abs(a), Math.abs(b))
  const minor = Math.abs(a) > Math.abs(b) ? b : a
  return onePetal(minor, major, length)
}
