/** Looks of brushes, gift box, paper bag and gift card. */
import { BLACK, blendHex, contrast, fromHex, mixRgb, WHITE } from "../colour.ts"
import { frontLabel } from "../label/label.ts"
import { kawung } from "../label/motifs.ts"
import { printMask } from "../label/print.ts"
import { centred } from "../label/type.ts"
import { bristles, foil, ink, opaque } from "../light/materials.ts"
import { entry } from "../maths.ts"
import { CARD_DESIGNS, cardLabels } from "./cards.ts"
import { type Dresser, type LookContext, readableInk, uprightLabel } from "./context.ts"
import type { BrandLook } from "./spec.ts"

export const brush: Dresser = () => ({ materials: { bristle: bristles("#4a2a2a", "#e9b79c", 1.9, 3) } })

export const comb: Dresser = async (context) => ({
  materials: {
    cushion: opaque(mixRgb(fromHex(context.brand.cap), BLACK, 0.1), 0.5),
    pins: opaque(contrast(context.brand.cap, "#f6e7d8") > 2.5 ? "#f6e7d8" : "#5a3140", 0.3)
  },
  labels: [await uprightLabel(context, "pack", 0.16, 0.42, 1.25, 0.1)]
})

/** Brand ink, or a warm metal tone when the ink would vanish on the pack. */
function ribbonColour({ brand }: LookContext): string {
  return contrast(brand.pack, brand.ink) < 1.7 ? "#e0b27a" : brand.ink
}

export const gift: Dresser = (context) => {
  const box = opaque(context.brand.pack, 0.5)
  return { materials: { pack: box, lid: box, ribbon: opaque(ribbonColour(context), 0.35) } }
}

export const bag: Dresser = async (context) => {
  const { text, brand } = context
  const art = await printMask(
    420,
    500,
    [kawung(210, 190, 92), centred(text.font, text.brand, 84, 330, 210, 392, text.tracking)].join("")
  )
  return {
    materials: {
      pack: opaque(brand.pack, 0.55, { specular: 0.03 }),
      rope: opaque(ribbonColour(context), 0.7),
      tissue: opaque(mixRgb(fromHex(context.wall), WHITE, 0.5), 0.8, { specular: 0.01, soft: 0.2 })
    },
    labels: [
      frontLabel("pack", art, [-0.98, 0.98, 0.1, 2.43], contrast(brand.pack, "#f0c98c") > 4 ? foil() : context.packInk)
    ]
  }
}

/** A card of the envelope's own colour would vanish, so it turns into near-white paper. */
function cardBrand(brand: BrandLook): BrandLook {
  const cap = contrast(brand.pack, brand.cap) < 1.7 ? blendHex("#fffaf7", brand.pack, 0.06) : brand.cap
  return { ...brand, cap, ink: readableInk(cap, brand.ink) }
}

export const giftcard: Dresser = async (context) => {
  const brand = cardBrand(context.brand)
  const design = context.spec.design ?? entry(CARD_DESIGNS, (context.spec.seed ?? 0) % CARD_DESIGNS.length)
  return {
    materials: {
      pack: opaque(brand.pack, 0.6, { specular: 0.03 }),
      lining: opaque(mixRgb(fromHex(brand.pack), fromHex(brand.ink), 0.35), 0.6, { specular: 0.02 }),
      card: opaque(brand.cap, 0.35),
      seal: opaque("#dba860", 0.42, { metal: 0.35, specular: 0.1 })
    },
    labels: await cardLabels(design, brand, ink(brand.ink))
  }
}
