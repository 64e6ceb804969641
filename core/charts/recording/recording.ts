/** One thing that happened in a session, with what it made of the machine. */
export interface RecordedStep {
  /** Milliseconds since the session began. */
  readonly at: number
  /** The event as the machine received it; "done" or "failed" with the actor's name for an answer. */
  readonly event: string
  /** What the event carried, without anything that identifies a person: no password, code, phone number or e-mail. */
  readonly data?: Readonly<Record<string, unknown>>
  /** Ids of the arrows that were taken, in their order. */
  readonly arrows: ReadonlyArray<string>
  /** XState's value of the machine afterwards. */
  readonly state: unknown
}

/** A session at one machine, to be played on its chart or again in a simulation. Machines 15. */
export interface Recording {
  readonly v: 1
  readonly machine: string
  /** The shape of the machine it was recorded with; see `shapeOf`. */
  readonly chart: string
  /** Input of the machine, redacted like `data`. */
  readonly input: unknown
  readonly steps: ReadonlyArray<RecordedStep>
}
