import { useWords } from "../messages/useWords.ts"

/** What a writer of reviews is called; whoever removed their account is nobody any more. D-36c. */
export const useReviewerName = () => {
  const { t } = useWords()
  return (userName: string): string => (userName === "" ? t("reviews.removed") : userName)
}
