import type { Ref } from "react"
import type { InstallWay } from "#core/install/install.rule.ts"
import { Button, IconButton } from "../kit/Button.tsx"
import { cx } from "../kit/cx.ts"
import { PageIcon } from "../kit/picture/PageIcon.tsx"
import { Text } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./AppBars.css.ts"

type Press = { readonly type: "install.chosen" | "later.chosen" | "offer.closed" }

/** The offer itself: a button where the browser installs, three steps where its menu does. Mock install-prompt-mobile. */
export const InstallCard = ({
  ref,
  way,
  isAway,
  onPress
}: {
  readonly ref: Ref<HTMLElement>
  readonly way: InstallWay
  readonly isAway: boolean
  readonly onPress: (press: Press) => void
}) => {
  const { t } = useWords()
  return (
    <aside ref={ref} aria-label={t("install.title")} className={cx(css.card, isAway && css.away)}>
      <img src="/icons/icon-192.png" alt="" width={56} height={56} className={css.icon} />
      <div className={css.words}>
        <Text look="label" className={css.title}>
          {t("install.title")}
        </Text>
        {way === "prompt" ? (
          <Text look="small" tone="muted">
            {t("install.text")}
          </Text>
        ) : (
          <ol className={css.steps}>
            <li>
              {t("install.share")} <PageIcon name="share" size={16} className={css.sign} />
            </li>
            <li>{t("install.add")}</li>
            <li>{t("install.done")}</li>
          </ol>
        )}
        <div className={css.answers}>
          {way === "prompt" ? (
            <Button onClick={() => onPress({ type: "install.chosen" })}>
              <PageIcon name="download" size={20} /> {t("install.install")}
            </Button>
          ) : null}
          <Button look="ghost" onClick={() => onPress({ type: "later.chosen" })}>
            {t("install.later")}
          </Button>
        </div>
      </div>
      <div className={css.close}>
        <IconButton icon="close" label={t("shop.close")} onClick={() => onPress({ type: "offer.closed" })} />
      </div>
    </aside>
  )
}
