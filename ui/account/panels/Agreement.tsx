import { LinkedWords } from "../../kit/text/LinkedWords.tsx"
import { useWords } from "../../messages/useWords.ts"
import * as css from "../Account.css.ts"

/** What one agrees to with an account, with the texts of it. */
export const Agreement = () => {
  const { t } = useWords()
  const read = (slug: string) => (words: string) => (
    <a href={`/pages/${slug}`} target="_blank" rel="noreferrer" className={css.link}>
      {words}
    </a>
  )
  return (
    <p className={css.lead}>
      <LinkedWords text={t("account.register.agree")} parts={{ terms: read("terms"), privacy: read("privacy") }} />
    </p>
  )
}
