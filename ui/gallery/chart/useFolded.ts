import { useState } from "react"

/** Which states are folded, and how one is folded or opened again. */
export const useFolded = (): readonly [folded: ReadonlySet<string>, fold: (id: string) => void] => {
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const fold = (id: string) =>
    setFolded((before) =>
      before.has(id) ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id])
    )
  return [folded, fold]
}
