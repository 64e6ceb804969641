/** Lays the transparent layer over what was already painted. */
import type { Part } from "../geometry/part.ts"
import { coverage, type Label } from "../label/label.ts"
import { type Glass, glass as makeGlass } from "../light/materials.ts"
import { reflectStudio } from "../light/studio.ts"
import { CHANNELS, clamp, entry, mix, read, readIndex, triple } from "../maths.ts"
import type { GBuffer } from "../trace/gbuffer.ts"
import { sampleRay } from "../trace/lens.ts"
import { KEY_LIGHT } from "../trace/occlusion.ts"
import type { Canvas } from "./canvas.ts"
import type { Look } from "./look.ts"

const CLEAR = makeGlass("#ffffff")
const direction = triple()
const reflected = triple()

interface Print {
  label: Label | undefined
  amount: number
}

function strongestPrint(
  labels: readonly Label[],
  x: number,
  y: number,
  z: number,
  normalY: number,
  print: Print
): void {
  print.label = undefined
  print.amount = 0
  for (const label of labels) {
    const amount = coverage(label, x, y, z, normalY)
    if (amount <= print.amount) continue
    print.amount = amount
    print.label = label
  }
}

export function shadeGlass(buffer: GBuffer, parts: readonly Part[], look: Look, canvas: Canvas): void {
  const { lens, glass } = buffer
  if (glass.count === 0) return
  const behind = canvas.light.slice()
  const panes = parts.map((part): Glass => {
    const material = look.materials[part.material]
    return material?.kind === "glass" ? material : CLEAR
  })
  const labels = parts.map((part) => look.labels.filter((label) => label.material === part.material))
  const print: Print = { label: undefined, amount: 0 }
  const { wall } = look.stage
  for (let index = 0; index < glass.count; index++) {
    const sample = readIndex(glass.sample, index)
    const part = readIndex(glass.part, index)
    const pane = entry(panes, part)
    const x = sample % lens.width
    const y = (sample - x) / lens.width
    sampleRay(lens, x, y, direction)
    const vector = index * 3
    const nx = read(glass.normal, vector)
    const ny = read(glass.normal, vector + 1)
    const nz = read(glass.normal, vector + 2)
    const towards = nx * direction[0] + ny * direction[1] + nz * direction[2]
    const facing = clamp(-towards)
    reflectStudio(
      direction[0] - 2 * towards * nx,
      direction[1] - 2 * towards * ny,
      direction[2] - 2 * towards * nz,
      pane.rough,
      look.stage.room,
      false,
      reflected
    )
    const sideways = nx * lens.right[0] + ny * lens.right[1] + nz * lens.right[2]
    const upwards = nx * lens.up[0] + ny * lens.up[1] + nz * lens.up[2]
    const bend = pane.bend * lens.width * (1 - facing) ** 1.2
    const fromX = clamp(Math.round(x - sideways * bend), 0, lens.width - 1)
    const fromY = clamp(Math.round(y + upwards * bend), 0, lens.height - 1)
    const from = (fromY * lens.width + fromX) * 3
    const edge = (1 - facing) ** pane.edgePower
    const fresnel = 0.04 + 0.96 * (1 - facing) ** 5
    const localX = read(glass.local, vector)
    const localY = read(glass.local, vector + 1)
    strongestPrint(entry(labels, part), localX, localY, read(glass.local, vector + 2), ny, print)
    const keyFacing = clamp(nx * KEY_LIGHT[0] + ny * KEY_LIGHT[1] + nz * KEY_LIGHT[2])
    const streak = pane.sheen ? pane.sheen(localX, localY, nz) : 0
    const tintShare = mix(pane.density, 1, edge * 0.8)
    const gloss = fresnel * mix(1, 0.45, pane.frost) * (1 - 0.6 * print.amount)
    for (const channel of CHANNELS) {
      let seen = mix(read(behind, from + channel), wall[channel] * 0.75 + 0.2, pane.frost * 0.55)
      seen *= mix(1, pane.colour[channel], tintShare) * (1 - edge * pane.dark)
      if (print.label) {
        const { colour, metal } = print.label.finish
        const printed =
          metal > 0 ? colour[channel] * (reflected[channel] * 0.8 + 0.25) : colour[channel] * (0.62 + 0.4 * keyFacing)
        seen = mix(seen, printed, print.amount)
      }
      canvas.light[sample * 3 + channel] = mix(seen + reflected[channel] * gloss, 1.05, streak)
    }
  }
}
