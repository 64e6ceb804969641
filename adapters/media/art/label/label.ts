/** A print on a part: texture, projection and finish. */
import type { Finish } from "../light/materials.ts"
import { readTexture, type Texture } from "./texture.ts"

export interface Label {
  /** Material name of the parts that carry the print. */
  material: string
  texture: Texture
  /** front: along z; around: wrapped about the y axis; top: seen from above. */
  projection: "front" | "around" | "top"
  /** Printed area in the part's own units (arc length for `around`). */
  x0: number
  x1: number
  y0: number
  y1: number
  /** Radius of the wrap, `around` only. */
  radius: number
  finish: Finish
}

type Area = readonly [x0: number, x1: number, y0: number, y1: number]

export function frontLabel(material: string, texture: Texture, area: Area, finish: Finish): Label {
  return {
    material,
    texture,
    projection: "front",
    x0: area[0],
    x1: area[1],
    y0: area[2],
    y1: area[3],
    radius: 1,
    finish
  }
}

export function topLabel(material: string, texture: Texture, area: Area, finish: Finish): Label {
  return { ...frontLabel(material, texture, area, finish), projection: "top" }
}

export function aroundLabel(
  material: string,
  texture: Texture,
  radius: number,
  halfWidth: number,
  y0: number,
  y1: number,
  finish: Finish
): Label {
  return { ...frontLabel(material, texture, [-halfWidth, halfWidth, y0, y1], finish), projection: "around", radius }
}

/** Ink coverage 0 to 1 of a label at a point of its part; `localNormalY` guards top prints. */
export function coverage(label: Label, x: number, y: number, z: number, normalY: number): number {
  let u: number
  let v: number
  if (label.projection === "around") {
    const angle = Math.atan2(x, z)
    if (Math.abs(angle) > 1.5) return 0
    u = (angle * label.radius - label.x0) / (label.x1 - label.x0)
    v = 1 - (y - label.y0) / (label.y1 - label.y0)
  } else if (label.projection === "top") {
    if (normalY < 0.5) return 0
    u = (x - label.x0) / (label.x1 - label.x0)
    v = (z - label.y0) / (label.y1 - label.y0)
  } else {
    if (z < 0) return 0
    u = (x - label.x0) / (label.x1 - label.x0)
    v = 1 - (y - label.y0) / (label.y1 - label.y0)
  }
  if (u <= 0 || u >= 1 || v <= 0 || v >= 1) return 0
  return readTexture(label.texture, u, v)
}
