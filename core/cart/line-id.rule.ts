import { digestOf } from "../kernel/digest.rule.ts"
import { LineId, type WantedLine } from "./cart.ts"

/** Identifies a line among the others of its bag: the combination; of gift cards also template and receiver. D-21. */
export const lineIdOf = ({ combination, egift }: Omit<WantedLine, "quantity">): LineId =>
  LineId(
    egift === undefined
      ? combination
      : `${combination}~${digestOf(
          JSON.stringify([
            egift.template,
            egift.recipientName,
            egift.recipientEmail,
            egift.recipientPhone,
            egift.message,
            egift.sendAt
          ])
        )}`
  )

/** Merges lines of the same goods and the same id into one, in the order of their first. */
export const mergeLines = <L extends WantedLine>(lines: ReadonlyArray<L>): ReadonlyArray<L> => {
  const byId = new Map<string, L>()
  for (const line of lines) {
    const id = `${line.product} ${lineIdOf(line)}`
    const held = byId.get(id)
    byId.set(id, held === undefined ? line : { ...held, quantity: held.quantity + line.quantity })
  }
  return [...byId.values()]
}
