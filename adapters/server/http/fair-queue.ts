/** Runs tasks, some at once; several askers take turns. */
export interface FairQueue {
  /**
   * Runs a task when it is its asker's turn, and rejects as the task does.
   *
   * @param asker who shares a turn: a network
   */
  readonly run: <A>(asker: string, task: () => Promise<A>) => Promise<A>
}

/**
 * Returns an empty queue. Of the askers that wait each gets one task started, then the next one: hundreds of tasks of one asker
 * keep another waiting for one of them, not for all. Security 4, Limits.
 *
 * @param atOnce most tasks that run at the same time
 */
export const fairQueue = (atOnce: number): FairQueue => {
  const waiting = new Map<string, Array<() => Promise<void>>>()
  let running = 0
  const startNext = (): void => {
    const [first] = waiting
    if (running >= atOnce || first === undefined) return
    const [asker, tasks] = first
    waiting.delete(asker)
    const start = tasks.shift()
    // Behind all others that wait.
    if (tasks.length > 0) waiting.set(asker, tasks)
    running++
    void start?.()
  }
  return {
    run: (asker, task) =>
      new Promise((resolve, reject) => {
        const start = async (): Promise<void> => {
          try {
            resolve(await task())
          } catch (cause) {
            reject(cause)
          } finally {
            running--
            startNext()
          }
        }
        const own = waiting.get(asker)
        if (own === undefined) waiting.set(asker, [start])
        else own.push(start)
        startNext()
      })
  }
}
