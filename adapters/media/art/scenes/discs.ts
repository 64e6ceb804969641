/** Category discs and the empty-state emblem. */
import { HIGH } from "../geometry/cameras.ts"
import { MODELS } from "../geometry/models/index.ts"
import { metal, opaque } from "../light/materials.ts"
import { studioStage, TILES, type TileName, tileStage } from "../light/stage.ts"
import type { SceneItem, ScenePlan } from "./compose.ts"
import * as product from "./products.ts"
import { ball, disc, flower } from "./props.ts"

interface Disc {
  tile: TileName
  items: SceneItem[]
  /** Height of the picture's centre and width of its middle square in scene units. */
  centre: number
  view: number
}

const DISCS = {
  makeup: {
    tile: "orchid",
    centre: 1.55,
    view: 4.9,
    items: [
      { spec: product.CUSHION, at: [-0.75, 0, -0.6], scale: 0.86 },
      { spec: product.LIPSTICK, at: [0.95, 0, 0.4], scale: 0.78 }
    ]
  },
  "lip-care": {
    tile: "laut",
    centre: 1.15,
    view: 3.5,
    items: [{ spec: product.LIP_BALM, at: [-0.1, 0, 0], scale: 0.86 }]
  },
  lips: {
    tile: "blossom",
    centre: 1.5,
    view: 4.2,
    items: [
      { spec: product.LIPSTICK, at: [0.4, 0, 0.2] },
      { spec: product.LIP_CREAM, at: [-1.05, 0, -0.5], scale: 0.86 }
    ]
  },
  face: { tile: "peach", centre: 1.4, view: 4.7, items: [{ spec: product.BLUSH, at: [0, 0, 0] }] },
  eyes: {
    tile: "lilac",
    centre: 1.25,
    view: 4,
    items: [
      { spec: product.QUAD, at: [-0.5, 0, -0.3], scale: 0.86 },
      { spec: product.MASCARA, at: [1, 0, 0.5], scale: 0.62 }
    ]
  },
  skin: {
    tile: "pandan",
    centre: 1.45,
    view: 4,
    items: [
      { spec: product.SERUM, at: [-0.5, 0, -0.5], scale: 0.94 },
      { spec: product.GREEN_CREAM, at: [0.72, 0, 0.5], scale: 0.6 }
    ]
  },
  sun: {
    tile: "kunyit",
    centre: 1.6,
    view: 4.3,
    items: [
      { spec: product.SUNSCREEN, at: [-0.35, 0, -0.4], scale: 0.96 },
      { spec: product.SUN_STICK, at: [0.95, 0, 0.5], scale: 0.5 }
    ]
  },
  fragrance: { tile: "orchid", centre: 1.5, view: 4, items: [{ spec: product.PERFUME_ROSE, at: [0, 0, 0] }] },
  hair: {
    tile: "laut",
    centre: 1.5,
    view: 4.2,
    items: [
      { spec: product.SHAMPOO, at: [-0.45, 0, -0.2], scale: 0.95 },
      { spec: product.HAIR_BRUSH, at: [1, 0, 0.3], scale: 0.62 }
    ]
  },
  body: { tile: "beras", centre: 1.1, view: 4, items: [{ spec: product.SOAP, at: [0, 0, 0] }] },
  nails: {
    tile: "peach",
    centre: 1.35,
    view: 3.8,
    items: [
      { spec: product.POLISH_PINK, at: [-0.5, 0, 0.2], scale: 0.92 },
      { spec: product.POLISH, at: [0.75, 0, -0.5], scale: 0.86 }
    ]
  },
  tools: { tile: "beras", centre: 1.6, view: 4.2, items: [{ spec: product.BRUSHES, at: [0, 0, 0] }] },
  gifts: { tile: "orchid", centre: 1.15, view: 4.3, items: [{ spec: product.GIFT_PINK, at: [0, 0, 0] }] }
} satisfies Record<string, Disc>

export type DiscName = keyof typeof DISCS
export const DISC_NAMES = Object.keys(DISCS) as DiscName[]

/** Width of the picture in widths of its middle: the disc is cut from the middle, a band shows all of it. */
const WIDE = 2.25

/** Wide picture of a category: its goods stand in the middle square, inside a circle; pearls and a kawung flower at its sides. */
export function categoryDisc(name: DiscName): ScenePlan {
  const plan: Disc = DISCS[name]
  const high = plan.items.some(({ spec }) => MODELS[spec.model]().camera.position[1] > 7)
  const position = high ? HIGH.position : ([0, 3.6, 17] as const)
  const distance = Math.hypot(position[1] - plan.centre, position[2])
  const [, floor] = TILES[plan.tile]
  const side = plan.view * 0.78
  return {
    width: 320 * WIDE,
    height: 320,
    camera: {
      position,
      target: [0, plan.centre, 0],
      fov: (Math.atan((plan.view * WIDE) / 2 / distance) * 360) / Math.PI
    },
    stage: tileStage(plan.tile),
    items: plan.items,
    props: [
      flower(plan.view * 0.19, [side, plan.view * 0.17, -0.9], "petal", -0.34, 0.16),
      ball(plan.view * 0.035, [side, plan.view * 0.17, -0.66], "gold"),
      ball(plan.view * 0.075, [side * 0.86, plan.view * 0.075, 0.7], "pearl"),
      ball(plan.view * 0.05, [-side * 0.84, plan.view * 0.05, 0.9], "pearl")
    ],
    materials: {
      petal: opaque(floor, 0.5, { specular: 0.03, soft: 0.3 }),
      pearl: opaque("#fff3ea", 0.18, { specular: 0.09, soft: 0.3 }),
      gold: metal("#e6b977", 0.24)
    }
  }
}

const matte = (colour: string) => opaque(colour, 0.58, { specular: 0.025 })

/** Kawung with a gold glint; quiet enough for empty pages, in a light and a dark version. */
export function emblem(dark: boolean): ScenePlan {
  const stage = dark
    ? studioStage("#23101c", "#2b1424", { shadowTint: "#000000" })
    : studioStage("#fdf3f4", "#f8e4e8", { shadowTint: "#d68aa0" })
  return {
    width: 480,
    height: 480,
    camera: { position: [0, 4.6, 17], target: [0, 1.5, 0], fov: 14 },
    stage,
    materials: {
      flower: opaque(dark ? "#a8487f" : "#f2a9bb", 0.34, { soft: 0.4 }),
      gold: metal("#e6b977", 0.22),
      plinth: matte(dark ? "#3a1730" : "#fbe3e7")
    },
    items: [],
    props: [
      disc(1.25, 0.28, 0, 0),
      flower(1.12, [0, 1.42, 0], "flower", 0.26, 0.2),
      ball(0.2, [0.045, 1.42, 0.16], "gold")
    ]
  }
}
