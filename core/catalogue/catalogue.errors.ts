import { Data } from "effect"

/** No product has this number. */
export class ProductUnknown extends Data.TaggedError("ProductUnknown") {}

/** The product was taken out of the shop; its reviews stay reachable. D-8. */
export class ProductRemoved extends Data.TaggedError("ProductRemoved") {}

/** No category, brand or page has this name or number. */
export class PlaceUnknown extends Data.TaggedError("PlaceUnknown") {}
