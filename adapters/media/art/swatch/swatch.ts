/** Texture swatches: a height field lit by the same studio as the products, seen from above. */
import { encodeSrgb, fromHex, mixRgb, type Rgb, scaleRgb, WHITE } from "../colour.ts"
import { roomOf, TILES, type TileName } from "../light/stage.ts"
import { reflectStudio } from "../light/studio.ts"
import { CHANNELS, clamp, hash, mix, noise, read, smoothstep, type Triple, triple } from "../maths.ts"
import type { Picture } from "../shade/develop.ts"
import { KEY_LIGHT } from "../trace/occlusion.ts"
import * as drops from "./drops.ts"
import * as smears from "./smears.ts"

interface Body {
  height: (seed: number) => smears.HeightAt
  /** Height scale as a share of the picture width. */
  relief: number
  rough: number
  specular: number
  /** 0 opaque, 1 clear. */
  clear: number
  shimmer?: boolean
}

const BODIES = {
  swipe: { height: smears.swipe, relief: 0.05, rough: 0.5, specular: 0.05, clear: 0 },
  gloss: { height: smears.gloss, relief: 0.06, rough: 0.08, specular: 0.05, clear: 0.1 },
  cream: { height: smears.cream, relief: 0.075, rough: 0.3, specular: 0.05, clear: 0 },
  balm: { height: smears.balm, relief: 0.07, rough: 0.36, specular: 0.05, clear: 0.1 },
  gel: { height: drops.gel, relief: 0.3, rough: 0.03, specular: 0.06, clear: 0.78 },
  oil: { height: drops.oil, relief: 0.22, rough: 0.03, specular: 0.06, clear: 0.7 },
  liquid: { height: drops.liquid, relief: 0.2, rough: 0.03, specular: 0.05, clear: 0.82 },
  mist: { height: drops.mist, relief: 0.14, rough: 0.03, specular: 0.06, clear: 0.86 },
  powder: { height: drops.powder, relief: 0.08, rough: 0.9, specular: 0.01, clear: 0, shimmer: true },
  foam: { height: drops.foam, relief: 0.12, rough: 0.22, specular: 0.06, clear: 0 }
} satisfies Record<string, Body>

export type TextureKind = keyof typeof BODIES

/** Catalogue words to texture kinds. */
const ALIASES: Record<string, TextureKind> = {
  "smear-satin": "swipe",
  "smear-matte": "swipe",
  "smear-gloss": "gloss",
  lotion: "cream",
  water: "liquid",
  serum: "gel"
}

export function textureKind(word: string): TextureKind | undefined {
  if (Object.hasOwn(BODIES, word)) return word as TextureKind
  return ALIASES[word]
}

const OVERSAMPLE = 2
const fields = new Map<string, Float32Array>()

function heightField(kind: TextureKind, seed: number, side: number): Float32Array {
  const key = `${kind}/${seed}/${side}`
  const known = fields.get(key)
  if (known) return known
  const heightAt = BODIES[kind].height(seed)
  const field = new Float32Array(side * side)
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) field[y * side + x] = heightAt((x / side) * 2 - 1, (y / side) * 2 - 1)
  }
  fields.set(key, field)
  return field
}

/** Mean height towards the light: a soft cast shadow. */
function shadowAt(field: Float32Array, side: number, x: number, y: number, relief: number): number {
  let shade = 0
  for (let step = 1; step <= 4; step++) {
    const reach = step * relief * side * 0.12
    const fromX = Math.max(0, Math.round(x - reach))
    const fromY = Math.max(0, Math.round(y - reach))
    shade += clamp(read(field, fromY * side + fromX) * 1.3 - step * 0.16)
  }
  return clamp(shade * 0.3)
}

export function renderSwatch(
  kind: TextureKind,
  colourHex: string,
  tile: TileName,
  seed: number,
  size: number
): Picture {
  const body: Body = BODIES[kind]
  const side = size * OVERSAMPLE
  const field = heightField(kind, seed % 3, side)
  const [wallHex, floorHex] = TILES[tile]
  const paper = mixRgb(fromHex(wallHex), WHITE, 0.25)
  const shadowColour = mixRgb(fromHex(floorHex), scaleRgb(fromHex(colourHex), 0.5), 0.3)
  const room = roomOf(paper, fromHex(floorHex))
  const base = fromHex(colourHex)
  const light = triple()
  const pixels = Buffer.alloc(size * size * 3)
  const sum = triple()
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      sum.fill(0)
      for (let part = 0; part < OVERSAMPLE * OVERSAMPLE; part++) {
        const sampleX = x * OVERSAMPLE + (part & 1)
        const sampleY = y * OVERSAMPLE + (part >> 1)
        shadeSample({ field, side, body, base, paper, shadowColour }, sampleX, sampleY, room, light)
        for (const channel of CHANNELS) sum[channel] += encodeSrgb(clamp(light[channel]))
      }
      for (const channel of CHANNELS) {
        const dithered = sum[channel] / (OVERSAMPLE * OVERSAMPLE) + (hash(x * 3 + channel, y) - 0.5) / 255
        pixels[(y * size + x) * 3 + channel] = clamp(dithered) * 255 + 0.5
      }
    }
  }
  return { width: size, height: size, pixels }
}

interface Sheet {
  field: Float32Array
  side: number
  body: Body
  base: Rgb
  paper: Rgb
  shadowColour: Rgb
}

function shadeSample(sheet: Sheet, x: number, y: number, room: ReturnType<typeof roomOf>, out: Triple): void {
  const { field, side, body, base, paper, shadowColour } = sheet
  const inX = clamp(x, 2, side - 3)
  const inY = clamp(y, 2, side - 3)
  const at = inY * side + inX
  const height = read(field, at)
  const pool = 1.08 - 0.16 * Math.hypot(x / side - 0.36, y / side - 0.34)
  const shade = shadowAt(field, side, inX, inY, body.relief) * (body.clear > 0 ? 0.55 : 1)
  const scale = body.relief * side * 0.25
  const slopeX = (read(field, at + 2) - read(field, at - 2)) * scale
  const slopeY = (read(field, at + 2 * side) - read(field, at - 2 * side)) * scale
  const inverse = 1 / Math.hypot(slopeX, slopeY, 1)
  const nx = -slopeX * inverse
  const ny = slopeY * inverse
  const nz = inverse
  const cover = smoothstep(0.01, 0.1, height)
  const grazing = (1 - nz) ** 3
  reflectStudio(2 * nz * nx, 2 * nz * ny, 2 * nz * nz - 1, body.rough, room, false, reflected)
  const diffuse = 0.6 + 0.5 * clamp(nx * KEY_LIGHT[0] + ny * KEY_LIGHT[1] * 0.8 + nz * 0.62)
  const fresnel =
    body.specular + (1 - body.specular) * grazing * (1 - body.rough * 0.8) * (body.clear > 0.5 ? 0.3 : 0.55)
  const fleck = body.shimmer ? noise(x * 0.9, y * 0.9) ** 16 * 1.6 : 0
  const bright = clamp(0.5 - (nx * KEY_LIGHT[0] + ny * KEY_LIGHT[1]) * 1.1)
  for (const channel of CHANNELS) {
    const ground = mix(paper[channel] * pool, shadowColour[channel], shade)
    const tinted =
      paper[channel] *
      pool *
      mix(1, base[channel], 0.35 + 0.5 * clamp(height)) *
      (0.74 + 0.5 * bright * clamp(height * 2))
    const matte = base[channel] * diffuse * (1 - shade * 0.14)
    const filled = mix(matte, tinted, body.clear) * (1 - fresnel * 0.5) + reflected[channel] * fresnel * 1.3 + fleck
    out[channel] = mix(ground, filled, cover)
  }
}

const reflected = triple()
