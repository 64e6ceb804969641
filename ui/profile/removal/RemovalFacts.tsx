import { PageIcon } from "../../kit/picture/PageIcon.tsx"
import { useWords } from "../../messages/useWords.ts"
import * as css from "../Forms.css.ts"

/** What goes with an account, and what stays. D-36c. */
export const RemovalFacts = () => {
  const { t } = useWords()
  return (
    <ul className={css.points}>
      <li className={css.point}>
        <PageIcon name="trash" />
        {t("profile.data.gone")}
      </li>
      <li className={css.point}>
        <PageIcon name="check" />
        {t("profile.data.stays")}
      </li>
    </ul>
  )
}
