import type { SnapshotFrom } from "xstate"
import type { Instant } from "../kernel/moment.ts"
import { fold } from "../kernel/text.ts"
import { type Opening, openingOf } from "../stores/opening.rule.ts"
import type { PickupStore } from "./pickup.ts"
import type { storePickerMachine } from "./store-picker.machine.ts"

/** A store as the sheet shows it. */
export interface PickerRow extends PickupStore {
  readonly isMarked: boolean
  readonly opening?: Opening
}

/** What the store picker shows. */
export interface StorePickerView {
  readonly isOpen: boolean
  readonly stock: "unfetched" | "loading" | "fetched" | "failed"
  readonly place: "unknown" | "asking" | "known" | "refused"
  readonly sought: string
  readonly onlyOpen: boolean
  readonly onlyComplete: boolean
  /** Stores that have every line, as far as they are sought. */
  readonly complete: ReadonlyArray<PickerRow>
  /** Stores that lack some: they cannot be chosen. */
  readonly incomplete: ReadonlyArray<PickerRow>
  /** How many stores hand over orders. */
  readonly total: number
  readonly marked: PickerRow | undefined
  /** Whether picking up is switched off: asking again is of no use. Decision 0146. */
  readonly isOff: boolean
}

/** Returns what the store picker shows in this state of its machine. */
export const viewStorePicker =
  (now: Instant) =>
  (snapshot: SnapshotFrom<typeof storePickerMachine>): StorePickerView => {
    const { offers, sought, onlyOpen, onlyComplete, marked } = snapshot.context
    const rows = (offers ?? []).map((offer): PickerRow => {
      const opening = openingOf(offer.store.hours, now)
      return { ...offer, isMarked: offer.store.id === marked && offer.isComplete, ...(opening && { opening }) }
    })
    const shown = rows.filter((row) => isSought(row, sought) && (!onlyOpen || row.opening?.kind === "open"))
    return {
      isOpen: snapshot.matches({ sheet: "open" }),
      stock: stockOf(snapshot),
      place: placeOf(snapshot),
      sought,
      onlyOpen,
      onlyComplete,
      complete: shown.filter(({ isComplete }) => isComplete),
      incomplete: onlyComplete ? [] : shown.filter(({ isComplete }) => !isComplete),
      total: rows.length,
      marked: rows.find(({ isMarked }) => isMarked),
      isOff: snapshot.context.failure === "PickupOff"
    }
  }

/** Whether a store has every word that is sought in its name, city or address. */
const isSought = ({ store }: PickupStore, sought: string): boolean => {
  const text = fold(`${store.name} ${store.city} ${store.address}`)
  return fold(sought)
    .split(" ")
    .every((word) => text.includes(word))
}

const stockOf = (snapshot: SnapshotFrom<typeof storePickerMachine>): StorePickerView["stock"] => {
  for (const state of ["loading", "fetched", "failed"] as const) if (snapshot.matches({ stock: state })) return state
  return "unfetched"
}

const placeOf = (snapshot: SnapshotFrom<typeof storePickerMachine>): StorePickerView["place"] => {
  for (const state of ["asking", "known", "refused"] as const) if (snapshot.matches({ place: state })) return state
  return "unknown"
}
