/** Table tops, cloths and walls for customer photos: colour at a point in scene units. */
import { fromHex, mixRgb, type Rgb, scaleRgb } from "../colour.ts"
import { fractal, noise, smoothstep } from "../maths.ts"

export type SurfacePattern = (x: number, y: number) => Rgb

export function plain(colour: string): SurfacePattern {
  const base = fromHex(colour)
  return () => base
}

/** White stone with two scales of grey veins. */
export function marble(base: string, vein: string): SurfacePattern {
  const stone = fromHex(base)
  const line = fromHex(vein)
  return (x, y) => {
    const warp = fractal(x * 0.55 + 3, y * 0.55, 4) * 3.2
    const broad = 1 - Math.abs(2 * fractal(x * 0.5 + warp, y * 0.34 - warp, 3) - 1)
    const fine = 1 - Math.abs(2 * fractal(x * 1.3 - warp, y * 1.1 + warp * 0.6, 3) - 1)
    const cloud = fractal(x * 0.4, y * 0.4, 3) * 0.1
    return mixRgb(
      stone,
      line,
      Math.min(0.75, cloud + 0.75 * smoothstep(0.93, 1, broad) + 0.4 * smoothstep(0.95, 1, fine))
    )
  }
}

/** Polished floor with stone chips of several colours. */
export function terrazzo(base: string, chips: readonly string[]): SurfacePattern {
  const ground = fromHex(base)
  const colours = chips.map((chip) => fromHex(chip))
  const layer = (x: number, y: number, pitch: number, salt: number): Rgb | undefined => {
    const column = Math.floor(x / pitch)
    const row = Math.floor(y / pitch)
    const chance = noise(column * 7.3 + salt, row * 5.9)
    if (chance < 0.42) return undefined
    const offX = x / pitch - column - 0.5 - 0.3 * (noise(column * 3.1, row * 9.7 + salt) - 0.5)
    const offY = y / pitch - row - 0.5 - 0.3 * (noise(column * 8.3 + salt, row * 2.9) - 0.5)
    const angle = chance * 29
    const along = offX * Math.cos(angle) + offY * Math.sin(angle)
    const across = offY * Math.cos(angle) - offX * Math.sin(angle)
    const edge = Math.max(Math.abs(along) * 0.8, Math.abs(across) * 1.3, Math.abs(along + across) * 0.8)
    return edge < 0.16 + 0.16 * chance ? colours[Math.floor(chance * 97) % colours.length] : undefined
  }
  return (x, y) => layer(x, y, 0.42, 3) ?? layer(x + 5, y + 2, 0.19, 8) ?? ground
}

/** Loose plain weave with soft folds. */
export function linen(base: string, shade: string): SurfacePattern {
  const light = fromHex(base)
  const dark = fromHex(shade)
  return (x, y) => {
    const warp = 0.5 + 0.5 * Math.sin(x * 56 + noise(x * 5, y * 22) * 2.4)
    const weft = 0.5 + 0.5 * Math.sin(y * 56 + noise(x * 22, y * 5) * 2.4)
    const slub = noise(x * 3, y * 60) * 0.5 + noise(x * 60, y * 3) * 0.5
    const fold = fractal(x * 0.42 + y * 0.3 + 1.7, y * 0.2 - x * 0.12, 3)
    const crease = smoothstep(0.42, 0.62, fold) * 0.2 + fold * 0.22
    return mixRgb(light, dark, 0.02 + warp * weft * 0.26 + slub * 0.14 + crease)
  }
}

/** Boards running along x, 1.15 units wide. */
export function wood(base: string, grainColour: string): SurfacePattern {
  const light = fromHex(base)
  const dark = fromHex(grainColour)
  return (x, y) => {
    const board = Math.floor(y / 1.15)
    const across = y / 1.15 - board
    const shift = noise(board * 7.7, 3) * 9
    const rings = fractal(x * 0.35 + shift, y * 5 + shift, 4)
    const pores = noise(x * 5 + shift, y * 70)
    const seam = smoothstep(0.018, 0, Math.min(across, 1 - across))
    const tone = noise(board * 3.1, 9) * 0.25
    return mixRgb(light, dark, Math.min(1, tone + 0.6 * smoothstep(0.3, 0.75, rings) + pores * 0.16 + seam * 0.7))
  }
}

/** Glazed square tiles with soft grout, `pitch` units each. */
export function ceramic(base: string, grout: string, pitch: number): SurfacePattern {
  const glaze = fromHex(base)
  const joint = fromHex(grout)
  return (x, y) => {
    const column = Math.floor(x / pitch)
    const row = Math.floor(y / pitch)
    const insideX = Math.min(x / pitch - column, 1 - x / pitch + column)
    const insideY = Math.min(y / pitch - row, 1 - y / pitch + row)
    const line = smoothstep(0.05, 0.01, Math.min(insideX, insideY))
    const tone = 0.94 + 0.09 * noise(column * 5.3, row * 3.7)
    return mixRgb(scaleRgb(glaze, tone), joint, line * 0.8)
  }
}

/** Hand-trowelled wall. */
export function plaster(base: string, shade: string): SurfacePattern {
  const light = fromHex(base)
  const dark = fromHex(shade)
  return (x, y) => mixRgb(light, dark, fractal(x * 0.7, y * 0.9, 4) * 0.5 + fractal(x * 4 + y, y * 3, 3) * 0.14)
}
