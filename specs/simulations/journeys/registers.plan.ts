import { waitOf } from "../draw.ts"
import type { Meant, Whim } from "./whim.ts"

/** Becomes a member: the form, the code that comes, and the log-in. */
export function* registers({ persona, next }: Whim): Generator<Meant> {
  yield ["registers", 4_000]
  yield ["asks for a code", 4_000 + waitOf(persona, next)]
  if (next() < 0.1 * (persona.moods.wrong ?? 1)) yield ["types a wrong code", 4_000]
  if (next() < 0.15 * (persona.moods.wrong ?? 1)) yield ["asks for a code", 31_000]
  for (let left = next() < 0.1 ? 7 : 0; left > 0; left--) yield ["asks for a code", 31_000]
  yield ["types the code", 6_000]
  // Once more, if the first call was lost.
  yield ["registers", 8_000]
  yield ["asks for a code", 8_000]
  yield ["types the code", 8_000]
  yield ["logs in", 8_000]
}
