/** Height of drops, crumbs and foam at (u, v), both -1 to 1. */
import { entry, fractal, hash, noise, smoothMax, smoothstep } from "../maths.ts"
import type { HeightAt } from "./smears.ts"

interface Drop {
  x: number
  y: number
  radius: number
}

function dome(drop: Drop, u: number, v: number, seed: number): number {
  const dx = u - drop.x
  const dy = v - drop.y
  const angle = Math.atan2(dy, dx)
  const edge =
    drop.radius * (1 + 0.09 * Math.sin(angle * 2 + seed + drop.x * 9) + 0.05 * Math.sin(angle * 3 + drop.y * 7))
  const share = Math.hypot(dx, dy) / edge
  return share >= 1 ? 0 : (1 - share * share) ** 0.62 * Math.min(1, drop.radius * 2.6)
}

function drops(list: readonly Drop[], seed: number): HeightAt {
  return (u, v) => list.reduce((height, drop) => Math.max(height, dome(drop, u, v, seed)), 0)
}

/** One large quivering drop with companions. */
export function gel(seed: number): HeightAt {
  const sway = (hash(seed, 3) - 0.5) * 0.16
  const blobs: Drop[] = [
    { x: -0.14 + sway, y: 0.02, radius: 0.56 },
    { x: 0.22 + sway, y: -0.2, radius: 0.36 },
    { x: 0.6, y: 0.5, radius: 0.15 },
    { x: 0.74, y: 0.14, radius: 0.08 },
    { x: -0.66, y: -0.6, radius: 0.1 }
  ]
  return (u, v) => {
    let height = 0
    for (const blob of blobs) height = smoothMax(height, dome(blob, u, v, seed), 0.06)
    return Math.max(0, height - 0.015)
  }
}

/** The first three drops, and all others at most. */
const RADII = [0.4, 0.28, 0.22, 0.16]

/** Scattered oil drops of many sizes. */
export function oil(seed: number): HeightAt {
  const list: Drop[] = []
  for (let index = 0; list.length < 11 && index < 200; index++) {
    const radius = entry(RADII, Math.min(3, list.length)) * (list.length > 3 ? 0.35 + 0.65 * hash(index, seed) : 1)
    const drop = { x: (hash(index + 3, seed) - 0.5) * 1.5, y: (hash(index + 9, seed + 1) - 0.5) * 1.5, radius }
    const clear = list.every(
      (other) => Math.hypot(other.x - drop.x, other.y - drop.y) > (other.radius + drop.radius) * 1.12
    )
    if (clear) list.push(drop)
  }
  return drops(list, seed)
}

/** Thin puddle with a few splashes. */
export function liquid(seed: number): HeightAt {
  const splashes = drops(
    [
      { x: 0.66, y: -0.52, radius: 0.13 },
      { x: 0.78, y: -0.2, radius: 0.06 },
      { x: -0.72, y: 0.62, radius: 0.1 },
      { x: -0.5, y: 0.74, radius: 0.05 }
    ],
    seed
  )
  return (u, v) => {
    const edge = Math.hypot(u * 1.04, v * 1.2) - 0.62 - 0.26 * (fractal(u * 1.5 + seed * 3, v * 1.5 + seed, 2) - 0.5)
    const rim = Math.exp(-((edge + 0.07) ** 2) / 0.003) * 0.22
    const puddle = smoothstep(0, -0.09, edge) * 0.42 + rim * smoothstep(0, -0.02, edge)
    return Math.max(puddle, splashes(u, v))
  }
}

/** Fine droplets, as a mist leaves them. */
export function mist(seed: number): HeightAt {
  const cells = (u: number, v: number, pitch: number, fill: number, shift: number) => {
    const column = Math.floor(u / pitch)
    const row = Math.floor(v / pitch)
    let height = 0
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        const chance = hash(column + dx + seed * 31, row + dy + 7)
        const thinning = smoothstep(
          3.3,
          0.4,
          Math.hypot((column + dx + 0.5) * pitch - shift, (row + dy + 0.5) * pitch - shift) * 3
        )
        if (chance > fill * thinning) continue
        const x = (column + dx + 0.25 + 0.5 * hash(column + dx, row + dy + seed)) * pitch
        const y = (row + dy + 0.25 + 0.5 * hash(column + dx + 5, row + dy + seed)) * pitch
        height = Math.max(height, dome({ x, y, radius: pitch * (0.16 + 0.34 * (chance / fill)) }, u, v, seed) * 1.6)
      }
    }
    return height
  }
  return (u, v) => {
    return Math.max(cells(u, v, 0.23, 0.7, 0), cells(u + 3, v + 3, 0.1, 0.8, 3))
  }
}

/** Crushed pressed powder: a broken cake in the middle, crumbs around it. */
export function powder(seed: number): HeightAt {
  return (u, v) => {
    const distance = Math.hypot(u * 0.96 + 0.04, v * 1.12)
    const outline = 0.6 + 0.3 * (fractal(u * 2.4 + seed * 5, v * 2.4, 3) - 0.5)
    const cake = smoothstep(outline, outline - 0.16, distance)
    const lumps = fractal(u * 7 + seed, v * 7, 4)
    const grain = noise(u * 70, v * 70) * 0.6 + noise(u * 150, v * 150) * 0.4
    const crack = 1 - Math.abs(2 * fractal(u * 2.6 + seed * 2, v * 2.6 + 9, 3) - 1)
    const heap = cake * (0.34 + 0.5 * lumps - 0.45 * smoothstep(0.9, 1, crack) + 0.12 * grain)
    return Math.max(0, heap, crumbs(u, v, 0.13, distance, seed), crumbs(u + 7, v + 3, 0.055, distance, seed + 2))
  }
}

function crumbs(u: number, v: number, pitch: number, distance: number, seed: number): number {
  const column = Math.floor(u / pitch)
  const row = Math.floor(v / pitch)
  const chance = hash(column + seed * 17, row)
  if (chance > 0.62 * smoothstep(1.05, 0.45, distance)) return 0
  const x = u / pitch - column - 0.5 - 0.24 * (hash(column, row + seed) - 0.5)
  const y = v / pitch - row - 0.5 - 0.24 * (hash(column + 9, row + seed) - 0.5)
  const angle = chance * 40
  const facets = Math.max(
    Math.abs(x * Math.cos(angle) + y * Math.sin(angle)),
    Math.abs(y * Math.cos(angle) - x * Math.sin(angle)) * 1.3,
    Math.hypot(x, y) * 0.9
  )
  const size = 0.16 + 0.2 * hash(row, column)
  return Math.max(0, 1 - facets / size) ** 0.5 * pitch * (3.2 + 1.4 * noise(u * 60, v * 60))
}

/** Lather: packed bubbles of several sizes on a soft mound. */
export function foam(seed: number): HeightAt {
  const bubbles = (u: number, v: number, pitch: number) => {
    const column = Math.floor(u / pitch)
    const row = Math.floor(v / pitch)
    let height = 0
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        const size = 0.42 + 0.4 * hash(column + dx + seed, row + dy)
        const x = column + dx + 0.2 + 0.6 * hash(column + dx, row + dy + seed * 3)
        const y = row + dy + 0.2 + 0.6 * hash(column + dx + 11, row + dy + seed)
        const share = Math.hypot(u / pitch - x, v / pitch - y) / size
        if (share < 1) height = Math.max(height, Math.sqrt(1 - share * share) * size)
      }
    }
    return height
  }
  return (u, v) => {
    const edge = Math.hypot(u * 0.98, v * 1.14) - 0.68 - 0.22 * (fractal(u * 2 + seed * 4, v * 2, 2) - 0.5)
    const lather = bubbles(u, v, 0.24) * 0.3 + bubbles(u + 5, v, 0.1) * 0.13 + bubbles(u, v + 5, 0.045) * 0.05
    const ragged = smoothstep(0.06, -0.05, edge + 0.09 * (0.5 - bubbles(u + 2, v + 1, 0.12)))
    return ragged * (0.3 + 0.5 * smoothstep(0, -0.6, edge) + lather)
  }
}
