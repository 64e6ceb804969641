import { Effect } from "effect"
import type { Db, Session } from "#adapters/postgres/engine/db.ts"
import type { Unavailable } from "#core/kernel/failure.ts"
import { callOf, type NamedCall } from "#core/kernel/named-calls.ts"
import { keyedMutex } from "./keyed-mutex.ts"
import type { SellingContext } from "./selling-stores.ts"

/** `transactional`: one transaction, which a refusal undoes; `autocommit`: single questions. */
type Way = "transactional" | "autocommit"

type ChangedBy = (input: unknown) => ReadonlyArray<string | undefined>

/** What a call changes, if calls that change the same thing run one after another; several in one order for all calls. */
type Changes<P> = {
  readonly [K in keyof P]?: P[K] extends (input: infer I) => unknown
    ? (input: I) => ReadonlyArray<string | undefined>
    : never
}

/** A port whose every call is carried out over stores of its own. */
export const transactionsOver = (
  db: Db,
  context: Effect.Effect<SellingContext, Unavailable>,
  roomy: Effect.Effect<void, Unavailable>
) => {
  const mutex = keyedMutex()
  return <P extends object>(
    ways: { readonly [K in keyof P]: Way },
    over: (session: Session, known: SellingContext) => P,
    changes: Changes<P> = {},
    /** Calls that are refused while the disk is nearly full. */
    growing: ReadonlyArray<keyof P> = []
  ): P => {
    return Object.fromEntries(
      Object.entries<Way>(ways).map(([name, way]): [string, NamedCall] => {
        const changed = (changes as Readonly<Record<string, ChangedBy | undefined>>)[name]
        return [
          name,
          (input) => {
            const call = Effect.flatMap(context, (known) =>
              way === "transactional"
                ? db.inTransaction((tx) => callOf(over(tx, known), name)(input))
                : callOf(over(db, known), name)(input)
            )
            const inTurn = (changed?.(input) ?? []).reduceRight(
              (inner, key) => (key === undefined ? inner : mutex(key, inner)),
              call
            )
            return growing.some((one) => one === name) ? Effect.andThen(roomy, inTurn) : inTurn
          }
        ]
      })
    ) as P
  }
}
