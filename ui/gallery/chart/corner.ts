import type { Tongue } from "#core/charts/chart-text.ts"
import type { Letterings, Line, Point } from "#core/charts/drawing.ts"

/** Where a sign of a line stands: the upper right corner of its label, else the middle of its way. */
export const cornerOf = ({ id, label, points }: Line, { labels }: Letterings[Tongue]): Point => {
  const lettering = labels[id]
  if (label !== undefined && lettering !== undefined)
    return { x: label.x + (label.w + lettering.w) / 2 - 4, y: label.y + (label.h - lettering.h) / 2 }
  return points[Math.floor(points.length / 2)] ?? { x: 0, y: 0 }
}
