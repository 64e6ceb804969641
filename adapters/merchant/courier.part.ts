import { Effect } from "effect"
import { type CourierService, type Rate, usualCouriers } from "#core/shipping/couriers.ts"
import { ServiceId, servicePatterns } from "#core/shipping/shipping.ts"
import { zones } from "#core/shipping/zones.ts"
import { type Cells, decimal, line, oneOf, pattern, type RowReader, rowReader, whole } from "./cells.ts"
import type { Part } from "./part.ts"

const mostFee = 10_000_000
const mostDays = 60
const rideKinds: ReadonlyArray<CourierService["kind"]> = ["same-day", "instant"]

/**
 * Courier services with their rates; a row that names only the id of a usual service takes its rates. Fees are whole rupiah:
 * by the kilogram, or for the whole parcel of same-day and instant services. D-52, D-53.
 */
export const courierPart: Part<CourierService> = {
  name: "couriers",
  columns: [
    ...["id", "courier_name", "service", "kind", "flies"],
    ...zones.flatMap((zone) => [`${zone}_fee`, `${zone}_from`, `${zone}_to`]),
    ...["hour_from", "hour_until", "most_kg", "most_km", "cash"]
  ],
  keyOf: ({ id = "" }) => id,
  complete: (given, stored) => {
    const usual = usualCouriers.find(({ id }) => id === given["id"])
    const meant = stored.get(given["id"] ?? "") ?? (usual && courierPart.write(usual))
    return { ...meant, ...given }
  },
  read: (cells) =>
    Effect.sync(() => {
      const reader = rowReader(cells)
      const { at, maybe, note, problems } = reader
      const id = at("id", pattern(servicePatterns.both, "COURIER.SERVICE, as jne.reg")) ?? ""
      const courierName = at("courier_name", line(40)) ?? ""
      const service = at("service", line(40)) ?? ""
      const kind = at("kind", oneOf(["regular", "next-day", "same-day", "instant"])) ?? "regular"
      const flies = at("flies", oneOf(["always", "overseas", "never"])) ?? "never"
      const rates = ratesIn(cells, reader)
      const from = maybe("hour_from", whole(0, 23))
      const until = maybe("hour_until", whole(1, 24))
      const mostKg = maybe("most_kg", decimal(0.1, 1_000))
      const mostKm = maybe("most_km", decimal(0.1, 1_000))
      const takesCash = maybe("cash", oneOf(["yes", "no"])) === "yes"
      const rides = rideKinds.includes(kind)
      if (rides && takesCash) note("cash", "a same-day or instant service takes no cash")
      if (rides && (from === undefined || until === undefined || from >= until))
        note("hour_from", "a same-day or instant service needs the hours it rides, from before until")
      if (!rides && (from !== undefined || until !== undefined))
        note("hour_from", "only a same-day or instant service has hours")
      if (Object.keys(rates).length === 0) note("city_fee", "at least one zone needs a fee and its days")
      if (rides && rates.city === undefined) note("city_fee", "a same-day or instant service needs a fee in the city")
      if (problems.length > 0) return { problems }
      const row: CourierService = {
        id: ServiceId(id),
        courier: id.split(".")[0] ?? "",
        courierName,
        service,
        kind,
        flies,
        rates,
        ...(from !== undefined && until !== undefined && { hours: { from, until } }),
        ...(mostKg !== undefined && { mostKg }),
        ...(mostKm !== undefined && { mostKm }),
        ...(takesCash && { takesCash })
      }
      return { row }
    }),
  write: ({ id, courierName, service, kind, flies, rates, hours, mostKg, mostKm, takesCash }) => ({
    id,
    courier_name: courierName,
    service,
    kind,
    flies,
    ...Object.fromEntries(
      zones.flatMap((zone) => {
        const [fee, from, to] = rates[zone] ?? []
        return [
          [`${zone}_fee`, textOf(fee)],
          [`${zone}_from`, textOf(from)],
          [`${zone}_to`, textOf(to)]
        ]
      })
    ),
    hour_from: textOf(hours?.from),
    hour_until: textOf(hours?.until),
    most_kg: textOf(mostKg),
    most_km: textOf(mostKm),
    cash: takesCash ? "yes" : ""
  })
}

const textOf = (value: number | undefined): string => (value === undefined ? "" : String(value))

/** The zones with a fee; a zone has all three numbers or none. */
const ratesIn = (cells: Cells, { at, note }: RowReader): CourierService["rates"] =>
  Object.fromEntries(
    zones.flatMap((zone): ReadonlyArray<readonly [string, Rate]> => {
      const columns = [`${zone}_fee`, `${zone}_from`, `${zone}_to`]
      if (columns.every((column) => (cells[column] ?? "").trim() === "")) return []
      const fee = at(`${zone}_fee`, whole(0, mostFee))
      const from = at(`${zone}_from`, whole(0, mostDays))
      const to = at(`${zone}_to`, whole(0, mostDays))
      if (fee === undefined || from === undefined || to === undefined) return []
      if (from > to) note(`${zone}_to`, `must not be before ${zone}_from`)
      return [[zone, [fee, from, to]]]
    })
  )
