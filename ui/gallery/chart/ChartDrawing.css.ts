import { style, styleVariants } from "@vanilla-extract/css"
import { tokens } from "../../theme/tokens.css.ts"

const { color } = tokens

/** Ground and edge of a state by its tone. */
const tones = {
  none: [color.surface, color.borderStrong],
  idle: [color.surfaceSunken, color.borderStrong],
  busy: [color.infoTint, color.info],
  ok: [color.successTint, color.success],
  warn: [color.warningTint, color.warning],
  bad: [color.dangerTint, color.danger]
} as const

export const whole = style({ maxWidth: "none", fontFamily: tokens.font.body, margin: "0 auto" })

export const part = style({ cursor: "pointer", outline: "none" })
export const looked = style({})
export const active = style({})

const ringed = {
  [`${part}:focus-visible &`]: { stroke: color.focus, strokeWidth: 3 },
  [`${looked} &`]: { stroke: color.focus, strokeWidth: 3 },
  [`${active} &`]: { stroke: color.accent, strokeWidth: 3.5 }
}

export const box = styleVariants(tones, ([fill, stroke]) => ({ fill, stroke, strokeWidth: 1.3, selectors: ringed }))
export const inner = styleVariants(tones, ([, stroke]) => ({ fill: "none", stroke, strokeWidth: 1 }))
export const bar = styleVariants(tones, ([, fill]) => ({ fill }))
export const choice = style({ fill: color.infoTint, stroke: color.info, strokeWidth: 1.3, selectors: ringed })
export const elsewhere = style({
  fill: color.surface,
  stroke: color.borderStrong,
  strokeWidth: 1.2,
  strokeDasharray: "1.5 3",
  strokeLinecap: "round",
  selectors: { [`${part}:focus-visible &`]: { stroke: color.focus, strokeWidth: 3 } }
})
/** An open decision: on the edge of its state. */
export const decision = style({ fill: color.warning, stroke: color.surface, strokeWidth: 1.5 })
export const start = style({ fill: color.text })
export const root = style({ fill: "none", stroke: "none" })
const held = { stroke: color.borderStrong, strokeWidth: 1.2, selectors: ringed }
export const ground = styleVariants({
  group: { ...held, fill: color.surface, fillOpacity: 0.5 },
  region: { ...held, fill: color.bg, strokeDasharray: "6 4" },
  parallel: { ...held, fill: color.surfaceSunken, fillOpacity: 0.6 }
})

export const title = style({ font: `700 13px ${tokens.font.body}`, fill: color.text })
export const question = style({ font: `700 12.5px ${tokens.font.body}`, fill: color.info, textAnchor: "middle" })
export const ending = style([title, { textAnchor: "middle" }])
export const aside = style({ font: `italic 400 11px ${tokens.font.body}`, fill: color.textMuted, textAnchor: "middle" })
export const spec = style({ font: `400 11px ${tokens.font.body}`, fill: color.textMuted })
export const small = style({ font: `400 11px ${tokens.font.body}`, fill: color.textMuted })

const strokes = {
  event: { stroke: color.textMuted },
  error: { stroke: color.danger },
  delay: { stroke: color.info, strokeDasharray: "2 3.5", strokeLinecap: "round" },
  cold: { stroke: color.border, strokeDasharray: "5 4" }
} as const
export const halo = style({ fill: "none", stroke: color.bg })
export const line = styleVariants(strokes, (stroke) => ({ ...stroke, fill: "none", strokeWidth: 1.5 }))
export const lit = style({ stroke: color.accent, strokeWidth: 3 })
export const tip = styleVariants({
  event: { fill: color.textMuted },
  error: { fill: color.danger },
  delay: { fill: color.info },
  cold: { fill: color.border },
  lit: { fill: color.accent }
})

export const label = style({ fill: color.surface, stroke: color.border, strokeWidth: 1 })
export const failed = style({ stroke: color.danger, strokeOpacity: 0.5 })
export const labelLit = style({ stroke: color.accent, strokeWidth: 2 })
export const hit = style({
  fill: "transparent",
  selectors: {
    [`${part}:hover > &`]: { fill: color.surfaceTint },
    [`${looked} > &`]: { fill: color.accentTint, stroke: color.focus, strokeWidth: 1.5 },
    [`${part}:focus-visible > &`]: { stroke: color.focus, strokeWidth: 2 }
  }
})
export const event = style({ font: `700 11.5px ${tokens.font.body}`, fill: color.text })
export const eventFailed = style({ fill: color.danger })
export const guard = style({ font: `400 11.5px ${tokens.font.body}`, fill: color.info })
export const coldText = style({ fill: color.textMuted })
export const sign = styleVariants({
  guard: { fill: "none", stroke: color.info, strokeWidth: 1.2 },
  done: { fill: "none", stroke: color.success, strokeWidth: 1.7 },
  error: { fill: "none", stroke: color.danger, strokeWidth: 1.7 },
  delay: { fill: "none", stroke: color.info, strokeWidth: 1.3 }
})

export const fold = style({ cursor: "pointer", outline: "none" })
export const foldGround = style({
  fill: color.surface,
  stroke: color.border,
  selectors: { [`${fold}:focus-visible > &`]: { stroke: color.focus, strokeWidth: 3 } }
})
export const foldSign = style({ fill: "none", stroke: color.textMuted, strokeWidth: 1.8, strokeLinecap: "round" })

/** A sign of a difference: its shape says which. */
export const difference = styleVariants({
  added: { fill: color.success, stroke: color.surface, strokeWidth: 2 },
  removed: { fill: color.danger, stroke: color.surface, strokeWidth: 2 },
  changed: { fill: color.info, stroke: color.surface, strokeWidth: 2 }
})
export const differenceSign = style({ fill: "none", stroke: color.surface, strokeWidth: 2.4, strokeLinecap: "round" })
/** Shoppers without specs, specs without shoppers. */
export const untried = styleVariants({
  untested: { fill: color.warning, stroke: color.surface, strokeWidth: 2 },
  "tested only": { fill: color.textMuted, stroke: color.surface, strokeWidth: 2 }
})
