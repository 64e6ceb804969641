/** Looks of perfume flacons. */
import { BLACK, fromHex, mixRgb } from "../colour.ts"
import { aroundLabel, frontLabel, type Label } from "../label/label.ts"
import { textBlock } from "../label/print.ts"
import { type Glass, glass, liquid, opaque } from "../light/materials.ts"
import { smoothstep } from "../maths.ts"
import type { Dresser, LookContext } from "./context.ts"

/** Diagonal streak on the flat front of the flacon. */
const streak: NonNullable<Glass["sheen"]> = (x, y, normalZ) => {
  if (normalZ <= 0.9) return 0
  const along = x + (y - 1) * 0.35
  return 0.2 * smoothstep(-0.2, 0.02, along + 0.42) * smoothstep(0.3, 0.06, along + 0.42)
}

export const perfume: Dresser = async (context) => {
  return {
    materials: {
      glass: glass(context.brand.glass ?? "#fff6e8", { density: 0.16, bend: 0.05, dark: 0.42, sheen: streak }),
      liquid: liquid(context.shade, 0.2, 1.5),
      pipette: opaque("#fff6e6", 0.3),
      cap: opaque(mixRgb(fromHex(context.brand.cap), BLACK, 0.04), 0.25)
    },
    labels: [await flaconLabel(context)]
  }
}

async function flaconLabel(context: LookContext): Promise<Label> {
  const shape = context.variant % 3
  if (shape === 1) {
    const tall = await textBlock(context.text, {
      width: 370,
      height: 420,
      brandSize: 84,
      brandAt: 0.36,
      titleAt: 0.58,
      titleSize: 30,
      sizeAt: 0.9
    })
    return frontLabel("glass", tall, [-0.55, 0.55, 0.45, 1.7], context.glassInk)
  }
  const wide = await textBlock(context.text, {
    width: 480,
    height: 300,
    brandSize: 92,
    brandAt: 0.38,
    titleAt: 0.66,
    titleSize: 29,
    sizeAt: 0.95
  })
  return shape === 2
    ? aroundLabel("glass", wide, 0.86, 0.66, 0.38, 1.22, context.glassInk)
    : frontLabel("glass", wide, [-0.72, 0.72, 0.48, 1.42], context.glassInk)
}
