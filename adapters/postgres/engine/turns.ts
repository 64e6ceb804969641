/** Ends the turn, so that the next call gets it. */
type Give = () => void

/** Whose turn it is: any number of questions that stand alone, or one transaction. In the order they asked. */
export interface Turns {
  readonly together: () => Promise<Give> | Give
  readonly alone: () => Promise<Give>
}

interface Waiting {
  readonly alone: boolean
  readonly go: (give: Give) => void
}

/** Returns turns that are given in the order of the requests. */
export const fairTurns = (): Turns => {
  const waiting: Array<Waiting> = []
  let asking = 0
  let isAlone = false

  const free = (alone: boolean): boolean => !isAlone && (alone ? asking === 0 : true)
  const take = (alone: boolean): Give => {
    if (alone) isAlone = true
    else asking++
    let given = false
    return () => {
      if (given) return
      given = true
      if (alone) isAlone = false
      else asking--
      next()
    }
  }
  const next = (): void => {
    for (let first = waiting[0]; first !== undefined && free(first.alone); first = waiting[0]) {
      waiting.shift()
      first.go(take(first.alone))
    }
  }
  const wait = (alone: boolean): Promise<Give> => new Promise((go) => waiting.push({ alone, go }))

  return {
    together: () => (waiting.length === 0 && free(false) ? take(false) : wait(false)),
    alone: async () => (waiting.length === 0 && free(true) ? take(true) : wait(true))
  }
}
