import { anytimeOf, type Piece, startOf, type Thread } from "./figure.ts"

/** Order in which boxes are reached from the beginning: what leads to a later one leads on. */
export const ranksOf = (top: Piece, threads: ReadonlyArray<Thread>): ReadonlyMap<string, number> => {
  const leads = Map.groupBy(threads, ({ from }) => from)
  const parentOf = new Map<string, string>()
  const order: Array<string> = []
  const look = (piece: Piece): void => {
    order.push(piece.id)
    for (const inner of piece.inner) {
      parentOf.set(inner.id, piece.id)
      look(inner)
    }
  }
  look(top)
  const ranks = new Map<string, number>()
  const queue = [top.id]
  const visit = (id: string): void => {
    if (ranks.has(id)) return
    ranks.set(id, ranks.size)
    for (const mark of [startOf(id), anytimeOf(id), id])
      for (const { to } of leads.get(mark) ?? []) {
        // A line into a box passes through the boxes around it.
        for (let outer = parentOf.get(to); outer !== undefined && !ranks.has(outer); outer = parentOf.get(outer))
          queue.push(outer)
        if (mark === startOf(id)) queue.unshift(to)
        else queue.push(to)
      }
  }
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) visit(next)
  for (const id of order)
    if (!ranks.has(id)) ranks.set(id, id.endsWith("/start") || id.endsWith("/anytime") ? -1 : ranks.size)
  return ranks
}
