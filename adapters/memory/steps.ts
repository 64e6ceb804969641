import { Effect } from "effect"

/** Does all the steps of a piece of work, one after the other. */
export const atOnce = <A>(steps: Generator<undefined, A>): A => {
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}

/** Milliseconds of work between two pauses: others wait no longer for their turn, but for the last step. Decision 0147. */
const sliceMs = 4

/** Does the steps of a piece of work with pauses, in which others have their turn. */
export const inSlices = <A>(steps: Generator<undefined, A>): Effect.Effect<A> =>
  Effect.gen(function* () {
    let until = performance.now() + sliceMs
    let step = steps.next()
    while (!step.done) {
      if (performance.now() >= until) {
        yield* Effect.sleep(0)
        until = performance.now() + sliceMs
      }
      step = steps.next()
    }
    return step.value
  })
