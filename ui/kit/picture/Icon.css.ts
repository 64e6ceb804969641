import { styleVariants } from "@vanilla-extract/css"

const base = {
  flex: "none",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.75,
  strokeLinecap: "round",
  strokeLinejoin: "round"
} as const

export const icon = styleVariants({
  16: { ...base, width: 16, height: 16 },
  20: { ...base, width: 20, height: 20 },
  24: { ...base, width: 24, height: 24 },
  32: { ...base, width: 32, height: 32 }
})
