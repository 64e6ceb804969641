import type { Effect } from "effect"
import type { Unavailable } from "../kernel/failure.ts"
import type { LineUnknown } from "./cart.errors.ts"
import type { BagRefusal, CartPort } from "./cart.port.ts"
import type { Bag } from "./cart.ts"
import type { Command } from "./commands.rule.ts"

/** The two calls of the queue: it reads the bag, and makes one change. */
export interface QueuePort extends Pick<CartPort, "read"> {
  readonly execute: (command: Command) => Effect.Effect<Bag, BagRefusal | LineUnknown | Unavailable>
}

/** The queue over a bag's port. */
export const queueOver = (port: CartPort): QueuePort => ({
  read: (input) => port.read(input),
  execute: (command) => executed(port, command)
})

const executed = (port: CartPort, command: Command): ReturnType<QueuePort["execute"]> => {
  switch (command.op) {
    case "put":
      return port.put({ line: command.line, goods: command.goods, how: command.how })
    case "remove":
      return port.remove({ line: command.line })
    case "replace":
      return port.replaceWith({ line: command.line, goods: command.goods, keepOld: command.keepOld })
    case "clear":
      return port.clear({})
  }
}
