import { Effect } from "effect"
import type { RandomSource } from "#core/kernel/random.ts"

/** Throws from 0 up to 1 that are the same every time, from a seed. */
export const throwsOf = (seed: number): (() => number) => {
  let state = seed | 0
  return () => {
    state = (state + 0x9e3779b9) | 0
    let mixed = state ^ (state >>> 16)
    mixed = Math.imul(mixed, 0x21f0aaad)
    mixed ^= mixed >>> 15
    mixed = Math.imul(mixed, 0x735a2d97)
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
  }
}

/** A `RandomSource` that returns the same values every time, from a seed. */
export const seededRandom = (seed: number): RandomSource => {
  const next = throwsOf(seed)
  const hex = (length: number): string => Array.from({ length }, () => Math.floor(next() * 16).toString(16)).join("")
  return {
    below: (below) => Effect.sync(() => Math.floor(next() * below)),
    uuid: Effect.sync(() => `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`)
  }
}
