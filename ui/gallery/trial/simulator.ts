import { numbersName, type OtherNumbers, type Report, type Task } from "#core/charts/trial/trial.ts"
import { loadScript } from "../exhibits.ts"

let asked: Promise<string | undefined> | undefined

/** The simulator's script, loaded when a number is first tried; `undefined` if this gallery has none. */
const simulatorCode = (): Promise<string | undefined> => {
  asked ??= loadScript("data/simulator.js").then(() => window.pendarGallery?.simulator)
  return asked
}

/** Ends what a simulator was asked. */
export type Cancel = () => void

/**
 * Asks a simulator of its own, whose core has other numbers. A page from a folder may start no worker from a file: its script comes
 * as text.
 *
 * @param onReport hears each answer in order; one of the kind "failed" is the last
 * @returns ends the work
 */
export const askSimulator = (numbers: OtherNumbers, task: Task, onReport: (report: Report) => void): Cancel => {
  let worker: Worker | undefined
  let isOver = false
  const failed = (why: string) => {
    if (!isOver) onReport({ kind: "failed", why })
  }
  simulatorCode().then((code) => {
    if (isOver) return
    if (code === undefined) return failed("data/simulator.js")
    const address = URL.createObjectURL(
      new Blob([`self.${numbersName}=${JSON.stringify(numbers)};\n${code}`], { type: "text/javascript" })
    )
    worker = new Worker(address)
    URL.revokeObjectURL(address)
    worker.onmessage = ({ data }: MessageEvent<Report>) => {
      if (!isOver) onReport(data)
    }
    worker.onerror = ({ message }) => failed(message)
    worker.postMessage(task)
  })
  return () => {
    isOver = true
    worker?.terminate()
  }
}
