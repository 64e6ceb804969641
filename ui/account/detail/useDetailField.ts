import type { DetailField } from "#core/account/registration/detail.form.ts"
import type { DetailEvent } from "#core/account/registration/detail.machine.ts"
import { useWords } from "../../messages/useWords.ts"
import type { TypedField } from "../typed-field.ts"
import type { DetailProps } from "./detail-props.ts"

/** Returns what each field needs: whether it is asked for, its problem in words, and the properties of one that is typed. */
export const useDetailField = ({ view: { draft, problems }, asked, send }: DetailProps) => {
  const { t, say } = useWords()
  const type = (typed: TypedField<DetailEvent>) => send({ type: "field.typed", ...typed })
  const errorOf = (field: DetailField) => problems[field] && say(problems[field])
  return {
    type,
    errorOf,
    asks: (...fields: ReadonlyArray<DetailField>) => fields.some((field) => asked.includes(field)),
    textOf: (field: "firstName" | "lastName" | "userName" | "email") => ({
      name: field,
      label: t(`account.register.${field}`),
      value: draft[field],
      error: errorOf(field),
      onChange: ({ target }: { readonly target: { readonly value: string } }) => type({ field, value: target.value })
    })
  }
}
