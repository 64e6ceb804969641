/** Art of the e-gift cards: each design is a few inks laid over the card colour. */
import { blendHex } from "../colour.ts"
import { fontNamed } from "../label/fonts.ts"
import { frontLabel, type Label } from "../label/label.ts"
import { arcs, glint, kawung, kawungField } from "../label/motifs.ts"
import { printMask } from "../label/print.ts"
import { centred } from "../label/type.ts"
import { type Finish, foil, ink } from "../light/materials.ts"
import { hash } from "../maths.ts"
import type { BrandLook } from "./spec.ts"

/** Card face in design units; the card is 2.5 x 1.62 scene units. */
const WIDTH = 500
const HEIGHT = 324
const FACE = [-1.25, 1.25, -0.81, 0.81] as const

interface Layer {
  art: string
  finish: Finish
}

type Design = (brand: BrandLook) => Layer[]

const GREETINGS: Record<string, string> = {
  petals: "untukmu",
  birthday: "selamat ulang tahun",
  thanks: "terima kasih",
  lebaran: "selamat lebaran",
  glow: "biar makin pendar",
  night: "kado kecil"
}

const tint = (brand: BrandLook, share: number) => ink(blendHex(brand.cap, brand.ink, share))

const petals: Design = (brand) => [
  { art: kawungField(WIDTH, HEIGHT * 0.55, 42), finish: tint(brand, 0.16) },
  { art: kawung(250, 112, 74), finish: ink(brand.ink) },
  { art: glint(250, 112, 20), finish: foil() }
]

const DESIGNS: Record<string, Design> = {
  petals,
  birthday: (brand) => [
    { art: confetti(1), finish: tint(brand, 0.45) },
    { art: confetti(2), finish: foil() },
    { art: kawung(250, 108, 64), finish: ink(brand.ink) }
  ],
  thanks: (brand) => [
    { art: arcs(250, 190, 240, 9, 6), finish: tint(brand, 0.18) },
    { art: '<circle cx="250" cy="120" r="74"/>', finish: tint(brand, 0.55) },
    { art: kawung(250, 120, 52), finish: foil() }
  ],
  lebaran: (brand) => [
    { art: kawungField(WIDTH, HEIGHT, 36), finish: tint(brand, 0.1) },
    { art: '<path d="M250 36A78 78 0 1 0 320 148A62 62 0 1 1 250 36Z"/>', finish: foil() },
    { art: glint(318, 62, 26) + glint(352, 104, 13), finish: foil() }
  ],
  glow: (brand) => [
    { art: `${arcs(90, 0, 420, 8, 10)}`, finish: tint(brand, 0.2) },
    { art: '<circle cx="90" cy="0" r="64"/>', finish: foil() },
    { art: glint(360, 96, 44) + glint(420, 150, 16) + glint(300, 50, 14), finish: ink(brand.ink) }
  ],
  night: (brand) => [
    {
      art: '<rect x="232" y="0" width="36" height="168"/><rect x="0" y="92" width="500" height="30"/>',
      finish: tint(brand, 0.5)
    },
    {
      art: '<path d="M250 106C190 40 120 56 140 104 152 134 206 126 250 106ZM250 106C310 40 380 56 360 104 348 134 294 126 250 106Z"/>',
      finish: foil()
    },
    { art: '<circle cx="250" cy="106" r="20"/>', finish: ink(brand.ink) }
  ]
}

/** Dots and short bars in a fixed pattern; `layer` picks one half of them. */
function confetti(layer: number): string {
  let art = ""
  for (let index = layer; index < 64; index += 2) {
    const x = 12 + hash(index, 5) * (WIDTH - 40)
    const y = 10 + hash(index, 23) * HEIGHT * 0.5
    if (Math.hypot(x - 250, y - 112) < 84) continue
    art +=
      index % 3 === 0
        ? `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="6"/>`
        : `<rect x="${x.toFixed(0)}" y="${y.toFixed(0)}" width="20" height="7" rx="3.5" transform="rotate(${(index * 37) % 180} ${x.toFixed(0)} ${y.toFixed(0)})"/>`
  }
  return art
}

export const CARD_DESIGNS = Object.keys(DESIGNS)

export async function cardLabels(design: string, brand: BrandLook, textInk: Finish): Promise<Label[]> {
  const layers = (DESIGNS[design] ?? petals)(brand)
  const font = fontNamed(brand.font)
  layers.push({ art: centred(font, GREETINGS[design] ?? brand.name, 42, 350, 250, 62 + HEIGHT * 0.5), finish: textInk })
  return Promise.all(
    layers.map(async ({ art, finish }) => frontLabel("card", await printMask(WIDTH, HEIGHT, art), FACE, finish))
  )
}
