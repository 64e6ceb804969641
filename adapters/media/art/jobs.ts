/** One line of the render manifest: what to draw and in which sizes. */
import { createHash } from "node:crypto"
import type { RoomName } from "./light/rooms.ts"
import type { TileName } from "./light/stage.ts"
import type { PictureSpec } from "./looks/spec.ts"
import type { TextureKind } from "./swatch/swatch.ts"

/** Raise when the look of every picture changes; it is part of each hash. */
export const LOOK_VERSION = 2

/** File endings as '480.avif', largest first. */
export type Outputs = readonly [string, ...string[]]

interface Common {
  /** File name without size and ending. */
  id: string
  alt: { id: string; en: string }
  /** The largest width is rendered, the others are resized from it. */
  outputs: Outputs
}

export interface PackshotJob extends Common {
  kind: "packshot"
  spec: PictureSpec
  /** front is the catalogue view, angle the second picture of a gallery. */
  view: "front" | "angle"
}

export interface CustomerJob extends Common {
  kind: "customer"
  spec: PictureSpec
  room: RoomName
  seed: number
}

export interface SwatchJob extends Common {
  kind: "swatch"
  texture: TextureKind
  shade: string
  tile: TileName
  seed: number
}

export interface SceneJob extends Common {
  kind: "scene"
  scene: string
}

export type Job = PackshotJob | CustomerJob | SwatchJob | SceneJob

/** '480.avif' to 480. */
export function widthOf(output: string): number {
  return Number.parseInt(output, 10)
}

/** Twelve hex digits over everything that shapes the picture. */
export function specHash(job: Job): string {
  const { alt: _alt, ...drawn } = job
  return createHash("sha256")
    .update(JSON.stringify([LOOK_VERSION, drawn]))
    .digest("hex")
    .slice(0, 12)
}

/** Jobs with the same key share one traced geometry. */
export function geometryKey(job: Job): string {
  if (job.kind === "packshot")
    return `${job.spec.model}/${job.spec.variant ?? 0}/${job.view}/${widthOf(job.outputs[0])}`
  if (job.kind === "swatch") return `swatch/${job.texture}/${job.seed % 3}`
  return job.id
}

export interface RenderedFile {
  path: string
  width: number
  height: number
  bytes: number
}

/** One line of the output manifest. */
export interface RenderedRow {
  id: string
  hash: string
  wall: string
  alt: { id: string; en: string }
  files: RenderedFile[]
  /** Milliseconds spent on the picture, tracing included. */
  ms: number
}
