import type { InspectionEvent } from "xstate"
import { sessionRecorder } from "#core/charts/recording/recorder.rule.ts"
import type { Recording } from "#core/charts/recording/recording.ts"
import type { Numbers, Simulation } from "../simulations/simulation.ts"
import type { Story } from "../simulations/story.ts"

/** What one simulated session did at its machine, as the shop's own recorder writes it down, if it did anything, and how it ended. */
export const recordedOf = async (
  simulation: Simulation,
  story: Story,
  { rules = {}, hear = () => {} }: { readonly rules?: Numbers; readonly hear?: (seen: InspectionEvent) => void } = {}
): Promise<{ readonly outcome: string; readonly recording: Recording | undefined }> => {
  let begun: number | undefined
  let now = 0
  const recorder = sessionRecorder(() => now)
  const inspect = (seen: InspectionEvent): void => {
    hear(seen)
    const at = "event" in seen && "at" in seen.event ? seen.event.at : undefined
    if (typeof at === "number") {
      begun ??= at
      now = at - begun
    }
    recorder.hear(seen)
  }
  const { outcome } = await simulation.play(story, { inspect, rules })
  return { outcome, recording: recorder.recordings().find(({ machine }) => machine === simulation.machine.id) }
}
