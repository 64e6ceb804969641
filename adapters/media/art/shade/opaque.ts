/** Lights the opaque samples. */
import type { Part } from "../geometry/part.ts"
import { coverage, type Label } from "../label/label.ts"
import type { Opaque, Surface } from "../light/materials.ts"
import { opaque } from "../light/materials.ts"
import { reflectStudio } from "../light/studio.ts"
import { CHANNELS, clamp, entry, mix, read, readIndex, type Triple, triple } from "../maths.ts"
import type { GBuffer } from "../trace/gbuffer.ts"
import { sampleRay } from "../trace/lens.ts"
import { KEY_LIGHT } from "../trace/occlusion.ts"
import type { Canvas } from "./canvas.ts"
import type { Look } from "./look.ts"

const DEFAULT_SPECULAR = 0.045
const MISSING = opaque("#ff00ff", 0.5)
const direction = triple()
const reflected = triple()
const surface: Surface = {
  red: 0,
  green: 0,
  blue: 0,
  rough: 0,
  metal: 0,
  specular: 0,
  soft: 0,
  glow: 0,
  emits: false,
  normalX: 0,
  normalY: 0,
  normalZ: 0
}

function loadMaterial(material: Opaque): void {
  surface.red = material.colour[0]
  surface.green = material.colour[1]
  surface.blue = material.colour[2]
  surface.rough = material.rough
  surface.metal = material.metal ?? 0
  surface.specular = material.specular ?? DEFAULT_SPECULAR
  surface.soft = material.soft ?? 0
  surface.glow = material.glow ?? 0
  surface.emits = false
}

function printLabel(label: Label, amount: number): void {
  const { finish } = label
  surface.red = mix(surface.red, finish.colour[0], amount)
  surface.green = mix(surface.green, finish.colour[1], amount)
  surface.blue = mix(surface.blue, finish.colour[2], amount)
  surface.metal = mix(surface.metal, finish.metal, amount)
  surface.rough = mix(surface.rough, finish.rough, amount)
}

/** Diffuse level from key, fill and sky for the current surface. */
function diffuseLevel(openness: number, lit: number): number {
  const { normalX, normalY, normalZ } = surface
  const facing = normalX * KEY_LIGHT[0] + normalY * KEY_LIGHT[1] + normalZ * KEY_LIGHT[2]
  const key = clamp(facing * 0.72 + 0.28) ** 1.15
  const fill = clamp(normalX * 0.62 + normalZ * 0.62 + normalY * 0.2) * 0.34
  const sky = 0.42 + 0.2 * normalY
  return (key * 0.74 * mix(0.38, 1, lit) + fill + sky) * mix(0.45, 1, openness)
}

function lightSample(look: Look, openness: number, lit: number, light: Float32Array, at: number): void {
  const { normalX, normalY, normalZ, rough, metal } = surface
  const towards = normalX * direction[0] + normalY * direction[1] + normalZ * direction[2]
  const facing = clamp(-towards)
  const grazing = (1 - facing) ** 5
  reflectStudio(
    direction[0] - 2 * towards * normalX,
    direction[1] - 2 * towards * normalY,
    direction[2] - 2 * towards * normalZ,
    rough,
    look.stage.room,
    metal > 0.5,
    reflected
  )
  const diffuse = diffuseLevel(openness, lit)
  const bounce = clamp(-normalY * 0.5 + 0.35) * 0.22 * openness
  const rim = (1 - facing) ** 3 * 0.16
  const fresnel = surface.specular + (1 - surface.specular) * grazing * (1 - rough * 0.75)
  const seen = mix(0.35, 1, openness) * mix(0.75, 1, lit)
  const colours: Triple = [surface.red, surface.green, surface.blue]
  for (const channel of CHANNELS) {
    const colour = colours[channel]
    const soft = surface.soft * (1 - facing) * 0.5 * (colour * 0.7 + 0.3)
    const glow = surface.glow * (0.55 + 0.45 * facing)
    const body = colour * (glow + diffuse + rim + bounce * look.stage.floor[channel] + soft)
    const plastic = body * (1 - fresnel * 0.6) + reflected[channel] * fresnel * seen
    const shine = mix(colour, 1, grazing * 0.7) * reflected[channel] * 0.86 * seen
    light[at + channel] = mix(plastic, shine, metal)
  }
}

export function shadeOpaque(buffer: GBuffer, parts: readonly Part[], look: Look, canvas: Canvas): void {
  const { lens, solid } = buffer
  const materials = parts.map((part) => look.materials[part.material] ?? look.materials.default ?? MISSING)
  const labels = parts.map((part) => look.labels.filter((label) => label.material === part.material))
  for (let index = 0; index < solid.count; index++) {
    const part = readIndex(solid.part, index)
    const material = entry(materials, part)
    if (material.kind !== "opaque") continue
    const sample = readIndex(solid.sample, index)
    const at = sample * 3
    const x = sample % lens.width
    sampleRay(lens, x, (sample - x) / lens.width, direction)
    loadMaterial(material)
    const vector = index * 3
    surface.normalX = read(solid.normal, vector)
    surface.normalY = read(solid.normal, vector + 1)
    surface.normalZ = read(solid.normal, vector + 2)
    const localX = read(solid.local, vector)
    const localY = read(solid.local, vector + 1)
    const localZ = read(solid.local, vector + 2)
    material.paint?.(localX, localY, localZ, surface)
    for (const label of entry(labels, part)) {
      const amount = coverage(label, localX, localY, localZ, surface.normalY)
      if (amount > 0.003) printLabel(label, amount)
    }
    if (surface.emits) {
      canvas.light[at] = surface.red
      canvas.light[at + 1] = surface.green
      canvas.light[at + 2] = surface.blue
    } else {
      lightSample(look, read(solid.openness, index), read(solid.light, index), canvas.light, at)
    }
  }
}
