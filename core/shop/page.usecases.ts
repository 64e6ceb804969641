import { Effect } from "effect"
import { Unavailable } from "../kernel/failure.ts"
import type { PagePort } from "./page.machine.ts"
import type { ShopPorts } from "./ports.ts"
import type { Prepare } from "./prepare.ts"

/** A page whose way of being prepared is itself fetched when it is needed; where that fails, there is no connection. */
export const pageOver = <Facts>(load: () => Promise<Prepare<Facts>>, ports: ShopPorts): PagePort<Facts> => ({
  open: (address) =>
    Effect.tryPromise({ try: load, catch: () => new Unavailable() }).pipe(
      Effect.flatMap((prepare) => prepare(ports, address))
    )
})
