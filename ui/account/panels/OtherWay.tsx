import { Button } from "../../kit/Button.tsx"
import { useWords } from "../../messages/useWords.ts"
import * as css from "../Account.css.ts"

/** Another destination the person may use instead: an address in place of a number, or the other way round. */
export interface OtherDestination {
  readonly kind: "email" | "phone"
  readonly onChoose: () => void
}

/** Leads to the other destination, if there is one. */
export const OtherWay = ({ other }: { readonly other: OtherDestination | undefined }) => {
  const { t } = useWords()
  return other === undefined ? null : (
    <button type="button" className={css.link} onClick={other.onChoose}>
      {t(other.kind === "email" ? "account.code.byEmail" : "account.code.byPhone")}
    </button>
  )
}

/** The same as the button that helps, where a code cannot be had; the way back is quiet beside it. Rule 60. */
export const OtherWayFirst = ({
  other,
  onBack
}: {
  readonly other: OtherDestination | undefined
  readonly onBack: () => void
}) => {
  const { t } = useWords()
  return (
    <div className={css.panel}>
      {other === undefined ? null : (
        <Button whole onClick={other.onChoose}>
          {t(other.kind === "email" ? "account.code.byEmail" : "account.code.byPhone")}
        </Button>
      )}
      <Button whole look={other === undefined ? "primary" : "ghost"} onClick={onBack}>
        {t("account.code.back")}
      </Button>
    </div>
  )
}
