import type { CombinationId } from "#core/catalogue/combination.ts"
import type { NotifyStore } from "#core/catalogue/notify/notify-me.port.ts"
import type { NotifyWish } from "#core/catalogue/notify/notify-me.ts"
import type { Instant } from "#core/kernel/moment.ts"
import { type Cell, now } from "./selling-state.ts"

/** Who waits for what. */
export const memoryWishes = (cell: Cell): NotifyStore => {
  const { write } = cell
  return {
    stockOf: (product, combination) =>
      now(() => {
        const held = cell.state().goods.get(combination)
        return held?.product === product ? held.stock : undefined
      }),
    add: (wish, most) =>
      now(() => {
        if (cell.state().wishes.some((one) => one.combination === wish.combination && one.email === wish.email))
          return "already"
        if (cell.state().wishes.filter(({ email }) => email === wish.email).length >= most) return "full"
        write({ wishes: [...cell.state().wishes, wish] })
        return "added"
      }),
    userOf: () => now(() => undefined),
    close: (combination, email) =>
      now(() =>
        write({ wishes: cell.state().wishes.filter((one) => one.combination !== combination || one.email !== email) })
      ),
    back: (since) =>
      now(() =>
        [...cell.state().goods.values()]
          .filter(
            ({ combination, stock }) =>
              stock > 0 && cell.state().wishes.some((wish) => isOpen(wish, combination, since))
          )
          .map(({ product, combination, name, slug, stock }) => ({
            product,
            combination,
            name,
            path: `/product/lainnya/${product}-${slug}`,
            stock
          }))
      ),
    take: (combination, since, count) =>
      now(() => {
        const taken = cell
          .state()
          .wishes.filter((wish) => isOpen(wish, combination, since))
          .toSorted((one, other) => one.at - other.at)
          .slice(0, count)
        write({ wishes: cell.state().wishes.filter((wish) => !taken.includes(wish)) })
        return taken
      })
  }
}

const isOpen = (wish: NotifyWish, combination: CombinationId, since: Instant): boolean =>
  wish.combination === combination && wish.at >= since
