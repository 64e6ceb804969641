import type { Phone } from "../kernel/phone.ts"
import type { City, District, Province, VillageId } from "./region.ts"

/** Destination of a parcel. Names are copies: a map that changes moves no parcel. D-50. */
export interface Address {
  /** `Rumah`, `Kantor`. */
  readonly label?: string
  readonly recipient: string
  readonly phone: Phone
  readonly province: Province
  readonly city: City
  readonly district: Pick<District, "id" | "name">
  /** Kelurahan or desa: from the table, or as the shopper wrote it, since no table is complete. */
  readonly village: { readonly id?: VillageId; readonly name: string }
  /** Five digits. */
  readonly postalCode: string
  /** Street, number, RT/RW. */
  readonly line: string
  readonly landmark?: string
  readonly noteForCourier?: string
  /** Only required by same-day and instant couriers. D-53. */
  readonly location?: Location
}

/** A place on the map, in degrees. */
export interface Location {
  readonly latitude: number
  readonly longitude: number
}

/** Contact for messages and calls. D-24: a guest gives e-mail and phone. */
export interface Contact {
  readonly firstName: string
  /** Empty for people of one name. D-31. */
  readonly lastName: string
  readonly email: string
  readonly phone: Phone
}

/** An address as it is sent: the kecamatan by its code, its names are the map's. */
export type AddressGiven = Omit<Address, "province" | "city" | "district"> & {
  readonly district: Address["district"]["id"]
}
