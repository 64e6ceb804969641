import type { Rupiah } from "../../kernel/money.ts"
import { rupiah } from "../../kernel/money.ts"
import type { Goods } from "../../pricing/goods.ts"
import type { Selection, SelectionStep } from "./selection.ts"

interface Chosen {
  readonly selection: Selection
  /** Place of the choice of each step, by the step's number. */
  readonly chosen: Readonly<Record<number, number>>
}

/** Returns what stands at a step: what was chosen, else what the selection names. */
export const goodsAt = ({ number, choices }: SelectionStep, chosen: Chosen["chosen"]): Goods | undefined =>
  choices[chosen[number] ?? 0] ?? choices[0]

/** Returns whether goods can go into a bag together with others: in stock, no pre-order. D-21. */
export const canBeTaken = ({ stock, sale, preOrder, giftCard }: Goods): boolean =>
  stock > 0 && sale === "open" && !preOrder && !giftCard

/** Returns whether something else can be taken at a step. */
export const swappable = ({ steps }: Selection, step: number): boolean =>
  (steps.find(({ number }) => number === step)?.choices.length ?? 0) > 1

/** Returns what "Masukkan semua" takes, each combination once, and which steps it leaves out. */
export const takenBy = ({
  selection: { steps },
  chosen
}: Chosen): { readonly goods: ReadonlyArray<Goods>; readonly skipped: ReadonlyArray<number> } => {
  const goods = new Map<string, Goods>()
  const skipped: Array<number> = []
  for (const step of steps) {
    const one = goodsAt(step, chosen)
    if (one === undefined || !canBeTaken(one)) skipped.push(step.number)
    else goods.set(one.combination, one)
  }
  return { goods: [...goods.values()], skipped }
}

/** Returns the price of one unit of each. */
export const priceOf = (goods: ReadonlyArray<Goods>): Rupiah =>
  rupiah(goods.reduce((sum, { price }) => sum + price.priceAfterDiscount, 0))

/** Returns the chosen places that a stored text names, as far as the selection has them; a broken text names none. */
export const chosenIn = (text: string | null, { steps }: Selection): Chosen["chosen"] => {
  const pairs = [...(text ?? "").matchAll(/(\d{1,2})-(\d{1,2})/g)].map(([, step, choice]) => [
    Number(step),
    Number(choice)
  ])
  const offered = pairs.filter(([step, choice]) =>
    steps.some(({ number, choices }) => number === step && choices[choice ?? 0] !== undefined)
  )
  return Object.fromEntries(offered)
}

/** Returns chosen places as a text: `1-2.3-1`, empty if the selection stands as it was put together. */
export const chosenText = (chosen: Chosen["chosen"]): string =>
  Object.entries(chosen)
    .filter(([, choice]) => choice !== 0)
    .map(([step, choice]) => `${step}-${choice}`)
    .join(".")
