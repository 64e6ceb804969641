import type { Goods } from "../pricing/goods.ts"
import type { BagLine } from "./cart.ts"
import { kindOf } from "./mixing.rule.ts"

/**
 * What a bag shows goods beside it for: what its first sold-out line is like, what its first line goes with, or what is popular;
 * none if hardly anything may join it, as a pre-order.
 */
export type BesideBag =
  | { readonly kind: "like"; readonly goods: Goods }
  | { readonly kind: "with"; readonly goods: Goods }
  | { readonly kind: "popular" }
  | { readonly kind: "none" }

/** Returns what the goods below a bag are chosen by: something in place of what cannot be had comes first. D-16b, D-21, D-69. */
export const besideBag = (lines: ReadonlyArray<Pick<BagLine, "goods" | "counted">>): BesideBag => {
  const bag = kindOf(lines.map(({ goods }) => goods))
  if (bag.kind === "preorder" || bag.kind === "egift") return { kind: "none" }
  const out = lines.find(({ counted }) => counted === 0)
  if (out !== undefined) return { kind: "like", goods: out.goods }
  const [first] = lines
  return first === undefined ? { kind: "popular" } : { kind: "with", goods: first.goods }
}
