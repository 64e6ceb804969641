import { Effect } from "effect"
import type { Db, Session } from "#adapters/postgres/engine/db.ts"
import type { Unavailable } from "#core/kernel/failure.ts"
import type { Around } from "./selling-stores.ts"

/** `whole`: one transaction, which a refusal undoes; `plain`: single questions. */
type Way = "whole" | "plain"
type PortCall = (input: unknown) => Effect.Effect<unknown, unknown>

/** A port whose every call is carried out over stores of its own. */
export const carriedOver =
  (db: Db, around: Effect.Effect<Around, Unavailable>) =>
  <P extends object>(ways: { readonly [K in keyof P]: Way }, over: (session: Session, known: Around) => P): P => {
    const callOf = (session: Session, known: Around, name: string): PortCall =>
      (over(session, known) as Readonly<Record<string, PortCall>>)[name] as PortCall
    return Object.fromEntries(
      Object.entries<Way>(ways).map(([name, way]): [string, PortCall] => [
        name,
        (input) =>
          Effect.flatMap(around, (known) =>
            way === "whole" ? db.inTransaction((tx) => callOf(tx, known, name)(input)) : callOf(db, known, name)(input)
          )
      ])
    ) as P
  }
