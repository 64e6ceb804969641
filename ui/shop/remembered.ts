const most = 20

/**
 * What the pages one came from were showing, by the key of their place in the history, so that going back shows them at
 * once and at the same height. Rule 12. Lives as long as the tab.
 */
export const rememberedFacts = (): {
  readonly get: (key: string) => unknown
  readonly keep: (key: string, facts: unknown) => void
} => {
  const facts = new Map<string, unknown>()
  return {
    get: (key) => facts.get(key),
    keep: (key, shown) => {
      facts.delete(key)
      facts.set(key, shown)
      const [oldest] = facts.keys()
      if (facts.size > most && oldest !== undefined) facts.delete(oldest)
    }
  }
}
