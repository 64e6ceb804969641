/** Which texture, in which colour, a catalogue product shows. */
import type { ProductRow } from "../catalogue.ts"
import { blendHex } from "../colour.ts"
import { type TextureKind, textureKind } from "./swatch.ts"

/** Fluid base make-up spreads like cream, not like a bullet. */
const FLUID_TYPES = ["foundation", "cushion", "concealer", "primer"]

/** Texture of a product type, undefined when it has none to show. */
export function textureFor(type: string, kind: string): TextureKind | undefined {
  return kind.startsWith("smear") && FLUID_TYPES.includes(type) ? "cream" : textureKind(kind)
}

/** Skin care is paler than its pack: catalogue shades of creams and foams are brand colours. */
const PALING: Partial<Record<TextureKind, number>> = { cream: 0.84, foam: 0.92, gel: 0.45, liquid: 0.4, mist: 0.4 }

export function textureShade({ picture }: ProductRow, department: string, texture: TextureKind): string {
  const shade = picture.texture?.shade ?? picture.shade ?? "#f3ead9"
  return department === "skincare" ? blendHex(shade, "#ffffff", PALING[texture] ?? 0) : shade
}
