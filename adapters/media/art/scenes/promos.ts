/** Promotion banners and the popup. */
import { palmGobo } from "../light/gobo.ts"
import { metal, opaque } from "../light/materials.ts"
import { studioStage } from "../light/stage.ts"
import type { ScenePlan } from "./compose.ts"
import * as product from "./products.ts"
import { arch, ball, disc, sun } from "./props.ts"

const matte = (colour: string) => opaque(colour, 0.58, { specular: 0.025 })
const PEARL = opaque("#fff3ea", 0.18, { specular: 0.09, soft: 0.3 })
const BANNER = {
  width: 1080,
  height: 540,
  camera: { position: [0, 3.6, 18] as const, target: [0, 1.62, 0] as const, fov: 28.4 }
}

/** Daily deals: many small favourites, text on the left. */
export function dailyDeals(): ScenePlan {
  return {
    ...BANNER,
    stage: studioStage("#ffd9c2", "#ffb899", { gobo: palmGobo(5, 0.6), shadowTint: "#b2472a" }),
    materials: { plinth: matte("#ffc2a6"), plinth2: matte("#ffdcc9"), pearl: PEARL },
    items: [
      { spec: product.BLUSH, at: [0.9, 0, 0.9], scale: 0.62, turn: 0.1 },
      { spec: product.SUNSCREEN, at: [1.75, 0.5, -0.9], scale: 0.82 },
      { spec: product.POLISH_PINK, at: [2.45, 0, 1.2], scale: 0.8 },
      { spec: product.MASCARA, at: [3.3, 0, -0.2], scale: 0.9 }
    ],
    props: [disc(1, 0.5, 1.75, -0.9), ball(0.2, [0.1, 0.2, 1.6], "pearl")]
  }
}

/** Brand launch: one product on a stage. */
export function brandLaunch(): ScenePlan {
  return {
    ...BANNER,
    stage: studioStage("#e3dcfa", "#c2b5f0", { shadowTint: "#4a3a9a" }),
    materials: { plinth: matte("#cdc2f3"), plinth2: matte("#ded6f8"), arch: matte("#d3c9f5"), sun: matte("#f1ecfd") },
    items: [
      { spec: product.LIP_TINT, at: [1.15, 0.35, 0.3], scale: 0.82 },
      { spec: product.QUAD, at: [2.35, 0.7, -0.9], scale: 0.88 },
      { spec: product.PERFUME_ROSE, at: [3.5, 0.35, 0.4], scale: 0.74, turn: -0.16 }
    ],
    props: [disc(2.4, 0.35, 2.35, 0), disc(1.3, 0.7, 2.35, -0.9, "plinth2"), arch(2.35, -2.6, 1.9, 0.3, 1.7)]
  }
}

/** Loyalty: plum night, gift and gold. */
export function loyaltyPlum(): ScenePlan {
  return {
    ...BANNER,
    stage: studioStage("#6a1b4e", "#571240", { shadowTint: "#1c0414", shadow: 0.7 }),
    materials: {
      gold: metal("#e6b977", 0.24),
      pearl: opaque("#f4b9c8", 0.2, { specular: 0.09 }),
      relief: matte("#86306a")
    },
    items: [
      { spec: product.GIFT_PINK, at: [1.75, 0, -0.4], scale: 0.95 },
      { spec: product.POLISH, at: [3.4, 0, 0.9], scale: 0.86 }
    ],
    props: [
      sun(1.75, 2.1, 1.75, -3.4, "relief"),
      ball(0.26, [0.2, 0.26, 1.1], "gold"),
      ball(0.17, [0.75, 0.17, 1.5], "pearl"),
      ball(0.13, [2.6, 0.13, 1.7], "gold")
    ]
  }
}

/** Free shipping: bags and a parcel. */
export function freeShipping(): ScenePlan {
  return {
    ...BANNER,
    stage: studioStage("#cfeedd", "#a6dcc0", { gobo: palmGobo(2, 0.5), shadowTint: "#176a48" }),
    materials: { plinth: matte("#b5e2ca"), pearl: PEARL },
    items: [
      { spec: product.BAG, at: [0.85, 0, -0.5], scale: 0.98, turn: -0.12 },
      { spec: product.BAG_TEAL, at: [3.15, 0, -0.9], scale: 0.86, turn: -0.7 },
      { spec: product.GIFT_PINK, at: [2.75, 0, 1.1], scale: 0.48, turn: 0.3 }
    ],
    props: [ball(0.16, [3.6, 0.16, 1.5], "pearl")]
  }
}

/** Popup: upright picture with room for text on top. */
export function popup(): ScenePlan {
  return {
    width: 780,
    height: 682,
    camera: { position: [0, 4.2, 18], target: [0, 1.75, 0], fov: 18.6 },
    stage: studioStage("#fbc6cf", "#f39bac", { gobo: palmGobo(1, 0.8), shadowTint: "#a3214c" }),
    materials: { plinth: matte("#f7adb9"), pearl: PEARL, sun: matte("#fdd8dc") },
    items: [
      { spec: product.BAG, at: [-0.72, 0, -0.7], scale: 0.92, turn: -0.16 },
      { spec: product.LIPSTICK, at: [1.15, 0, 0.5], scale: 0.88 },
      { spec: product.GIFT_PINK, at: [0.36, 0, 1.7], scale: 0.34, turn: 0.2 }
    ],
    props: [sun(1.85, 0.35, 1.9, -3.2), ball(0.18, [-1.5, 0.18, 1.2], "pearl")]
  }
}
