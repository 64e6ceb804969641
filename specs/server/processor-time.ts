/**
 * Returns the processor time of the main thread in ms that a call takes at least, over some tries: the first includes compiling,
 * and any of them may include a collection of what other specs of the process have left.
 */
export const leastCost = async (tries: number, call: () => Promise<unknown>): Promise<number> => {
  let least = Number.POSITIVE_INFINITY
  for (let made = 0; made < tries; made++) {
    const from = process.threadCpuUsage()
    await call()
    const { user, system } = process.threadCpuUsage(from)
    least = Math.min(least, (user + system) / 1000)
  }
  return least
}
