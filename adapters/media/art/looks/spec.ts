/** What the catalogue says about a picture. */

import type { ModelName } from "../geometry/models/index.ts"
import type { TileName } from "../light/stage.ts"

export type MetalName = "gold" | "rose" | "silver"

export interface BrandLook {
  name: string
  /** Font name, see label/fonts.ts. */
  font: string
  /** Message spacing of the wordmark in em. */
  track?: number
  pack: string
  cap: string
  ink: string
  metal?: MetalName
  glass?: string
}

export interface PictureSpec {
  model: ModelName
  brand: BrandLook
  title: string | readonly string[]
  /** Printed size line, as in '30 ml'. */
  size?: string
  shade?: string
  /** Pan colours of a palette; derived from `shade` when absent. */
  shades?: readonly string[]
  tile?: TileName
  /** Shape of the pack, see geometry/bottles.ts; 0 is the classic. */
  variant?: number
  /** Chooses the palm shadow and small variations. */
  seed?: number
  /** Kawung pressed into the pan. */
  emboss?: boolean
  /** Card art of a gift card, see looks/cards.ts. */
  design?: string
}
