import type { PagePort } from "./page.machine.ts"
import type { ShopPorts } from "./ports.ts"
import type { Prepare } from "./prepare.ts"

/** Opening a page is preparing its facts. House 11. */
export const pageOver = <Facts>(prepare: Prepare<Facts>, ports: ShopPorts): PagePort<Facts> => ({
  open: (address) => prepare(ports, address)
})
