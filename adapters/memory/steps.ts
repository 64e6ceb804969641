import { Effect } from "effect"

/** Does all the steps of a piece of work, one after the other. */
export const atOnce = <A>(steps: Generator<undefined, A>): A => {
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}

/** Does the steps of a piece of work with a pause after each, in which others have their turn. */
export const inPieces = <A>(steps: Generator<undefined, A>): Effect.Effect<A> =>
  Effect.gen(function* () {
    let step = steps.next()
    while (!step.done) {
      yield* Effect.sleep(0)
      step = steps.next()
    }
    return step.value
  })
