/** Worker thread: draws and encodes the jobs it is sent, one at a time. */
import { parentPort, workerData } from "node:worker_threads"
import sharp from "sharp"
import { draw } from "./draw.ts"
import { encodeAll, wallColour } from "./encode.ts"
import { type Job, type RenderedRow, specHash } from "./jobs.ts"

sharp.concurrency(1)
sharp.cache(false)

export type WorkerAnswer = { row: RenderedRow } | { failed: string; reason: string }

const { folder } = workerData as { folder: string }

async function work(job: Job): Promise<WorkerAnswer> {
  const started = performance.now()
  try {
    const picture = await draw(job)
    const files = await encodeAll(picture, job.id, job.outputs, folder, job.kind === "scene")
    const ms = Math.round(performance.now() - started)
    return { row: { id: job.id, hash: specHash(job), wall: wallColour(picture), alt: job.alt, files, ms } }
  } catch (error) {
    return { failed: job.id, reason: error instanceof Error ? error.message : String(error) }
  }
}

parentPort?.on("message", async (job: Job) => parentPort?.postMessage(await work(job)))
