/** The set behind the product: seamless studio paper in a tile colour. */
import { BLACK, fromHex, mixRgb, type Rgb, WHITE } from "../colour.ts"
import { clamp, mix, smoothstep, type Triple } from "../maths.ts"
import type { Gobo } from "./gobo.ts"
import type { Room } from "./studio.ts"

/** Where a backdrop sample lies: picture position and the point on the floor behind it. */
export interface BackdropPoint {
  /** 0 to 1 from left to right and from top to bottom. */
  u: number
  v: number
  /** Unit view direction. */
  dx: number
  dy: number
  dz: number
  /** Floor point in scene units; z is -99 above the horizon. */
  floorX: number
  floorZ: number
  /** Point on the upright plane at the stage's wall depth. */
  wallX: number
  wallY: number
}

export type BackdropPainter = (point: BackdropPoint, out: Triple) => void

export interface Stage {
  room: Room
  wall: Rgb
  floor: Rgb
  paint: BackdropPainter
  /** Depth of the key shadow, 0 to 1. */
  shadow: number
  shadowColour: Rgb
  exposure: number
  /** z of the upright wall plane in scene units. */
  wallDepth: number
  /** Fine patterns are painted once per sample instead of once per pixel. */
  detailed: boolean
}

export type TileName = "blossom" | "peach" | "pandan" | "lilac" | "kunyit" | "laut" | "orchid" | "beras"

/** Wall and floor of the eight tile colours of the shop. */
export const TILES: Record<TileName, readonly [wall: string, floor: string]> = {
  blossom: ["#fbd9d6", "#f6bfbf"],
  peach: ["#ffe3d6", "#fbcbb8"],
  pandan: ["#e2f1df", "#c9e4c6"],
  lilac: ["#e9e4fb", "#cfc6f2"],
  kunyit: ["#fff0cc", "#fdd78f"],
  laut: ["#daf0f3", "#b4dce3"],
  orchid: ["#f3dcee", "#e4bfdc"],
  beras: ["#f9f1df", "#ecdcb8"]
}

export interface StudioOptions {
  gobo?: Gobo | undefined
  shadow?: number
  shadowTint?: string
  exposure?: number
}

export function roomOf(wall: Rgb, floor: Rgb): Room {
  return { sky: mixRgb(wall, WHITE, 0.55), horizon: mixRgb(wall, WHITE, 0.3), ground: mixRgb(floor, WHITE, 0.08) }
}

/** Half the floor colour and a third of the tint: shadows are never grey. */
export function shadowColourOf(floor: Rgb, tint: Rgb): Rgb {
  const base = mixRgb(mixRgb(floor, BLACK, 0.5), tint, 0.35)
  return [base[0] * 0.9, base[1] * 0.9, base[2] * 0.9]
}

function paperPainter(wall: Rgb, floor: Rgb, gobo: Gobo | undefined): BackdropPainter {
  return (point, out) => {
    const pool = 1.16 - 0.26 * Math.hypot((point.u - 0.36) * 0.95, (point.v - 0.34) * 0.8) ** 1.4
    const nearness = smoothstep(-9, -1.5, point.floorZ)
    const level = pool * (1 - 0.05 * Math.exp(-((point.floorZ + 4.5) ** 2) / 8))
    const dark = gobo ? gobo(point.u, point.v) : 0
    const lift = gobo ? 1 + 0.05 * (1 - dark) : 1
    out[0] = mix(wall[0], floor[0], nearness) * level * mix(1, 0.8, dark) * lift
    out[1] = mix(wall[1], floor[1], nearness) * level * mix(1, 0.77, dark) * lift
    out[2] = mix(wall[2], floor[2], nearness) * level * mix(1, 0.79, dark) * lift
  }
}

export function studioStage(wallHex: string, floorHex: string, options: StudioOptions = {}): Stage {
  const wall = fromHex(wallHex)
  const floor = fromHex(floorHex)
  const tint = options.shadowTint ? fromHex(options.shadowTint) : floor
  return {
    room: roomOf(wall, floor),
    wall,
    floor,
    paint: paperPainter(wall, floor, options.gobo),
    shadow: clamp(options.shadow ?? 0.62),
    shadowColour: shadowColourOf(floor, tint),
    exposure: options.exposure ?? 1,
    wallDepth: -8,
    detailed: false
  }
}

export function tileStage(tile: TileName, options: StudioOptions = {}): Stage {
  const [wall, floor] = TILES[tile]
  return studioStage(wall, floor, options)
}
