import { EventEmitter } from "node:events"

/** Event emitters made since `watchEmitters`, by the name of their class. */
export interface WatchedEmitters {
  readonly all: () => ReadonlyArray<EventEmitter>
  /** Class names of those that would end the process with their next error event. */
  readonly deaf: () => ReadonlyArray<string>
  readonly stop: () => void
}

type Initialised = { init: (this: EventEmitter, ...options: ReadonlyArray<unknown>) => void }

/** Records every event emitter of this thread from now on; each of them is made through `EventEmitter.init`. */
export const watchEmitters = (): WatchedEmitters => {
  const made: Array<EventEmitter> = []
  const emitters = EventEmitter as unknown as Initialised
  const { init } = emitters
  emitters.init = function (...options) {
    made.push(this)
    init.apply(this, [...options])
  }
  return {
    all: () => made,
    deaf: () =>
      made
        .filter((emitter) => emitter.listenerCount("error") === 0)
        .map((emitter) => emitter.constructor.name)
        .filter((name) => !harmless.has(name))
        .toSorted(),
    stop: () => {
      emitters.init = init
    }
  }
}

/** Classes whose objects emit no error event while they have no listener. */
const harmless = new Set([
  // node-postgres: its failure goes to the promise it was asked with.
  "Query",
  // Emits its end alone.
  "FileHandle",
  // What a thread prints: filled by messages, it reads nothing itself.
  "ReadableWorkerStdio",
  // Node asks for a listener before it emits.
  "IncomingMessage"
])
