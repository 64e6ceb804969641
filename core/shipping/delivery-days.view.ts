import type { SnapshotFrom } from "xstate"
import type { deliveryDaysMachine } from "./delivery-days.machine.ts"
import type { DeliveryDays } from "./delivery-days.ts"

/** View of the delivery days on a product page. */
export interface DeliveryDaysView {
  readonly step: "unasked" | "asking" | "known" | "notSent" | "failed"
  /** `Kebayoran Baru, Kota Jakarta Selatan`; empty until the first answer. */
  readonly place: string
  /** Of the chosen combination; `undefined` until its answer is there. */
  readonly days: DeliveryDays["days"]
}

/** Returns what a product page shows of the delivery days in this state of their machine. */
export const viewDeliveryDays = (snapshot: SnapshotFrom<typeof deliveryDaysMachine>): DeliveryDaysView => {
  const { answer } = snapshot.context
  const step = snapshot.value === "deciding" ? "unasked" : snapshot.value
  const { district, days } = answer ?? {}
  return {
    step,
    place: district ? `${district.name}, ${district.city.kind} ${district.city.name}` : "",
    days: step === "known" ? days : undefined
  }
}
