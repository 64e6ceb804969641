/** Sets and casts of the hero banners. */
import type { Part } from "../geometry/part.ts"
import { palmGobo } from "../light/gobo.ts"
import { glass, type Material, opaque } from "../light/materials.ts"
import { type Stage, studioStage } from "../light/stage.ts"
import type { SceneItem } from "./compose.ts"
import * as product from "./products.ts"
import { arch, ball, disc, leafFan, pebble, slab, sun, wave } from "./props.ts"

export interface Theme {
  stage: Stage
  materials: Record<string, Material>
  /** Products and props around the origin of the group, about 6 units wide. */
  wide: () => { items: SceneItem[]; props: Part[] }
  tall: () => { items: SceneItem[]; props: Part[] }
}

const matte = (colour: string) => opaque(colour, 0.58, { specular: 0.025 })

/** The lipstick of the banner in another of its shades. */
const lipstick = (shade: string) => ({ ...product.LIPSTICK, shade })

export const rona: Theme = {
  stage: studioStage("#f9a8b4", "#f4899d", { gobo: palmGobo(1, 0.8), shadow: 0.55, shadowTint: "#b2214f" }),
  materials: {
    plinth: matte("#f58fa2"),
    plinth2: matte("#fbb9bf"),
    arch: matte("#f7a0ae"),
    pearl: opaque("#ffeae6", 0.18, { specular: 0.09, soft: 0.3 })
  },
  wide: () => ({
    items: [
      { spec: lipstick("#a63a2a"), at: [0.35, 0.5, -0.9] },
      { spec: lipstick("#6e1238"), at: [2.75, 1.05, -1.2] },
      { spec: lipstick("#9a5a44"), at: [5.15, 0.5, -0.9], turn: -0.12 },
      { spec: product.LIPSTICK, at: [1.5, 0, 1.1] },
      { spec: lipstick("#a8475c"), at: [4, 0, 1.1], turn: -0.08 }
    ],
    props: [
      disc(1.25, 0.5, 0.35, -0.9, "plinth2"),
      disc(1.3, 1.05, 2.75, -1.2),
      disc(1.25, 0.5, 5.15, -0.9, "plinth2"),
      arch(2.75, -2.8, 1.6, 0.3, 1.9),
      ball(0.26, [0.1, 0.26, 1.2], "pearl"),
      ball(0.16, [2.95, 0.16, 1.9], "pearl")
    ]
  }),
  tall: () => ({
    items: [
      { spec: lipstick("#a63a2a"), at: [-1.75, 0.25, -0.9], scale: 0.9 },
      { spec: lipstick("#6e1238"), at: [0.15, 0.5, -1.3], scale: 0.9 },
      { spec: lipstick("#9a5a44"), at: [1.95, 0.25, -0.9], turn: -0.1, scale: 0.9 },
      { spec: product.LIPSTICK, at: [-0.85, 0, 1], scale: 0.9 },
      { spec: lipstick("#a8475c"), at: [1.2, 0, 1.1], turn: -0.08, scale: 0.9 }
    ],
    props: [
      disc(1.1, 0.25, -1.75, -0.9, "plinth2"),
      disc(1.15, 0.5, 0.15, -1.3),
      disc(1.1, 0.25, 1.95, -0.9, "plinth2"),
      arch(0.15, -2.6, 1.35, 0.3),
      ball(0.24, [-2.2, 0.24, 1.1], "pearl"),
      ball(0.15, [0.25, 0.15, 1.7], "pearl")
    ]
  })
}

export const pandan: Theme = {
  stage: studioStage("#cfe8c6", "#a5d09a", { gobo: palmGobo(4, 0.7), shadow: 0.55, shadowTint: "#2c6a3c" }),
  materials: {
    plinth: matte("#b9dcae"),
    plinth2: matte("#dcefd4"),
    arch: matte("#c2e0b8"),
    stone: matte("#f4f1e6"),
    leaf: opaque("#6fb35f", 0.42, { soft: 0.5 }),
    leaf2: opaque("#9acb78", 0.45, { soft: 0.5 })
  },
  wide: () => ({
    items: [
      { spec: product.TONER, at: [0.15, 0, -0.5] },
      { spec: product.AMPOULE, at: [1.75, 0.62, -0.7] },
      { spec: product.GREEN_CREAM, at: [2.3, 0, 1.25], scale: 0.86 },
      { spec: product.SERUM, at: [3.75, 0.95, -1.1] },
      { spec: product.FACE_WASH, at: [5.2, 0, 0.1], turn: -0.12 }
    ],
    props: [
      disc(1.1, 0.62, 1.75, -0.7),
      disc(1.3, 0.95, 3.75, -1.1, "plinth2"),
      pebble(0.42, 4.25, 0.22, 1.45),
      pebble(0.3, 0.95, 0.16, 1.5),
      pebble(0.24, 4.3, 0.56, 1.4),
      ...leafFan(5.9, -2.2, 4.6, 7),
      ...leafFan(0.6, -2.4, 3.9, 5)
    ]
  }),
  tall: () => ({
    items: [
      { spec: product.TONER, at: [-2.15, 0, -0.5] },
      { spec: product.AMPOULE, at: [-0.7, 0.62, -0.9] },
      { spec: product.GREEN_CREAM, at: [0.35, 0, 1.2], scale: 0.82 },
      { spec: product.FACE_WASH, at: [1.95, 0, -0.4], turn: -0.12 }
    ],
    props: [
      disc(1.1, 0.62, -0.7, -0.9),
      pebble(0.36, 1.9, 0.2, 1.4),
      pebble(0.26, -1.7, 0.14, 1.4),
      ...leafFan(2.3, -2.4, 4.4, 6),
      ...leafFan(-2.1, -2.4, 3.8, 5)
    ]
  })
}

export const kunyit: Theme = {
  stage: studioStage("#ffdc94", "#f3b650", { shadow: 0.58, shadowTint: "#a3501a" }),
  materials: {
    plinth: matte("#f7c469"),
    plinth2: matte("#fbd68c"),
    sun: opaque("#ffe9b8", 0.6, { soft: 0.4 }),
    arch: matte("#f5bd5e"),
    amber: glass("#ffc877", { density: 0.5, dark: 0.3, bend: 0.08 }),
    stone: matte("#fff0cf")
  },
  wide: () => ({
    items: [
      { spec: product.MIST, at: [0.35, 0, -0.2] },
      { spec: product.PERFUME, at: [2.45, 0.8, -0.9], scale: 1.12 },
      { spec: product.PERFUME_ROSE, at: [4.75, 0.36, -0.3], turn: -0.16 }
    ],
    props: [
      sun(2.15, 2.5, 2.35, -3.2),
      slab(2.7, 0.8, 2, 2.45, -0.9),
      slab(2.6, 0.36, 2.1, 4.75, -0.3, "plinth2", -0.1),
      arch(5.6, -3, 1.1, 0.26, 1.9),
      ball(0.34, [1.1, 0.34, 1.15], "amber", true),
      ball(0.2, [1.7, 0.2, 1.6], "amber", true),
      ball(0.26, [5.85, 0.26, 1.35], "amber", true),
      ball(0.42, [3.55, 0.42, 1.1], "amber", true)
    ]
  }),
  tall: () => ({
    items: [
      { spec: product.MIST, at: [-1.95, 0, -0.2] },
      { spec: product.PERFUME, at: [0.1, 0.8, -0.9], scale: 1.12 },
      { spec: product.PERFUME_ROSE, at: [2.05, 0, 0.5], turn: -0.16, scale: 0.86 }
    ],
    props: [
      sun(2.1, 0.1, 2.5, -3.2),
      slab(2.6, 0.8, 2, 0.1, -0.9),
      ball(0.32, [-0.85, 0.32, 1.1], "amber", true),
      ball(0.2, [-0.3, 0.2, 1.6], "amber", true)
    ]
  })
}

export const laut: Theme = {
  stage: studioStage("#aee0e7", "#7fc7d1", { shadow: 0.55, shadowTint: "#10606e" }),
  materials: {
    plinth: matte("#8ed0d9"),
    plinth2: matte("#c3e9ed"),
    wave: matte("#9bd8e0"),
    wave2: matte("#c9edf1"),
    pearl: opaque("#fff6ee", 0.18, { specular: 0.09, soft: 0.3 }),
    bubble: glass("#ffffff", { density: 0.04, dark: 0.18, bend: 0.1, edgePower: 3 })
  },
  wide: () => ({
    items: [
      { spec: product.SHAMPOO, at: [0.6, 0, -0.3], scale: 1.06 },
      { spec: product.HAIR_OIL, at: [2.5, 0.62, -0.7] },
      { spec: product.CONDITIONER, at: [4, 0, 0.1], turn: -0.1 },
      { spec: product.HAIR_BRUSH, at: [5.55, 0, -0.7], turn: -0.3 }
    ],
    props: [
      disc(1.1, 0.62, 2.5, -0.7),
      wave(9, 2.1, 0.4, 3.4, -3.4, 0.4, "wave2"),
      wave(10, 1.3, 0.35, 3.2, -2.4, 2.2, "wave"),
      ball(0.3, [1.75, 0.3, 1.35], "pearl"),
      ball(0.18, [2.3, 0.18, 1.6], "pearl"),
      ball(0.24, [4.9, 0.24, 1.5], "pearl"),
      ball(0.42, [3.25, 3.1, 0.2], "bubble", true),
      ball(0.24, [1.8, 3.6, -0.2], "bubble", true),
      ball(0.3, [4.75, 3.4, -0.4], "bubble", true)
    ]
  }),
  tall: () => ({
    items: [
      { spec: product.SHAMPOO, at: [-1.75, 0, -0.3] },
      { spec: product.HAIR_OIL, at: [0.1, 0.62, -0.9] },
      { spec: product.CONDITIONER, at: [1.75, 0, 0], turn: -0.1 }
    ],
    props: [
      disc(1.1, 0.62, 0.1, -0.9),
      wave(9, 2.2, 0.4, 0.2, -3.4, 0.4, "wave2"),
      wave(9, 1.3, 0.35, 0, -2.4, 2.2, "wave"),
      ball(0.28, [-0.5, 0.28, 1.3], "pearl"),
      ball(0.17, [0.1, 0.17, 1.5], "pearl"),
      ball(0.4, [0.9, 3.9, 0], "bubble", true),
      ball(0.22, [-0.6, 4.5, 0], "bubble", true)
    ]
  })
}
