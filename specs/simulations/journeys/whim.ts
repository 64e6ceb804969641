import type { Persona } from "../personas.ts"

/** An action, and how long it is until the next one, in milliseconds. */
export type Meant = readonly [action: string, wait: number]

/** What a shopper's way is drawn from. */
export interface Whim {
  readonly persona: Persona
  readonly next: () => number
  readonly days: number
}

export const hour = 3_600_000
export const day = 24 * hour
