import { Effect } from "effect"
import type { Db, Session } from "#adapters/postgres/engine/db.ts"
import type { Unavailable } from "#core/kernel/failure.ts"
import { keyedMutex } from "./keyed-mutex.ts"
import type { Around } from "./selling-stores.ts"

/** `whole`: one transaction, which a refusal undoes; `plain`: single questions. */
type Way = "whole" | "plain"
type PortCall = (input: unknown) => Effect.Effect<unknown, unknown>

/** What a call changes, if calls that change the same thing run one after another. */
type Changes<P> = {
  readonly [K in keyof P]?: P[K] extends (input: infer I) => unknown ? (input: I) => string | undefined : never
}

/** A port whose every call is carried out over stores of its own. */
export const carriedOver = (db: Db, around: Effect.Effect<Around, Unavailable>) => {
  const mutex = keyedMutex()
  return <P extends object>(
    ways: { readonly [K in keyof P]: Way },
    over: (session: Session, known: Around) => P,
    changes: Changes<P> = {}
  ): P => {
    const callOf = (session: Session, known: Around, name: string): PortCall =>
      (over(session, known) as Readonly<Record<string, PortCall>>)[name] as PortCall
    return Object.fromEntries(
      Object.entries<Way>(ways).map(([name, way]): [string, PortCall] => {
        const changed = (changes as Readonly<Record<string, ((input: unknown) => string | undefined) | undefined>>)[
          name
        ]
        return [
          name,
          (input) => {
            const call = Effect.flatMap(around, (known) =>
              way === "whole"
                ? db.inTransaction((tx) => callOf(tx, known, name)(input))
                : callOf(db, known, name)(input)
            )
            const key = changed?.(input)
            return key === undefined ? call : mutex(key, call)
          }
        ]
      })
    ) as P
  }
}
