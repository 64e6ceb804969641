/** The e-gift card designs, each in its own envelope and tile colour. */
import { palmGobo } from "../light/gobo.ts"
import { type TileName, tileStage } from "../light/stage.ts"
import { CARD_DESIGNS } from "../looks/cards.ts"
import type { PictureSpec } from "../looks/spec.ts"
import { entry } from "../maths.ts"
import { PENDAR } from "./brands.ts"
import type { ScenePlan } from "./compose.ts"

interface CardColours {
  tile: TileName
  pack: string
  card: string
  ink: string
}

const CARD_COLOURS: readonly CardColours[] = [
  { tile: "blossom", pack: "#c41b4b", card: "#fff4f1", ink: "#8c1b46" },
  { tile: "lilac", pack: "#8f74d1", card: "#fbf7ff", ink: "#4e3691" },
  { tile: "kunyit", pack: "#f0a63a", card: "#fffaf0", ink: "#8a4a10" },
  { tile: "pandan", pack: "#2e7d6b", card: "#f2faf2", ink: "#1c5a4c" },
  { tile: "laut", pack: "#1f6f78", card: "#eefafb", ink: "#0f4a52" },
  { tile: "orchid", pack: "#6a1750", card: "#fbd9e2", ink: "#6a1750" }
]

export const GIFT_CARD_COUNT = CARD_COLOURS.length

export function giftCard(index: number): ScenePlan {
  const colours = entry(CARD_COLOURS, index)
  const brand = { ...PENDAR, pack: colours.pack, cap: colours.card, ink: colours.ink }
  const spec: PictureSpec = {
    model: "giftcard",
    brand,
    title: "E-gift",
    tile: colours.tile,
    design: entry(CARD_DESIGNS, index)
  }
  return {
    width: 720,
    height: 540,
    camera: { position: [0, 3.9, 16.8], target: [0, 1.46, 0], fov: 16.2 },
    stage: tileStage(colours.tile, { gobo: index % 2 === 0 ? palmGobo(index + 1) : undefined }),
    items: [{ spec }]
  }
}
