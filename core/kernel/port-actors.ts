import type { Effect } from "effect"
import { fromPromise, type PromiseActorLogic } from "xstate"
import type { Signal } from "./run-effect.ts"

/** One call of a port: input in, Effect with a typed refusal out. */
// biome-ignore lint/suspicious/noExplicitAny: the widest call, for constraints only
export type PortCall<I = any, A = any, E = any> = (input: I) => Effect.Effect<A, E>

/** Every tagged error a port can refuse with. */
export type RefusalOf<P> = {
  [K in keyof P]: P[K] extends (input: never) => Effect.Effect<unknown, infer E> ? E : never
}[keyof P]

/** The actor a machine invokes for each call of a port. */
export type PortActors<P> = {
  [K in keyof P]: P[K] extends (input: infer I) => Effect.Effect<infer A, unknown> ? PromiseActorLogic<A, I> : never
}

/**
 * Turns every call of a port into an actor.
 * A refusal arrives in `onError` as the tagged error itself, a defect as `Unexpected`.
 * Leaving the invoking state interrupts the Effect, which aborts its request.
 */
export const portActors = <P extends object>(port: P): PortActors<P> =>
  Object.fromEntries(
    Object.entries(port).map(([name, call]) => [
      name,
      fromPromise(({ input, signal }) => performCall((call as PortCall)(input), signal))
    ])
  ) as unknown as PortActors<P>

/** Typed placeholders, so a machine can be drawn and type-checked before any adapter exists. */
export const placeholderActors = <P extends object>(...names: ReadonlyArray<keyof P & string>): PortActors<P> =>
  Object.fromEntries(
    names.map((name) => [
      name,
      fromPromise(() => Promise.reject({ _tag: "Unexpected", cause: `port call "${name}" is not provided` }))
    ])
  ) as unknown as PortActors<P>

/**
 * A port that is fetched with its first call. Only for `portActors`: its calls answer the promise of an Effect. If it
 * cannot be fetched, the call is refused as `Unavailable`.
 */
export const lazyPort = <P extends object>(load: () => Promise<P>): P =>
  new Proxy({} as P, {
    // What it holds is unknown until it is fetched: a machine names its calls.
    ownKeys: () => {
      throw new TypeError("the calls of a lazy port are not known: name them")
    },
    // `await` reads `then` of any object: it is no call.
    get: (_, name) =>
      name === "then"
        ? undefined
        : (input: unknown) =>
            load().then(
              (port) => (port as Readonly<Record<PropertyKey, PortCall>>)[name]?.(input),
              () => Promise.reject({ _tag: "Unavailable" })
            )
  })

type Run = (effect: Effect.Effect<unknown, unknown>, signal: Signal) => Promise<unknown>
type MaybePromise<T> = T | Promise<T>

let run: Run | undefined

/** Sets the runtime of Effects beforehand. Else it is fetched with the first call: a first page weighs less without. */
export const runEffectsWith = (given: Run): void => {
  run = given
}

/** Runs a call of a port, for an actor that gives or answers something else than the call does. */
export const performCall = (call: MaybePromise<Effect.Effect<unknown, unknown>>, signal: Signal): Promise<unknown> =>
  run !== undefined && !(call instanceof Promise) ? run(call, signal) : performLazyCall(call, signal)

const performLazyCall = async (
  call: MaybePromise<Effect.Effect<unknown, unknown>>,
  signal: Signal
): Promise<unknown> => {
  const [effect] = await Promise.all([
    call,
    run ??
      import("./run-effect.ts").then(
        ({ runEffect }) => runEffectsWith(runEffect),
        () => Promise.reject({ _tag: "Unavailable" })
      )
  ])
  return run?.(effect, signal)
}

/** The tagged error carried by an `onError` event. */
export const failureOf = (event: unknown): { readonly _tag: string } =>
  (event as { readonly error: { readonly _tag: string } }).error

/** The tagged error carried by an `onError` event if it has this tag. */
export const failureAs = <F extends { readonly _tag: string }>(event: unknown, tag: F["_tag"]): F | undefined => {
  const failure = failureOf(event)
  return failure._tag === tag ? (failure as F) : undefined
}

/** Guard for `onError`: was the call refused with this tag? */
export const wasRefusedWith =
  <P>(tag: (RefusalOf<P> & { readonly _tag: string })["_tag"]) =>
  ({ event }: { readonly event: unknown }): boolean =>
    failureOf(event)._tag === tag

/** Guard for `onError`: was the call lost, so that it may or may not have been done? */
export const wasLost = ({ event }: { readonly event: unknown }): boolean =>
  ["Unavailable", "Unexpected"].includes(failureOf(event)._tag)
