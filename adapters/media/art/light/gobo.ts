/** Palm-frond shadow on the backdrop, in closed form. */
import { smoothstep } from "../maths.ts"

/** Darkness 0 to 0.5 at picture position (u, v), both 0 to 1. */
export type Gobo = (u: number, v: number) => number

/** Root u, root v, angle, rib length, leaflet length. */
const FRONDS = [
  [-0.18, 0.02, 0.62, 1.15, 0.34],
  [0.3, -0.22, 1.02, 0.95, 0.3],
  [1.16, -0.12, 2.36, 0.95, 0.3]
] as const
const LEAFLETS = 15

export function palmGobo(seed: number, amount = 1): Gobo {
  const sway = Math.sin(seed * 12.9) * 0.12
  return (u, v) => {
    let darkness = 0
    for (const [rootU, rootV, angle, length, leaf] of FRONDS) {
      const cosine = Math.cos(angle + sway)
      const sine = Math.sin(angle + sway)
      const along = (u - rootU) * cosine + (v - rootV) * sine
      const across = -(u - rootU) * sine + (v - rootV) * cosine - 0.1 * Math.sin(along * 2.2)
      const side = Math.abs(across)
      const base = along - side * 0.95
      const share = base / length
      if (share < 0 || share > 1) continue
      const reach = (side * 1.38) / (leaf * Math.sin(Math.PI * (0.08 + 0.9 * share)) ** 0.8)
      if (reach > 1.05) continue
      const phase = base * LEAFLETS + (across > 0 ? 0.5 : 0)
      const fromLeaf = Math.abs(phase - Math.floor(phase) - 0.5) * 2
      const width = 0.86 * (1 - reach * reach) * Math.min(1, 0.55 + reach * 2.2)
      const soft = 0.22 + 0.25 * share
      darkness = Math.max(darkness, smoothstep(width + soft, width - soft, fromLeaf) * smoothstep(1.05, 0.8, reach))
    }
    return darkness * amount * 0.5
  }
}
