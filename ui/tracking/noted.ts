import type { LazyCart } from "#core/shop/lazy-cart.ts"
import type { Noted } from "#core/tracking/tracking-event.ts"

type Listener = (noted: Noted) => void

/** Things done before the code that counts them has come. */
const waitingMost = 20
const waiting: Array<Noted> = []
let listener: Listener | undefined

/** Says that something was done; it stays in this page unless its viewer has agreed. D-72. */
export const note: Listener = (noted) => {
  if (listener) listener(noted)
  else if (waiting.length < waitingMost) waiting.push(noted)
}

/** Forgets what was done before the code that counts it has come. */
export const forgetNotes = (): void => {
  waiting.length = 0
}

/** Takes everything that is done from now on, and what was done before; returns the unsubscribe function. */
export const takeNotes = (take: Listener): (() => void) => {
  listener = take
  for (const noted of waiting.splice(0)) take(noted)
  return () => {
    listener = undefined
  }
}

/** A cart that notes what is put in. */
export const notingAdds = (cart: LazyCart): LazyCart => ({
  ...cart,
  tell: (event) => {
    if (event.type === "item.wanted")
      note({ verb: "add", type: "product_detail", objectId: String(event.line.product) })
    cart.tell(event)
  }
})
