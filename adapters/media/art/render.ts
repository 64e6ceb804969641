/** Renders the jobs whose picture is missing or would look different now, on several threads. */
import { existsSync } from "node:fs"
import path from "node:path"
import { Worker } from "node:worker_threads"
import { geometryKey, type Job, type RenderedRow, specHash } from "./jobs.ts"
import type { WorkerAnswer } from "./worker.ts"

export interface RenderOptions {
  folder: string
  workers: number
  /** Called after every picture. */
  onPicture: (done: number, id: string) => void
}

/** The jobs that have to be rendered. */
export function stale(jobs: readonly Job[], rows: ReadonlyMap<string, RenderedRow>, folder: string): Job[] {
  return jobs.filter((job) => {
    const row = rows.get(job.id)
    return row?.hash !== specHash(job) || row.files.some((file) => !existsSync(path.join(folder, file.path)))
  })
}

/** Renders, and returns the rows of what was rendered; failures say why. */
export async function render(
  jobs: readonly Job[],
  { folder, workers, onPicture }: RenderOptions
): Promise<{ rows: RenderedRow[]; failures: string[] }> {
  const queue = grouped(jobs)
  const rows: RenderedRow[] = []
  const failures: string[] = []
  const runWorker = () =>
    new Promise<void>((finish) => {
      const worker = new Worker(new URL("./worker.ts", import.meta.url), { workerData: { folder } })
      let group: Job[] = []
      const next = () => {
        if (group.length === 0) group = queue.shift() ?? []
        const job = group.shift()
        if (job) worker.postMessage(job)
        else void worker.terminate().then(() => finish())
      }
      worker.on("error", (error) => {
        failures.push(String(error))
        finish()
      })
      worker.on("message", (answer: WorkerAnswer) => {
        if ("row" in answer) rows.push(answer.row)
        else failures.push(`${answer.failed}: ${answer.reason}`)
        onPicture(rows.length + failures.length, "row" in answer ? answer.row.id : answer.failed)
        next()
      })
      next()
    })
  await Promise.all(Array.from({ length: workers }, runWorker))
  return { rows, failures }
}

/** The same geometry stays together, in the order of first appearance: it is traced once. */
function grouped(jobs: readonly Job[]): Job[][] {
  return [...Map.groupBy(jobs, geometryKey).values()]
}
