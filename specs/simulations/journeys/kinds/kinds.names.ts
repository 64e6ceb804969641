/** Goods that are scanned in stories; the store does not have all of them. */
export const scannable = ["merah", "plum", "nude", "serum", "sabun", "tabir", "nanti", "kartu"] as const

export const ordering = (quantity: number, name: string): string => `orders ${quantity} of ${name} ahead`
export const scanning = (name: string): string => `scans ${name}`
