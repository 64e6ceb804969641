import { Effect } from "effect"
import type { Unavailable } from "../kernel/failure.ts"
import { callOf, type NamedCall, portOver } from "../kernel/named-calls.ts"
import type { PartName } from "../toggles/features.ts"
import type { PartOff } from "../toggles/parts.errors.ts"
import { refusalOfParts } from "../toggles/parts.errors.ts"
import type { OffNow } from "../toggles/toggles.port.ts"
import { type PartUses, partUses } from "./part-uses.rule.ts"

/** Fails if one of these parts is switched off. */
const requireParts = (off: OffNow, used: ReadonlyArray<PartName>): Effect.Effect<void, PartOff | Unavailable> =>
  used.length === 0
    ? Effect.void
    : Effect.flatMap(off, (names) => {
        const refusal = refusalOfParts(used, names)
        return refusal ? Effect.fail(refusal) : Effect.void
      })

/**
 * Returns a port that refuses new uses of parts that are switched off, before anything else is done. Decision 0146.
 *
 * @param area the port's name, by which `partUses` says what its calls use
 */
export const switchedPort = <A extends keyof PartUses, P extends object>(area: A, port: P, off: OffNow): P => {
  const uses = partUses[area] as Readonly<Record<PropertyKey, ((input: never) => ReadonlyArray<PartName>) | undefined>>
  return portOver<P>((name, input): ReturnType<NamedCall> => {
    const used = uses[name]?.(input as never) ?? []
    return Effect.andThen(requireParts(off, used), callOf(port, name)(input))
  })
}

/** Names of the ports that have calls which use a part that can be switched off. */
export const switchedAreas = Object.keys(partUses) as ReadonlyArray<keyof PartUses>
