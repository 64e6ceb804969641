import { useWords } from "../messages/useWords.ts"

/** The name of a reviewer; after the account was removed, the text for that. D-36c. */
export const useReviewerName = () => {
  const { t } = useWords()
  return (userName: string): string => (userName === "" ? t("reviews.removed") : userName)
}
