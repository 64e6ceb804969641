import type { DetailsField, DetailsProblem } from "#core/checkout/details.ts"
import { useWords } from "../messages/useWords.ts"

/** Fields whose words say what to write; the others have those of the specification. Decision 0097. */
const named = ["email", "phone", "recipient", "village", "line"] as const
const isNamed = (field: DetailsField): field is (typeof named)[number] => named.some((one) => one === field)

/** What to do about a field, with an example if that helps. Rule 44. */
export const useProblem = () => {
  const { t } = useWords()
  return (field: DetailsField, problem: DetailsProblem | undefined): string | undefined => {
    if (problem === undefined) return undefined
    if (problem === "required" && isNamed(field)) return t(`checkout.missing.${field}`)
    if (field === "phone") return t(problem === "mobile" ? "checkout.problem.mobile" : "checkout.problem.phone")
    if (field === "recipientPhone") return t("checkout.problem.recipientPhone")
    if (field === "postalCode") return t("checkout.problem.postal-code")
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
