import { Button } from "../../kit/Button.tsx"
import { PageIcon } from "../../kit/picture/PageIcon.tsx"
import { Heading, Text } from "../../kit/text/Text.tsx"
import { useWords } from "../../messages/useWords.ts"
import * as css from "../Forms.css.ts"

/** Offers a member's data as a file, and says what it holds. D-36c. */
export const ExportCard = ({ busy, onWant }: { readonly busy: boolean; readonly onWant: () => void }) => {
  const { t } = useWords()
  return (
    <section className={css.card} aria-labelledby="data-export">
      <Heading level={2} look="part" id="data-export">
        {t("profile.data.export")}
      </Heading>
      <Text prose>{t("profile.data.exportText")}</Text>
      <ul className={css.points}>
        <li className={css.point}>
          <PageIcon name="check" />
          {t("profile.data.exportWhat")}
        </li>
        <li className={css.point}>
          <PageIcon name="download" />
          {t("profile.data.exportWhen")}
        </li>
      </ul>
      <span className={css.row}>
        <Button look="secondary" busy={busy} onClick={onWant}>
          {t("profile.data.download")}
        </Button>
      </span>
    </section>
  )
}
