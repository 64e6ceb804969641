import { type EgiftForm, egiftWays } from "#core/egift/egift-form.rule.ts"
import type { TextStore } from "#core/kernel/text-store.ts"

const texts = ["template", "combination", "recipientName", "email", "phone", "message", "day"] as const

/** Stores the form of an e-gift as it is filled in. @param of the product, or the line of the bag that is changed */
export const keepEgiftDraft = (store: Pick<TextStore, "write">, of: string, form: EgiftForm): void =>
  store.write(JSON.stringify({ v: 1, of, form }))

/** Returns what was filled in for this before; `undefined` if nothing was. */
export const readEgiftDraft = (store: Pick<TextStore, "read">, of: string): EgiftForm | undefined => {
  try {
    const stored = JSON.parse(store.read() ?? "{}") as { v?: unknown; of?: unknown; form?: Record<string, unknown> }
    const { form } = stored
    if (stored.v !== 1 || stored.of !== of || form === undefined) return undefined
    const way = egiftWays.find((one) => one === form["way"])
    if (way === undefined || texts.some((name) => typeof form[name] !== "string")) return undefined
    return { ...(form as unknown as EgiftForm), way, when: form["when"] === "now" ? "now" : "day" }
  } catch {
    // Not our text: nothing was filled in.
    return undefined
  }
}
