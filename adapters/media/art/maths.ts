/** Small numeric helpers shared by the whole renderer. Lengths are scene units (1 unit is about 25 mm). */

export type Vec3 = readonly [number, number, number]

/** Three numbers to be written into: a direction, or red, green and blue. */
export type Triple = [number, number, number]

export const triple = (): Triple => [0, 0, 0]

/** The places of a triple, for loops over them. */
export const CHANNELS = [0, 1, 2] as const

type Floats = Float32Array | Uint8Array
type Indices = Uint16Array | Uint32Array | Int16Array | Int32Array

/** A number of a buffer, at a place known to be inside it. */
export function read(values: Floats, at: number): number {
  return values[at] as number
}

/** A value of a buffer, at a place known to be inside it. */
export function readIndex(values: Indices, at: number): number {
  return values[at] as number
}

/** An entry of a list, at a place known to be inside it. */
export function entry<T>(list: readonly T[], at: number): T {
  return list[at] as T
}

export function clamp(value: number, low = 0, high = 1): number {
  return Math.max(low, Math.min(value, high))
}

export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share
}

/** Hermite step; edges may be given in falling order to get a falling step. */
export function smoothstep(edge0: number, edge1: number, value: number): number {
  const share = clamp((value - edge0) / (edge1 - edge0))
  return share * share * (3 - 2 * share)
}

/** 1 inside [centre - half, centre + half], fading over `soft` on both sides. */
export function band(value: number, centre: number, half: number, soft: number): number {
  const offset = value - centre
  return smoothstep(-half - soft, -half + soft, offset) * (1 - smoothstep(half - soft, half + soft, offset))
}

export function normalise(vector: Vec3): Vec3 {
  const length = Math.hypot(vector[0], vector[1], vector[2]) || 1
  return [vector[0] / length, vector[1] / length, vector[2] / length]
}

/** Deterministic lattice hash, 0 to 1. */
export function hash(x: number, y: number): number {
  let bits = (x * 374761393 + y * 668265263) | 0
  bits = Math.imul(bits ^ (bits >>> 13), 1274126177)
  return ((bits ^ (bits >>> 16)) >>> 0) / 4294967296
}

/** Smooth value noise, 0 to 1, one feature per unit. */
export function noise(x: number, y: number): number {
  const column = Math.floor(x)
  const row = Math.floor(y)
  const fx = x - column
  const fy = y - row
  const sx = fx * fx * (3 - 2 * fx)
  const sy = fy * fy * (3 - 2 * fy)
  const low = mix(hash(column, row), hash(column + 1, row), sx)
  const high = mix(hash(column, row + 1), hash(column + 1, row + 1), sx)
  return mix(low, high, sy)
}

/** Fractal noise, 0 to 1: each octave doubles the frequency and halves the weight. */
export function fractal(x: number, y: number, octaves: number): number {
  let sum = 0
  let weight = 0.5
  let total = 0
  let scale = 1
  for (let octave = 0; octave < octaves; octave++) {
    sum += noise(x * scale + octave * 17.3, y * scale + octave * 9.1) * weight
    total += weight
    weight *= 0.5
    scale *= 2.03
  }
  return sum / total
}

/** Smooth maximum, for soft intersections of distance fields; `radius` is the blend width. */
export function smoothMax(a: number, b: number, radius: number): number {
  const share = clamp(0.5 - (0.5 * (b - a)) / radius)
  return b + (a - b) * share + radius * share * (1 - share)
}

/** Smooth minimum, for soft unions of distance fields. */
export function smoothMin(a: number, b: number, radius: number): number {
  return -smoothMax(-a, -b, radius)
}
