import { useOnline } from "../kit/useOnline.ts"
import { useWords } from "../messages/useWords.ts"

/** Returns the words for a change that got no answer: what to do, also without a connection. Rule 44. */
export const useUnanswered = (): string => {
  const { t } = useWords()
  return t(useOnline() ? "profile.failed" : "profile.offline")
}
