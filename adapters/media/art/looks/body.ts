/** Looks of pump, flip-cap bottle, spray and soap. */
import { fromHex, mixRgb, WHITE } from "../colour.ts"
import { PUMP_BOTTLES, SPRAY_BOTTLES, shapeOf } from "../geometry/bottles.ts"
import { frontLabel } from "../label/label.ts"
import { textBlock } from "../label/print.ts"
import { glass, liquid, opaque, setColour } from "../light/materials.ts"
import { fractal, smoothstep } from "../maths.ts"
import type { Dresser } from "./context.ts"
import { artSize, wrapLabel } from "./wrap.ts"

export const pump: Dresser = async (context) => {
  const { label } = shapeOf(PUMP_BOTTLES, context.variant)
  const texture = await textBlock(context.text, {
    ...artSize(label, 300),
    brandSize: 108,
    brandAt: 0.32,
    titleAt: 0.54,
    titleSize: 34
  })
  return { labels: [wrapLabel("pack", texture, label, context.packInk)] }
}

export const bottleFlip: Dresser = async (context) => {
  const texture = await textBlock(context.text, {
    width: 400,
    height: 560,
    motif: true,
    brandSize: 108,
    brandAt: 0.48,
    titleAt: 0.66,
    titleSize: 36,
    sizeAt: 0.94
  })
  return { labels: [frontLabel("pack", texture, [-0.66, 0.66, 0.3, 2.15], context.packInk)] }
}

export const spray: Dresser = async (context) => {
  const { label, fill } = shapeOf(SPRAY_BOTTLES, context.variant)
  const texture = await textBlock(context.text, {
    ...artSize(label, 355),
    brandSize: 98,
    brandAt: 0.3,
    titleAt: 0.46,
    titleSize: 37,
    sizeAt: 0.9
  })
  return {
    materials: {
      glass: glass(context.brand.glass ?? "#ffffff", { density: 0.14, frost: 0.3, dark: 0.28 }),
      overcap: glass("#ffffff", { density: 0.05, bend: 0.02, dark: 0.3, edgePower: 2.4 }),
      liquid: liquid(context.shade, 0.1, 2),
      pipette: opaque("#f3f6f2", 0.3)
    },
    labels: [
      fill ? wrapLabel("glass", texture, label, context.glassInk) : wrapLabel("pack", texture, label, context.packInk)
    ]
  }
}

const SOAP_MARBLING = 0.22

export const soap: Dresser = async (context) => {
  const body = fromHex(context.shade)
  const vein = mixRgb(body, WHITE, 0.55)
  const texture = await textBlock(context.text, {
    width: 400,
    height: 420,
    motif: true,
    brandSize: 100,
    brandAt: 0.52,
    titleAt: 0.74,
    titleSize: 36,
    sizeAt: 0.97
  })
  return {
    materials: {
      shade: opaque(body, 0.5, {
        soft: 0.55,
        specular: 0.03,
        paint: (x, y, z, surface) => {
          const swirl = fractal(x * 1.2 + fractal(z * 2 + 7, y * 2, 2) * 1.6, z * 1.7 + y, 3)
          setColour(surface, mixRgb(body, vein, smoothstep(0.42, 0.7, swirl) * SOAP_MARBLING))
        }
      }),
      pack: opaque(context.brand.pack, 0.62, { specular: 0.03 }),
      tray: opaque(mixRgb(fromHex(context.floor), WHITE, 0.72), 0.35)
    },
    labels: [frontLabel("pack", texture, [-0.7, 0.7, -0.7, 0.78], context.packInk)]
  }
}
