/** How a state is made. "history" remembers where its parent was. */
export type StateType = "atomic" | "compound" | "parallel" | "final" | "history"

/** How a state feels to the shopper; the colour of its drawing. Machines 0, C10. */
export type Tone = "idle" | "busy" | "ok" | "warn" | "bad"

/** A state of a machine, as it is written. Ids are those of XState: "otp.active.flow.sending". */
export interface ChartState {
  readonly id: string
  /** Id of the state around it; the root has none. */
  readonly parent?: string
  /** Its own part of the id. */
  readonly key: string
  readonly type: StateType
  /** Whether the state around it begins in it. */
  readonly initial: boolean
  readonly tone?: Tone
  /** Its source: "4", "D-33", "4; D-32". */
  readonly spec?: string
  readonly description?: string
  readonly entry: ReadonlyArray<string>
  readonly exit: ReadonlyArray<string>
  /** Events that the machine raises itself on entering. */
  readonly raises: ReadonlyArray<string>
  /** What is asked of the shop or runs while the state lasts, by code name. */
  readonly actors: ReadonlyArray<string>
}

/** What has to hold for an arrow, in names instead of functions. */
export type Guard =
  | { readonly is: "named"; readonly name: string; readonly params?: Readonly<Record<string, unknown>> }
  | { readonly is: "not"; readonly guard: Guard }
  | { readonly is: "and" | "or"; readonly guards: ReadonlyArray<Guard> }
  /** The machine is in all of these states as well. */
  | { readonly is: "in"; readonly states: ReadonlyArray<string> }

/** The trigger of an arrow: an event, a time that passes, the answer or refusal of an actor, or nothing. */
export type ArrowKind = "event" | "delay" | "done" | "error" | "always"

/** One branch of one event in one state. */
export interface ChartArrow {
  /** See `arrowId`. */
  readonly id: string
  readonly from: string
  /** Target states; empty for what happens inside a state. */
  readonly to: ReadonlyArray<string>
  readonly kind: ArrowKind
  /** Code name of the event, the delay or the actor; empty for what happens at once and for the end of the inner states. */
  readonly event: string
  readonly guard?: Guard
  /** Not the first branch, and asks nothing: taken when those before it do not hold. */
  readonly otherwise: boolean
  /** Leaves and enters its own state again. */
  readonly reenter: boolean
  readonly actions: ReadonlyArray<string>
  /** Events that the machine raises itself then. */
  readonly raises: ReadonlyArray<string>
  readonly description?: string
}

/** A machine as plain data: what its drawing, its table, its walk and its exports are made of. */
export interface Chart {
  readonly id: string
  /** See `shapeOf`. */
  readonly shape: string
  readonly states: ReadonlyArray<ChartState>
  readonly arrows: ReadonlyArray<ChartArrow>
  /** Meanings of guards that are made of others, by name. */
  readonly meanings: Readonly<Record<string, Guard>>
}

/** Returns whether an event is accepted on purpose without any effect: nothing may begin twice. Machines 0, C5. */
export const isIgnored = ({ to, actions, raises, guard }: ChartArrow): boolean =>
  to.length === 0 && actions.length === 0 && raises.length === 0 && guard === undefined
