/** Draws one job. Keeps the last traced geometry and empty set, so jobs should arrive grouped by geometryKey. */
import { type Camera, orbit } from "./geometry/cameras.ts"
import { buildModel } from "./geometry/models/index.ts"
import type { Part } from "./geometry/part.ts"
import { geometryKey, type Job, type PackshotJob, widthOf } from "./jobs.ts"
import type { Stage } from "./light/stage.ts"
import { lookFor } from "./looks/index.ts"
import { renderScene } from "./scenes/compose.ts"
import { renderCustomerPhoto } from "./scenes/customer.ts"
import { sceneNamed } from "./scenes/index.ts"
import { paintBackdrop } from "./shade/backdrop.ts"
import type { Canvas } from "./shade/canvas.ts"
import type { Picture } from "./shade/develop.ts"
import { shade } from "./shade/shade.ts"
import { renderSwatch } from "./swatch/swatch.ts"
import type { GBuffer } from "./trace/gbuffer.ts"
import { trace } from "./trace/trace.ts"

interface Traced {
  key: string
  parts: Part[]
  buffer: GBuffer
}

let last: Traced | undefined
let lastSet: { key: string; canvas: Canvas } | undefined

/** Cameras above this height show open compacts and need the whole frame. */
const HIGH_CAMERA = 6

/** Narrower fields of view are filled already. */
const FILLED_FRAME = 14

/** Closer and from the right: the second gallery picture. */
function angleView(camera: Camera): Camera {
  const turned =
    camera.position[1] > HIGH_CAMERA
      ? orbit(camera, 0.42, 0.1, 0.9)
      : orbit(camera, 0.36, 0.17, camera.fov < FILLED_FRAME ? 1 : 1.12)
  return { ...turned, target: [camera.target[0], camera.target[1] * 0.98, camera.target[2]] }
}

function tracedFor(job: PackshotJob): Traced {
  const key = geometryKey(job)
  if (last?.key === key) return last
  const model = buildModel(job.spec.model, job.spec.variant)
  const camera = job.view === "front" ? model.camera : angleView(model.camera)
  const size = widthOf(job.outputs[0])
  last = { key, parts: model.parts, buffer: trace(model.parts, camera, size, size) }
  return last
}

/** Wall, floor and shadow of the last product: its other shades start from them. */
function emptySet(key: string, buffer: GBuffer, stage: Stage): Canvas {
  if (lastSet?.key !== key) lastSet = { key, canvas: paintBackdrop(buffer, stage) }
  return lastSet.canvas
}

export async function draw(job: Job): Promise<Picture> {
  if (job.kind === "swatch") return renderSwatch(job.texture, job.shade, job.tile, job.seed, widthOf(job.outputs[0]))
  if (job.kind === "customer") return renderCustomerPhoto(job.spec, job.room, job.seed, widthOf(job.outputs[0]))
  if (job.kind === "scene") return renderScene(sceneNamed(job.scene).plan())
  const { key, buffer, parts } = tracedFor(job)
  const look = await lookFor(job.spec)
  return shade(buffer, parts, look, emptySet(`${key}/${job.spec.tile}/${job.spec.seed}`, buffer, look.stage))
}
