import { Data } from "effect"

/** Too few characters to look for a place. */
export class RegionTooShort extends Data.TaggedError("RegionTooShort") {}

/** No kecamatan has this code. */
export class DistrictUnknown extends Data.TaggedError("DistrictUnknown") {}

/** No province or city has this code. */
export class RegionUnknown extends Data.TaggedError("RegionUnknown") {}
