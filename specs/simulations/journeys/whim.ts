import type { Persona } from "../personas.ts"

/** An action, and how long it is until the next one, in milliseconds. */
export type Meant = readonly [action: string, wait: number]

/** Ways to buy: sent by a courier, before its day, an e-gift, picked up or scanned in a store. */
export type Way = "parcel" | "ahead" | "egift" | "pickup" | "scan"

/** What a shopper's way is drawn from. */
export interface Whim {
  readonly persona: Persona
  readonly next: () => number
  readonly days: number
  /** The only way to buy; else each has its share. */
  readonly way?: Way | undefined
}

export const hour = 3_600_000
export const day = 24 * hour
