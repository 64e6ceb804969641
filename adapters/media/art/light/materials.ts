/** Materials: constants plus an optional painter that varies them over the surface. */
import { asRgb, BLACK, mixRgb, type Rgb, WHITE } from "../colour.ts"
import { clamp, noise, smoothstep } from "../maths.ts"

/** What the shader works with for one sample; painters change it in place. */
export interface Surface {
  red: number
  green: number
  blue: number
  rough: number
  metal: number
  specular: number
  /** Share of light that travels under the surface (lipstick, cream). */
  soft: number
  /** Light from within (liquid lit from behind). */
  glow: number
  /** Colour is final light, not reflectance (mirror). */
  emits: boolean
  normalX: number
  normalY: number
  normalZ: number
}

/** x, y, z are the sample in the part's own coordinates. */
export type Painter = (x: number, y: number, z: number, surface: Surface) => void

export interface Opaque {
  kind: "opaque"
  colour: Rgb
  rough: number
  metal?: number
  specular?: number
  soft?: number
  glow?: number
  paint?: Painter
}

export interface Glass {
  kind: "glass"
  colour: Rgb
  rough: number
  /** Tint at the centre, 0 to 1. */
  density: number
  /** Screen-space refraction as a share of the picture width. */
  bend: number
  /** Edge darkening, 0 to 1. */
  dark: number
  edgePower: number
  frost: number
  /** White streak across flat faces, 0 to 1, by local x and y. */
  sheen?: (x: number, y: number, normalZ: number) => number
}

export type Material = Opaque | Glass
export type Colour = string | Rgb

export function opaque(colour: Colour, rough = 0.35, extra: Partial<Opaque> = {}): Opaque {
  return { kind: "opaque", colour: asRgb(colour), rough, ...extra }
}

export function metal(colour: Colour, rough: number): Opaque {
  return opaque(colour, rough, { metal: 1 })
}

export const GOLD = metal("#e6b977", 0.22)
export const ROSE = metal("#e8b09a", 0.2)
export const SILVER = metal("#d9d9de", 0.18)

export function glass(colour: Colour, extra: Partial<Omit<Glass, "kind" | "colour">> = {}): Glass {
  return {
    kind: "glass",
    colour: asRgb(colour),
    rough: 0.02,
    density: 0.22,
    bend: 0.03,
    dark: 0.46,
    edgePower: 1.9,
    frost: 0,
    ...extra
  }
}

export function setColour(surface: Surface, colour: Rgb): void {
  surface.red = colour[0]
  surface.green = colour[1]
  surface.blue = colour[2]
}

/** Liquid between two heights: brighter at the bottom (deep colours less so), darker towards the sides. */
export function liquid(colour: Colour, bottom: number, top: number): Opaque {
  const body = asRgb(colour)
  const milk = 0.22 * clamp(Math.max(...body) * 1.25)
  const paint: Painter = (_x, y, _z, surface) => {
    const share = clamp((y - bottom) / (top - bottom))
    const side = 1 - Math.abs(surface.normalZ)
    setColour(surface, mixRgb(mixRgb(body, WHITE, milk * (1 - share)), mixRgb(body, BLACK, 0.25), side * 0.55))
    surface.glow = 0.3 + 0.28 * (1 - share)
  }
  return opaque(body, 0.2, { soft: 0.3, specular: 0.02, paint })
}

/** Compact mirror: tinted room with two diagonal streaks. */
export function mirror(room: Colour): Opaque {
  const tint = asRgb(room)
  const paint: Painter = (x, y, z, surface) => {
    const along = x * 0.8 + (y + z) * 0.6
    const wide = smoothstep(-0.55, -0.45, along) * smoothstep(0.12, 0, along) * 0.5
    const slim = smoothstep(0.22, 0.28, along) * smoothstep(0.46, 0.4, along) * 0.4
    const base = mixRgb(tint, WHITE, clamp(0.42 + 0.14 * along))
    setColour(surface, mixRgb(base, [1.05, 1.05, 1.05], wide + slim))
    surface.emits = true
  }
  return opaque(tint, 0.1, { paint })
}

/** Brush hair running up the y axis, coloured from `root` to `tip` between two heights. */
export function bristles(root: Colour, tip: Colour, from: number, to: number): Opaque {
  const dark = asRgb(root)
  const light = asRgb(tip)
  const paint: Painter = (x, y, z, surface) => {
    const angle = Math.atan2(x, z)
    const strand = noise(angle * 26 + 50, y * 1.1) * 0.5 + noise(angle * 60, y * 2.2 + 9) * 0.5
    setColour(surface, mixRgb(mixRgb(dark, light, smoothstep(from, to, y)), BLACK, strand * 0.28))
    tiltNormal(surface, (strand - 0.5) * 0.5 * Math.cos(angle), 0, -(strand - 0.5) * 0.5 * Math.sin(angle))
  }
  return opaque(dark, 0.9, { specular: 0.01, soft: 0.4, paint })
}

/** Adds an offset to the normal and renormalises it. */
export function tiltNormal(surface: Surface, dx: number, dy: number, dz: number): void {
  const x = surface.normalX + dx
  const y = surface.normalY + dy
  const z = surface.normalZ + dz
  const inverse = 1 / (Math.hypot(x, y, z) || 1)
  surface.normalX = x * inverse
  surface.normalY = y * inverse
  surface.normalZ = z * inverse
}

export interface Finish {
  colour: Rgb
  metal: number
  rough: number
}

/** Printed ink. */
export function ink(colour: Colour): Finish {
  return { colour: asRgb(colour), metal: 0, rough: 0.5 }
}

/** Hot-stamped foil; not fully metallic, or it goes black in the flags. */
export function foil(colour: Colour = "#f0c98c"): Finish {
  return { colour: asRgb(colour), metal: 0.62, rough: 0.4 }
}
