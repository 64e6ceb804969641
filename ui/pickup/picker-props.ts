import type { Checkout } from "#core/checkout/checkout.ts"
import type { Instant } from "#core/kernel/moment.ts"
import type { Untimed } from "#core/kernel/timed.ts"
import type { StorePickerEvent } from "#core/pickup/store-picker.machine.ts"
import type { StorePickerView } from "#core/pickup/store-picker.view.ts"
import type { PickupChosen } from "./pickup-chosen.ts"

/** What every part of the store picker shows, and what it does with it. */
export interface PickerProps {
  readonly view: StorePickerView
  readonly send: (event: Untimed<StorePickerEvent>) => void
  readonly checkout: Checkout
  readonly now: Instant
  /** The order is sent after all. */
  readonly onSend: () => void
  /** A store that lacks some is chosen with what it has. */
  readonly onTakeRest: (chosen: PickupChosen) => void
}
