import { portActors } from "../kernel/port-actors.ts"
import { cartMachine } from "./cart.machine.ts"
import type { CartPort } from "./cart.port.ts"
import type { QueuePort } from "./cart.types.ts"

/** Returns the machine of the bag over its port. */
export const cartMachineOver = (port: CartPort) =>
  cartMachine.provide({
    actors: portActors<QueuePort>({
      read: port.read,
      execute: (command) => {
        switch (command.op) {
          case "put":
            return port.put(command)
          case "remove":
            return port.remove({ line: command.line })
          case "replace":
            return port.replaceWith(command)
          case "clear":
            return port.clear({})
          case "redeem":
            return port.redeemVoucher({ code: command.code })
          case "cancel-voucher":
            return port.cancelVoucher({ voucher: command.voucher })
          case "gift":
            return port.declineGift({ gift: command.gift, isDeclined: command.isDeclined })
          case "points":
            return command.points > 0 ? port.redeemPoints({ points: command.points }) : port.cancelPoints({})
        }
      }
    })
  })
