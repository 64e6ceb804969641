/** All pack types by name. */
import type { Model } from "../model.ts"
import { bottleFlip, pump, soap, spray } from "./body.ts"
import { curler, mascara } from "./eyes.ts"
import { compactpalette, cushion, palette } from "./face.ts"
import { nail, perfume } from "./flacons.ts"
import { bag, gift, giftcard } from "./gifts.ts"
import { lipcream, lipstick } from "./lips.ts"
import { jar, mask, sachet, serum, toner, tube } from "./skin.ts"
import { pencil, stick } from "./sticks.ts"
import { brush, comb } from "./tools.ts"

export const MODELS = {
  lipstick,
  lipcream,
  stick,
  pencil,
  cushion,
  palette,
  compactpalette,
  mascara,
  curler,
  serum,
  jar,
  tube,
  toner,
  mask,
  sachet,
  pump,
  "bottle-flip": bottleFlip,
  spray,
  soap,
  perfume,
  nail,
  brush,
  comb,
  gift,
  bag,
  giftcard
} satisfies Record<string, (variant?: number) => Model>

export type ModelName = keyof typeof MODELS

/** Builds a model in one of its shapes; 0 is the classic. */
export function buildModel(name: ModelName, variant = 0): Model {
  return (MODELS[name] as (variant?: number) => Model)(variant)
}

export function isModelName(name: string): name is ModelName {
  return Object.hasOwn(MODELS, name)
}
