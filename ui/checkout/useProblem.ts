import type { DetailsField, DetailsProblem } from "#core/checkout/details.ts"
import { useWords } from "../messages/useWords.ts"

/** What to do about a field, with an example if that helps. Rule 44. */
export const useProblem = () => {
  const { t } = useWords()
  return (field: DetailsField, problem: DetailsProblem | undefined): string | undefined => {
    if (problem === undefined) return undefined
    if (field === "phone" && problem !== "required")
      return t(problem === "mobile" ? "checkout.problem.mobile" : "checkout.problem.phone")
    if (field === "recipientPhone") return t("checkout.problem.recipientPhone")
    if (field === "district") return t("checkout.problem.district")
    switch (problem) {
      case "email":
      case "postal-code":
      case "letters":
      case "too-long":
        return t(`checkout.problem.${problem}`)
      default:
        return t("checkout.problem.required")
    }
  }
}
