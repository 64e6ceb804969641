/** Over a whole kilogram so much goes along; more begins another. D-51. */
export const toleranceGram = 300

/** Returns what a courier charges for, in whole kilograms: at least one, the next begun above 300 g of it. D-51. */
export const chargeableKg = (gram: number): number => {
  const whole = Math.floor(gram / 1000)
  return Math.max(1, whole + (gram - whole * 1000 > toleranceGram ? 1 : 0))
}

/** Returns what a parcel of these lines weighs, in grams. */
export const parcelGram = (
  lines: ReadonlyArray<{ readonly goods: { readonly weightGram: number }; readonly quantity: number }>
): number => lines.reduce((sum, { goods, quantity }) => sum + goods.weightGram * quantity, 0)
