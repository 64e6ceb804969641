import { type Service, ServiceId, type ServiceKind } from "./shipping.ts"
import type { Zone } from "./zones.ts"

/** What a service asks and how long it takes in one zone: rupiah, and working days from and to. */
export type Rate = readonly [fee: number, from: number, to: number]

/** A service with its rates: by the chargeable kilogram, or for the whole parcel if it rides within a city. */
export interface CourierService extends Service {
  readonly rates: Partial<Readonly<Record<Zone, Rate>>>
  /** When its parcels fly: dangerous goods may not. D-54. */
  readonly flies: "always" | "overseas" | "never"
  /** Rides within a city: from a store there, by the hours of D-53. */
  readonly hours?: { readonly from: number; readonly until: number }
  readonly mostKg?: number
  /** From the nearest store, as the crow flies. */
  readonly mostKm?: number
  /** Takes the money of the order with the parcel; never a ride within a city. D-57. */
  readonly takesCash?: boolean
}

const service = (
  courier: string,
  courierName: string,
  name: string,
  kind: ServiceKind,
  flies: CourierService["flies"],
  rates: CourierService["rates"],
  further: Pick<CourierService, "hours" | "mostKg" | "mostKm" | "takesCash"> = {}
): CourierService => ({
  id: ServiceId(`${courier}.${name.toLowerCase().replaceAll(" ", "-")}`),
  courier,
  courierName,
  service: name,
  kind,
  flies,
  rates,
  ...further
})

/**
 * Services that merchants in Indonesia usually offer, with example rates: what the demo shop uses and what `ops setup` proposes.
 * A shop offers only what its merchant stored. D-52; the numbers are our own.
 */
export const usualCouriers: ReadonlyArray<CourierService> = [
  service(
    "jne",
    "JNE",
    "REG",
    "regular",
    "overseas",
    {
      city: [10_000, 1, 2],
      metro: [11_000, 1, 2],
      island: [19_000, 2, 3],
      near: [32_000, 2, 4],
      far: [42_000, 3, 5],
      remote: [78_000, 4, 8]
    },
    { takesCash: true }
  ),
  service("jne", "JNE", "OKE", "regular", "never", {
    metro: [9_000, 2, 3],
    island: [16_000, 3, 5],
    near: [27_000, 5, 7],
    far: [36_000, 6, 10],
    remote: [66_000, 9, 14]
  }),
  service("jne", "JNE", "YES", "next-day", "always", {
    city: [18_000, 1, 1],
    metro: [20_000, 1, 1],
    island: [34_000, 1, 1],
    near: [56_000, 1, 1],
    far: [72_000, 1, 2]
  }),
  service(
    "jnt",
    "J&T",
    "EZ",
    "regular",
    "overseas",
    {
      city: [9_000, 1, 2],
      metro: [10_000, 1, 2],
      island: [18_000, 2, 3],
      near: [31_000, 3, 4],
      far: [41_000, 3, 6],
      remote: [74_000, 5, 9]
    },
    { takesCash: true }
  ),
  service(
    "sicepat",
    "SiCepat",
    "REG",
    "regular",
    "overseas",
    {
      city: [9_500, 1, 2],
      metro: [10_500, 1, 2],
      island: [17_000, 2, 3],
      near: [30_000, 2, 4],
      far: [40_000, 3, 5]
    },
    { takesCash: true }
  ),
  service(
    "anteraja",
    "AnterAja",
    "REG",
    "regular",
    "overseas",
    {
      city: [9_000, 1, 2],
      metro: [10_000, 1, 3],
      island: [17_500, 2, 4],
      near: [30_500, 3, 5],
      far: [40_500, 4, 6]
    },
    { takesCash: true }
  ),
  service("anteraja", "AnterAja", "Next Day", "next-day", "always", {
    city: [16_000, 1, 1],
    metro: [19_000, 1, 1],
    island: [31_000, 1, 1]
  }),
  service("pos", "Pos Indonesia", "Reguler", "regular", "never", {
    city: [8_500, 2, 3],
    metro: [9_500, 2, 3],
    island: [15_000, 3, 5],
    near: [24_000, 5, 8],
    far: [33_000, 7, 12],
    remote: [58_000, 9, 16]
  }),
  service(
    "gosend",
    "GoSend",
    "Same Day",
    "same-day",
    "never",
    { city: [24_000, 0, 0] },
    {
      hours: { from: 0, until: 13 },
      mostKg: 5,
      mostKm: 40
    }
  ),
  service(
    "grab",
    "GrabExpress",
    "Instant",
    "instant",
    "never",
    { city: [38_000, 0, 0] },
    {
      hours: { from: 8, until: 17 },
      mostKg: 5,
      mostKm: 40
    }
  )
]
