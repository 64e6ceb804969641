import type { Instant } from "#core/kernel/moment.ts"
import { LinkButton } from "../../kit/Button.tsx"
import { useWords } from "../../messages/useWords.ts"
import * as css from "./Strip.css.ts"

/** Marks a page that shows the shop of another moment, with the way out. Decision 0128. */
export const PreviewBar = ({ at }: { readonly at: Instant }) => {
  const { t, moment } = useWords()
  return (
    <aside aria-label={t("shop.preview")} className={css.preview}>
      {`${t("shop.preview")}: ${moment(at)}`}
      <LinkButton to="/preview/end" rel="external" look="ghost" size="small">
        {t("shop.previewEnd")}
      </LinkButton>
    </aside>
  )
}
