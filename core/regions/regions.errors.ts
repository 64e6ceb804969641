import { Data } from "effect"

/** Too few characters to look for a place. */
export class RegionTooShort extends Data.TaggedError("RegionTooShort") {}

/** No kecamatan has this code. */
export class DistrictUnknown extends Data.TaggedError("DistrictUnknown") {}

/** An address, or the contact of an order, breaks the rules of its form; the form names the fields before. */
export class AddressRefused extends Data.TaggedError("AddressRefused")<{
  /** Names of fields, such as `recipient`. */
  readonly fields: ReadonlyArray<string>
}> {}

/** No province or city has this code. */
export class RegionUnknown extends Data.TaggedError("RegionUnknown") {}
