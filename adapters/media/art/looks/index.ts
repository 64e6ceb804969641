/** lookFor: any picture of the catalogue from data only. */
import type { ModelName } from "../geometry/models/index.ts"
import type { Look } from "../shade/look.ts"
import * as body from "./body.ts"
import { contextFor, type Dresser, stageFor } from "./context.ts"
import * as fragrance from "./fragrance.ts"
import * as makeup from "./makeup.ts"
import * as skin from "./skin.ts"
import type { PictureSpec } from "./spec.ts"
import * as tools from "./tools.ts"

const DRESSERS: Record<ModelName, Dresser> = {
  lipstick: makeup.lipstick,
  lipcream: makeup.lipcream,
  stick: makeup.stick,
  pencil: makeup.pencil,
  cushion: makeup.cushion,
  palette: makeup.palette,
  compactpalette: makeup.compactpalette,
  mascara: makeup.mascara,
  curler: makeup.curler,
  nail: makeup.nail,
  serum: skin.serum,
  jar: skin.jar,
  tube: skin.tube,
  toner: skin.toner,
  mask: skin.mask,
  sachet: skin.sachet,
  pump: body.pump,
  "bottle-flip": body.bottleFlip,
  spray: body.spray,
  soap: body.soap,
  perfume: fragrance.perfume,
  brush: tools.brush,
  comb: tools.comb,
  gift: tools.gift,
  bag: tools.bag,
  giftcard: tools.giftcard
}

export async function lookFor(spec: PictureSpec): Promise<Look> {
  const context = contextFor(spec)
  const dressing = await DRESSERS[spec.model](context)
  return {
    stage: stageFor(spec),
    materials: { ...context.materials, ...dressing.materials },
    labels: dressing.labels ?? []
  }
}
