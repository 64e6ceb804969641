import { Effect, Exit } from "effect"

/**
 * Calls that come while a statement runs share the next one: a call alone waits for none, and many cost as few statements as the database
 * can take. If a statement fails, so do all that shared it. Decision 0139.
 *
 * @param most size of one statement; a larger call has one of its own
 * @param run answers calls in their order
 */
export const gatherCalls = <In, Out, E>(
  most: number,
  sizeOf: (call: In) => number,
  run: (calls: ReadonlyArray<In>) => Effect.Effect<ReadonlyArray<Out>, E>
): ((call: In) => Effect.Effect<Out, E>) => {
  const waiting: Array<{ readonly call: In; readonly resume: (exit: Exit.Exit<Out, E>) => void }> = []
  let isRunning = false
  const take = () => {
    let [count, size] = [0, 0]
    for (const { call } of waiting) {
      size += sizeOf(call)
      if (count > 0 && size > most) break
      count++
    }
    return waiting.splice(0, count)
  }
  const next = (): void => {
    if (isRunning || waiting.length === 0) return
    isRunning = true
    const taken = take()
    void Effect.runPromiseExit(run(taken.map(({ call }) => call))).then((exit) => {
      isRunning = false
      next()
      for (const [place, { resume }] of taken.entries()) resume(Exit.map(exit, (answers) => answers[place] as Out))
    })
  }
  return (call) =>
    Effect.callback((resume) => {
      waiting.push({ call, resume: (exit) => resume(exit) })
      next()
    })
}
