import { LinkedWords } from "../../kit/text/LinkedWords.tsx"
import { useWords } from "../../messages/useWords.ts"
import { useTextPath } from "../../shop/useTextPath.ts"
import * as css from "../Account.css.ts"

/** What one agrees to with an account, with the texts of it that the merchant has written. */
export const Agreement = () => {
  const { t } = useWords()
  const pathOf = useTextPath()
  const read = (slug: string) => (words: string) => {
    const path = pathOf(slug)
    return path === undefined ? (
      words
    ) : (
      <a href={path} target="_blank" rel="noreferrer" className={css.link}>
        {words}
      </a>
    )
  }
  return (
    <p className={css.lead}>
      <LinkedWords text={t("account.register.agree")} parts={{ terms: read("terms"), privacy: read("privacy") }} />
    </p>
  )
}
