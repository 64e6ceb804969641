/** Shared ingredients of every look: brand materials, readable inks and the text to print. */
import { blendHex, contrast, luminance } from "../colour.ts"
import { fontNamed } from "../label/fonts.ts"
import { aroundLabel, type Label } from "../label/label.ts"
import { type PackText, uprightName } from "../label/print.ts"
import { wrapTitle } from "../label/type.ts"
import { palmGobo } from "../light/gobo.ts"
import {
  type Finish,
  foil,
  GOLD,
  ink,
  type Material,
  mirror,
  type Opaque,
  opaque,
  ROSE,
  SILVER
} from "../light/materials.ts"
import { type Stage, TILES, tileStage } from "../light/stage.ts"
import type { BrandLook, MetalName, PictureSpec } from "./spec.ts"

const METALS: Record<MetalName, Opaque> = { gold: GOLD, rose: ROSE, silver: SILVER }
const FOILS: Record<MetalName, string> = { gold: "#f0c98c", rose: "#efc0ae", silver: "#e3e3e8" }
const PALE_INK = "#fff8f4"
const DARK_INK = "#2b0f22"
const LEGIBLE = 3
const DEFAULT_SHADE = "#b3123a"

/** Brand ink when it keeps 3:1 on the pack, otherwise the better of near-white and near-black. */
export function readableInk(base: string, wanted: string): string {
  if (contrast(base, wanted) >= LEGIBLE) return wanted
  return contrast(base, PALE_INK) >= contrast(base, DARK_INK) ? PALE_INK : DARK_INK
}

export interface LookContext {
  spec: PictureSpec
  brand: BrandLook
  text: PackText
  shade: string
  variant: number
  /** Wall colour of the tile, hex. */
  wall: string
  floor: string
  metalName: MetalName
  /** Ink for print on glass, on the pack and on the cap. */
  glassInk: Finish
  packInk: Finish
  capInk: Finish
  materials: Record<string, Material>
}

/** Materials and labels that a model adds to the common ones. */
export interface Dressing {
  materials?: Record<string, Material>
  labels?: Label[]
}

export type Dresser = (context: LookContext) => Promise<Dressing> | Dressing

export function stageFor(spec: PictureSpec): Stage {
  const seed = spec.seed ?? 1
  return tileStage(spec.tile ?? "blossom", { gobo: seed % 3 === 0 ? palmGobo(seed) : undefined })
}

export function contextFor(spec: PictureSpec): LookContext {
  const { brand } = spec
  const metalName = brand.metal ?? "gold"
  const [wall, floor] = TILES[spec.tile ?? "blossom"]
  const pack = opaque(brand.pack, 0.3, { specular: 0.05 })
  const text: PackText = {
    brand: brand.name,
    font: fontNamed(brand.font),
    tracking: brand.track ?? 0,
    title: wrapTitle(spec.title),
    size: spec.size ?? ""
  }
  return {
    spec,
    brand,
    text,
    shade: spec.shade ?? DEFAULT_SHADE,
    variant: spec.variant ?? 0,
    wall,
    floor,
    metalName,
    glassInk: ink(readableInk(blendHex(spec.shade ?? brand.glass ?? "#ffffff", "#ffffff", 0.1), brand.ink)),
    packInk: ink(readableInk(brand.pack, brand.ink)),
    capInk: luminance(brand.cap) < 0.2 ? foil(FOILS[metalName]) : ink(readableInk(brand.cap, brand.ink)),
    materials: {
      pack,
      lid: pack,
      default: pack,
      cap: opaque(brand.cap, 0.3),
      metal: METALS[metalName],
      mirror: mirror(wall)
    }
  }
}

/** Wordmark running up a cap or barrel; lengths in scene units. */
export async function uprightLabel(
  context: LookContext,
  material: "cap" | "pack",
  radius: number,
  bottom: number,
  top: number,
  halfWidth = 0.13
): Promise<Label> {
  const height = Math.round((140 * (top - bottom)) / (halfWidth * 2))
  const texture = await uprightName(context.text, 120, 140, height)
  return aroundLabel(
    material,
    texture,
    radius,
    halfWidth,
    bottom,
    top,
    material === "cap" ? context.capInk : context.packInk
  )
}
