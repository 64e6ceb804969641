import { type ComponentProps, useState } from "react"
import { useWords } from "../../messages/useWords.ts"
import { Unseen } from "../text/Text.tsx"
import { Field } from "./Field.tsx"
import * as css from "./PasswordField.css.ts"

/** A password, hidden until one wants to see it. */
export const PasswordField = (props: Omit<ComponentProps<typeof Field>, "type" | "after">) => {
  const { t } = useWords()
  const [shown, setShown] = useState(false)
  return (
    <Field
      {...props}
      type={shown ? "text" : "password"}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      after={
        <button type="button" className={css.show} onClick={() => setShown(!shown)}>
          {t(shown ? "account.password.hideShort" : "account.password.showShort")}
          <Unseen> {t("account.password.what")}</Unseen>
        </button>
      }
    />
  )
}

/** How hard a password is to guess: shown while typing, never a refusal. */
export const Strength = ({ strength }: { readonly strength: keyof typeof css.filled }) => {
  const { say } = useWords()
  return (
    <div className={css.strength}>
      <span className={css.bar}>
        <span className={css.filled[strength]} />
      </span>
      <span role="status">{say(`field.hint.${strength}`)}</span>
    </div>
  )
}
