/** Looks of serum, cream, tube, toner, sheet mask and sachet. */
import { fromHex, luminance, mixRgb } from "../colour.ts"
import { JARS, SERUM_BOTTLES, shapeOf, TONER_BOTTLES, TUBES } from "../geometry/bottles.ts"
import { frontLabel } from "../label/label.ts"
import { kawung } from "../label/motifs.ts"
import { printMask, textBlock } from "../label/print.ts"
import { centred } from "../label/type.ts"
import { glass, ink, liquid, opaque } from "../light/materials.ts"
import { type Dresser, readableInk } from "./context.ts"
import { artSize, wrapLabel } from "./wrap.ts"

export const serum: Dresser = async (context) => {
  const { label } = shapeOf(SERUM_BOTTLES, context.variant)
  const texture = await textBlock(context.text, {
    ...artSize(label, 335),
    brandSize: 92,
    brandAt: 0.3,
    titleAt: 0.54,
    titleSize: 34
  })
  return {
    materials: {
      glass: glass(context.brand.glass ?? "#eef6ee", { density: 0.14 }),
      liquid: liquid(context.shade, 0.2, 1.5),
      pipette: opaque("#f3f6f2", 0.2)
    },
    labels: [wrapLabel("glass", texture, label, context.glassInk)]
  }
}

export const jar: Dresser = async (context) => {
  const { label, fill } = shapeOf(JARS, context.variant)
  const texture = await textBlock(context.text, {
    ...artSize(label, 300),
    brandSize: 92,
    brandAt: 0.34,
    titleAt: 0.6,
    titleSize: 28,
    sizeAt: 0.95
  })
  const content = opaque(context.spec.shade ?? "#f3ead9", 0.4, { soft: 0.3 })
  return {
    materials: {
      glass: glass("#f6f3fb", { density: 0.12, frost: 0.35 }),
      pack: content,
      body: opaque(context.brand.pack, 0.34, { specular: 0.05 })
    },
    labels: [
      fill ? wrapLabel("glass", texture, label, context.glassInk) : wrapLabel("body", texture, label, context.packInk)
    ]
  }
}

export const tube: Dresser = async (context) => {
  const [halfWidth, bottom, top] = shapeOf(TUBES, context.variant).label
  const width = Math.round(halfWidth * 2 * 322)
  const texture = await textBlock(context.text, {
    width,
    height: Math.round((top - bottom) * 322),
    motif: true,
    brandSize: 100,
    brandAt: 0.42,
    titleAt: 0.6,
    titleSize: 38
  })
  return { labels: [frontLabel("pack", texture, [-halfWidth, halfWidth, bottom, top], context.packInk)] }
}

/** Deep colours (foundation) need clear glass, or the frost falsifies the shade. */
const DEEP_LIQUID = 0.55

export const toner: Dresser = async (context) => {
  const { label } = shapeOf(TONER_BOTTLES, context.variant)
  const texture = await textBlock(context.text, {
    ...artSize(label, 327),
    brandSize: 100,
    brandAt: 0.28,
    titleAt: 0.46,
    titleSize: 37
  })
  return {
    materials: {
      glass: glass("#ffffff", { density: 0.1, frost: luminance(context.shade) < DEEP_LIQUID ? 0 : 0.5, dark: 0.22 }),
      liquid: liquid(context.shade, 0.1, 2)
    },
    labels: [wrapLabel("glass", texture, label, context.glassInk)]
  }
}

export const mask: Dresser = async (context) => {
  const { text, shade, brand } = context
  const flower = await printMask(448, 620, kawung(224, 300, 120) + kawung(224, 300, 46, 0))
  const words = await printMask(
    448,
    620,
    [
      centred(text.font, text.brand, 100, 380, 224, 128, text.tracking),
      ...text.title.map((line, index) => centred("jost-500", line.toUpperCase(), 29, 390, 224, 480 + index * 38, 0.08)),
      centred("jost-400", text.size, 23, 380, 224, 582, 0.06)
    ].join("")
  )
  const area = [-1.12, 1.12, 0, 3.1] as const
  const petals = mixRgb(fromHex(shade), fromHex(brand.pack), 0.12)
  return {
    labels: [
      frontLabel("pack", flower, area, { ...ink(shade), colour: petals }),
      frontLabel("pack", words, area, context.packInk)
    ]
  }
}

export const sachet: Dresser = async (context) => {
  const { text, shade, brand } = context
  const area = [-0.86, 0.86, 0, 2.5] as const
  const panel = await printMask(
    344,
    500,
    '<rect x="0" y="0" width="344" height="176"/><path d="M0 176Q86 214 172 176T344 176V150H0Z"/>'
  )
  const words = await printMask(
    344,
    500,
    [
      centred("jost-500", (text.title[0] ?? "").toUpperCase(), 32, 286, 172, 268, 0.06),
      text.title[1] ? centred("jost-500", text.title[1].toUpperCase(), 32, 286, 172, 308, 0.06) : "",
      kawung(172, 366, 30),
      centred("jost-400", text.size, 24, 270, 172, 428, 0.06)
    ].join("")
  )
  const wordmark = await printMask(344, 500, centred(text.font, text.brand, 84, 270, 172, 136, text.tracking))
  return {
    labels: [
      frontLabel("pack", panel, area, ink(shade)),
      frontLabel("pack", wordmark, area, ink(readableInk(shade, brand.ink))),
      frontLabel("pack", words, area, context.packInk)
    ]
  }
}
