import { Effect, Exit } from "effect"
import { Gauge, type Registry } from "prom-client"
import type { Figures } from "#core/tracking/figures.ts"

/** Figures are counted at most once in this time, however often they are read. */
const freshMs = 60_000

/** Adds what viewers who agreed did in the last 24 hours to the figures of the server. D-72. */
export const figureGauges = (
  registry: Registry,
  read: () => Effect.Effect<Figures, unknown>,
  now: () => number
): void => {
  let held: { readonly at: number; readonly figures: Promise<Figures | undefined> } | undefined
  const figures = (): Promise<Figures | undefined> => {
    if (held === undefined || Math.abs(now() - held.at) > freshMs)
      held = {
        at: now(),
        figures: Effect.runPromiseExit(Effect.suspend(read)).then((exit) =>
          Exit.isSuccess(exit) ? exit.value : undefined
        )
      }
    return held.figures
  }
  const gauge = (name: string, help: string, label: string, valuesOf: (figures: Figures) => object) =>
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [registry],
      async collect() {
        const known = await figures()
        if (known === undefined) return
        for (const [value, count] of Object.entries(valuesOf(known))) this.set({ [label]: value }, count)
      }
    })
  gauge("pendar_funnel_viewers", "Viewers who came so far in the last 24 hours", "step", ({ funnel }) => funnel)
  gauge("pendar_searches", "Searches of the last 24 hours, by what became of them", "result", ({ search }) => search)
}
