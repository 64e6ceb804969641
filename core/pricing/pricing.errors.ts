import { Data } from "effect"

/** A price or discount that no shop can mean; `field` says which part is wrong. */
export class PriceInvalid extends Data.TaggedError("PriceInvalid")<{
  readonly field: "price" | "discount" | "specialPrice"
}> {}
