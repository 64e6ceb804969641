/** Looks of lip, face and eye make-up. */
import { fromHex, mixRgb, type Rgb, scaleRgb, WHITE } from "../colour.ts"
import { petalDistance } from "../geometry/petals.ts"
import { EIGHT_WELLS, QUAD_WELLS, type WellGrid, wellIndex, wellOffset } from "../geometry/wells.ts"
import { frontLabel, type Label, topLabel } from "../label/label.ts"
import { kawung } from "../label/motifs.ts"
import { printMask, textBlock } from "../label/print.ts"
import { glass, type Opaque, opaque, type Surface, setColour, tiltNormal } from "../light/materials.ts"
import { entry, fractal, noise } from "../maths.ts"
import { type Dresser, type LookContext, uprightLabel } from "./context.ts"

export const lipstick: Dresser = async (context) => ({
  materials: { shade: opaque(context.shade, 0.42, { soft: 0.35 }) },
  labels: [await uprightLabel(context, "cap", 0.52, 0.3, 1.65)]
})

export const lipcream: Dresser = async (context) => ({
  materials: {
    glass: glass("#fff5f2", { density: 0.1, dark: 0.24 }),
    shade: opaque(context.shade, 0.3, { soft: 0.4 })
  },
  labels: [await lipCreamName(context)]
})

async function lipCreamName(context: LookContext): Promise<Label> {
  const shape = context.variant % 3
  if (shape === 2) return uprightLabel(context, "cap", 0.35, 1.8, 3.05, 0.11)
  const wrapped = await uprightLabel(context, "cap", 0.45, 1.95, 3.15, 0.12)
  return shape === 1 ? frontLabel("cap", wrapped.texture, [-0.14, 0.14, -0.62, 0.62], context.capInk) : wrapped
}

export const stick: Dresser = async (context) => {
  const texture = await textBlock(context.text, {
    width: 400,
    height: 460,
    brandSize: 92,
    brandAt: 0.36,
    titleAt: 0.58,
    titleSize: 36,
    sizeAt: 0.9
  })
  return {
    materials: { shade: opaque(context.shade, 0.5, { soft: 0.5 }), collar: opaque("#fffaf6", 0.35) },
    labels: [frontLabel("pack", texture, [-0.56, 0.56, 0.46, 1.75], context.packInk)]
  }
}

/** Cedar with fine rings, for sharpened pencils. */
function cedar(): Opaque {
  const light: Rgb = fromHex("#e3b88c")
  const dark: Rgb = fromHex("#b98357")
  return opaque(light, 0.7, {
    specular: 0.02,
    paint: (x, y, z, surface) => {
      const grain = noise(Math.atan2(x, z) * 14 + 40, y * 3) * 0.7 + noise(Math.atan2(x, z) * 40, y * 9) * 0.3
      setColour(surface, mixRgb(light, dark, grain))
    }
  })
}

export const pencil: Dresser = async (context) => ({
  materials: {
    shade: opaque(context.shade, 0.35),
    lead: opaque(context.shade, 0.55, { soft: 0.25 }),
    wood: cedar(),
    plinth: opaque(mixRgb(fromHex(context.floor), WHITE, 0.25), 0.6, { specular: 0.02 })
  },
  labels: [
    await uprightLabel(context, "pack", 0.17, 0.5, 1.9, 0.085),
    await uprightLabel(context, "cap", 0.2, 0.2, 0.95, 0.09)
  ]
})

export const cushion: Dresser = async (context) => {
  const { shade, spec, brand } = context
  const flower = spec.emboss ? await printMask(256, 256, kawung(128, 128, 118)) : undefined
  return {
    materials: {
      pan: opaque(shade, 0.65, { soft: 0.2, specular: 0.02 }),
      puff: opaque("#f6e3d8", 0.9, { specular: 0.01, soft: 0.3 }),
      ribbon: opaque(brand.ink, 0.6)
    },
    labels: flower
      ? [
          topLabel("pan", flower, [-0.78, 0.78, -0.78, 0.78], {
            colour: scaleRgb(fromHex(shade), 0.82),
            metal: 0,
            rough: 0.7
          })
        ]
      : []
  }
}

interface Pan {
  colour: Rgb
  shimmer: boolean
}

const CREAM: Rgb = [1, 0.93, 0.86]
const EARTH: Rgb = fromHex("#8a5a44")
const PLUM: Rgb = fromHex("#4a2030")

/** Eight steps from highlight to liner around one shade: [towards cream, towards earth, towards plum, shimmer]. */
const RAMP = [
  [0.74, 0, 0, 0],
  [0.42, 0, 0, 1],
  [0.06, 0.15, 0, 0],
  [0, 0.3, 0.55, 0],
  [0.84, 0.05, 0, 1],
  [0.5, 0.34, 0, 0],
  [0.04, 0, 0.12, 1],
  [0, 0.1, 0.82, 0]
] as const

export function pansFor(context: LookContext, order: readonly number[]): Pan[] {
  const base = fromHex(context.shade)
  const given = context.spec.shades
  return order.map((step, index) => {
    const [cream, earth, plum, shimmer] = entry(RAMP, step)
    const derived = mixRgb(mixRgb(mixRgb(base, EARTH, earth), PLUM, plum), CREAM, cream)
    return { colour: given?.[index] ? fromHex(given[index]) : derived, shimmer: shimmer === 1 }
  })
}

/** Pressed powder; shimmers sparkle, mattes stay flat; `petal` is the length of the pressed flower, 0 for none. */
function pressedPans(wells: WellGrid, pans: readonly Pan[], petal: number): Opaque {
  return opaque("#ffffff", 0.85, {
    specular: 0.02,
    paint: (x, _y, z, surface) => {
      const pan = entry(pans, wellIndex(wells, x, z))
      const sparkle = noise(x * 90, z * 90)
      let powder = 0.94 + 0.1 * fractal(x * 26, z * 26, 2)
      if (petal > 0) powder *= pressFlower(wells, x, z, petal, surface)
      setColour(surface, scaleRgb(mixRgb(pan.colour, WHITE, pan.shimmer ? sparkle ** 2 * 0.4 : 0), powder))
      surface.rough = pan.shimmer ? 0.45 : 0.85
      surface.metal = pan.shimmer ? 0.25 : 0
    }
  })
}

/** Tilts the normal along the rim of the pressed flower and returns the shade inside it. */
function pressFlower(wells: WellGrid, x: number, z: number, petal: number, surface: Surface): number {
  const [offsetX, offsetZ] = wellOffset(wells, x, z)
  const inside = petalDistance(offsetX, offsetZ, petal)
  const rim = Math.exp(-(inside * inside) / 0.00016)
  const slopeX = (petalDistance(offsetX + 0.004, offsetZ, petal) - inside) / 0.004
  const slopeZ = (petalDistance(offsetX, offsetZ + 0.004, petal) - inside) / 0.004
  tiltNormal(surface, -slopeX * rim * 0.9, 0, -slopeZ * rim * 0.9)
  return inside < 0 ? 0.86 : 1
}

export const palette: Dresser = (context) => ({
  materials: {
    pans: pressedPans(EIGHT_WELLS, pansFor(context, [0, 1, 2, 3, 4, 5, 6, 7]), context.spec.emboss ? 0.22 : 0)
  }
})

export const compactpalette: Dresser = (context) => ({
  materials: { pans: pressedPans(QUAD_WELLS, pansFor(context, [4, 1, 6, 3]), 0.28) }
})

export const mascara: Dresser = async (context) => ({
  materials: { bristle: opaque("#141016", 0.8) },
  labels: [await uprightLabel(context, "pack", 0.34, 0.25, 1.75, 0.12)]
})

export const curler: Dresser = (context) => ({
  materials: { pad: opaque(context.spec.shade ?? "#f08aa0", 0.5, { soft: 0.2 }) }
})

export const nail: Dresser = async (context) => ({
  materials: {
    glass: glass("#ffffff", { density: 0.06, dark: 0.28 }),
    shade: opaque(context.shade, 0.2, { specular: 0.06 })
  },
  labels: [await uprightLabel(context, "cap", 0.33, 1.6, 2.8, 0.12)]
})
