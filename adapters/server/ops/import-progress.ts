import type { WriteStream } from "node:tty"
import type { Progress } from "#adapters/feeds/import.ts"

/** Shows a person how far an import is: a bar that moves on a terminal, else a line every few seconds. */
export interface Bar {
  readonly show: (progress: Progress) => void
  /** A line of its own that stays. */
  readonly say: (line: string) => void
  readonly end: () => void
}

const width = 30
const barMs = 100
const lineMs = 3_000

/** Returns the bar that shows how far an import is; lines without a terminal. */
export const bar = (output: Pick<WriteStream, "write" | "isTTY">): Bar => {
  let reportedAt = performance.now()
  let drawn = false
  const wipe = (): void => {
    if (drawn) output.write("\r\u001b[K")
    drawn = false
  }
  return {
    show: (progress) => {
      const now = performance.now()
      if (now - reportedAt < (output.isTTY ? barMs : lineMs)) return
      reportedAt = now
      wipe()
      output.write(output.isTTY ? drawing(progress) : `${words(progress)}\n`)
      drawn = output.isTTY
    },
    say: (line) => {
      wipe()
      output.write(`${line}\n`)
    },
    end: wipe
  }
}

const drawing = (progress: Progress): string => {
  const full = Math.round(progress.share * width)
  return `${"█".repeat(full)}${"░".repeat(width - full)} ${words(progress)}`
}

const words = ({ pass, share, products, variants }: Progress): string =>
  `${pass} ${String(Math.floor(share * 100)).padStart(3)} %, ${products} products, ${variants} variants`
