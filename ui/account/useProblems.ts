import type { FieldProblem } from "#core/account/field.rule.ts"
import { useWords } from "../messages/useWords.ts"

/** What to do about a field, in the words of specification 5. Rule 44. */
export const useProblems = () => {
  const { say } = useWords()
  return (field: string, problem: FieldProblem | undefined): string | undefined =>
    problem === undefined ? undefined : say(`field.${field}.${problem}`)
}
