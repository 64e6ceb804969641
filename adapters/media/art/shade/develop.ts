/** Linear samples to 8-bit sRGB pixels: soft-shoulder tone curve, 2 x 2 average, hashed dither. */
import { encodeSrgb } from "../colour.ts"
import { CHANNELS, clamp, hash, mix, read } from "../maths.ts"
import { SUPERSAMPLE } from "../trace/trace.ts"
import type { Canvas } from "./canvas.ts"

export interface Picture {
  width: number
  height: number
  /** Red, green, blue bytes. */
  pixels: Buffer
}

const SHOULDER = 0.8
const TABLE_SIZE = 16384
const TABLE_TOP = 4

/** Linear body, then an exponential shoulder towards 1. */
function tone(value: number): number {
  return value <= SHOULDER ? value : SHOULDER + (1 - SHOULDER) * (1 - Math.exp(-(value - SHOULDER) / (1 - SHOULDER)))
}

/** Tone curve and sRGB encoding by the square root of the light, so dark steps stay fine. */
const CURVE = Float32Array.from({ length: TABLE_SIZE + 2 }, (_, index) => {
  const root = (index / TABLE_SIZE) * Math.sqrt(TABLE_TOP)
  return encodeSrgb(clamp(tone(root * root)))
})
const CURVE_SCALE = TABLE_SIZE / Math.sqrt(TABLE_TOP)

function encode(light: number): number {
  if (light <= 0) return 0
  if (light >= TABLE_TOP) return 1
  const position = Math.sqrt(light) * CURVE_SCALE
  const index = position | 0
  return mix(read(CURVE, index), read(CURVE, index + 1), position - index)
}

export function develop(canvas: Canvas, exposure: number): Picture {
  const width = canvas.width / SUPERSAMPLE
  const height = canvas.height / SUPERSAMPLE
  const pixels = Buffer.alloc(width * height * 3)
  const { light } = canvas
  const row = canvas.width * 3
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const first = (y * 2 * canvas.width + x * 2) * 3
      for (const channel of CHANNELS) {
        const at = first + channel
        const sum =
          encode(read(light, at) * exposure) +
          encode(read(light, at + 3) * exposure) +
          encode(read(light, at + row) * exposure) +
          encode(read(light, at + row + 3) * exposure)
        const dithered = sum / 4 + (hash(x * 3 + channel, y) - 0.5) / 255
        pixels[(y * width + x) * 3 + channel] = clamp(dithered) * 255 + 0.5
      }
    }
  }
  return { width, height, pixels }
}
