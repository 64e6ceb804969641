// Workers of browsers have no `setImmediate`, with which the virtual clock and Effect wait in Node: messages of a channel come in
// the same order, and as soon.
const waiting = new Map<number, () => void>()
const { port1, port2 } = new MessageChannel()
let last = 0

port1.onmessage = ({ data }: MessageEvent<number>) => {
  const run = waiting.get(data)
  waiting.delete(data)
  run?.()
}

if (!("setImmediate" in globalThis))
  Object.assign(globalThis, {
    setImmediate: (run: (...all: ReadonlyArray<unknown>) => void, ...all: ReadonlyArray<unknown>): number => {
      last += 1
      waiting.set(last, () => run(...all))
      port2.postMessage(last)
      return last
    },
    clearImmediate: (id: number): void => {
      waiting.delete(id)
    }
  })

export {}
