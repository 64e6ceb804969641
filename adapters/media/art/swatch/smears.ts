/** Height of spread textures at (u, v), both -1 to 1; 0 is bare paper, about 1 the thickest spot. */
import { fractal, noise, smoothstep } from "../maths.ts"

export type HeightAt = (u: number, v: number) => number

interface Stroke {
  /** Radians. */
  angle: number
  halfWidth: number
  bow: number
  /** Strength of the brush strands, 0 to 1. */
  strands: number
  /** Ragged start and end, 0 to 1. */
  ragged: number
  /** Heap of product where the stroke ends. */
  head: number
  offset: number
}

function stroke(shape: Stroke, seed: number): HeightAt {
  const cosine = Math.cos(shape.angle)
  const sine = Math.sin(shape.angle)
  return (u, v) => {
    const along = u * cosine + v * sine
    const across = -u * sine + v * cosine + shape.bow * Math.sin(along * 2.2 + seed) + shape.offset
    const wobble = 0.05 * (noise(along * 3 + seed * 9, 3) - 0.5)
    const share = across / (shape.halfWidth + wobble + 0.05 * smoothstep(0.3, -0.7, along))
    const dome = 1 - share * share
    if (dome <= 0) return 0
    const reach = 0.78 + 0.1 * noise(share * 4 + 7, seed)
    const torn = shape.ragged * noise(share * 9, seed * 3)
    const ends =
      smoothstep(-reach - 0.06, -reach + 0.02, along) * (1 - smoothstep(reach - 0.28 + torn, reach - 0.1 + torn, along))
    const strand =
      noise(share * 13 + seed, along * 0.8) * 0.55 +
      noise(share * 31, along * 1.6 + 4) * 0.3 +
      noise(share * 70, along * 3) * 0.15
    const rim = 0.35 * Math.exp(-((Math.abs(share) - 0.82) ** 2) / 0.012)
    const heap = shape.head * Math.exp(-((along + reach - 0.12) ** 2) / 0.014) * smoothstep(1.05, 0.6, Math.abs(share))
    return ends * dome ** 0.35 * (0.55 + 0.6 * strand * shape.strands + rim + heap)
  }
}

/** Keeps strokes clear of the frame. */
const MARGIN = 1.16

function twoStrokes(seed: number, strands: number): HeightAt {
  const first = stroke(
    { angle: -0.42, halfWidth: 0.29, bow: 0.1, strands, ragged: 0.34, head: 0.75, offset: 0.36 },
    seed
  )
  const second = stroke(
    { angle: -0.46, halfWidth: 0.22, bow: 0.07, strands, ragged: 0.4, head: 0.6, offset: -0.34 },
    seed + 5
  )
  return (u, v) => Math.max(first(u * MARGIN + 0.04, v * MARGIN), second(u * MARGIN * 1.12 - 0.1, v * MARGIN))
}

/** Two lipstick strokes side by side. */
export function swipe(seed: number): HeightAt {
  return twoStrokes(seed, 1)
}

/** The same strokes in a wet, nearly smooth film. */
export function gloss(seed: number): HeightAt {
  return twoStrokes(seed, 0.3)
}

/** Wide creamy swoosh with soft ridges. */
export function cream(seed: number): HeightAt {
  const base = stroke(
    { angle: -0.5, halfWidth: 0.44, bow: 0.15, strands: 0.34, ragged: 0.16, head: 0.9, offset: 0.02 },
    seed
  )
  return (u, v) => {
    const height = base(u * MARGIN, v * MARGIN)
    if (height <= 0) return 0
    const swirl =
      0.5 + 0.5 * Math.sin(Math.hypot(u * 0.9 + 0.5, v * 1.1 - 0.3) * 17 + fractal(u * 2 + seed, v * 2, 2) * 5)
    return height * (0.88 + 0.2 * swirl)
  }
}

/** Balm twisted round with a finger. */
export function balm(seed: number): HeightAt {
  return (u, v) => {
    const x = u * 1.15 + 0.03
    const y = v * 1.25 - 0.02
    const angle = Math.atan2(y, x)
    const radius = Math.hypot(x, y) + 0.05 * (noise(Math.cos(angle) * 2 + seed + 5, Math.sin(angle) * 2 + 5) - 0.5)
    const edge = smoothstep(0.86, 0.78, radius)
    if (edge <= 0) return 0
    const groove = 0.5 + 0.5 * Math.cos(radius * 26 - angle * 2 + seed)
    const peak = 0.9 * Math.exp(-(radius * radius) / 0.02)
    const fine = noise(radius * 60 + seed, Math.cos(angle * 0.5) * 4) * 0.14
    return edge * (0.5 + 0.34 * groove * smoothstep(0.05, 0.2, radius) + peak + fine)
  }
}
