import { reviewerPath, reviewRulesPath } from "#core/catalogue/links.ts"
import { levelProgressMachineOver } from "#core/reviews/reviewers/level-progress.machine.ts"
import { viewLevelProgress } from "#core/reviews/reviewers/level-progress.view.ts"
import { TextLink } from "../../kit/Button.tsx"
import { useWords } from "../../messages/useWords.ts"
import { useScreenActor, useShop } from "../../shop/shop.tsx"
import { useView } from "../../shop/useView.ts"
import * as css from "./LevelProgress.css.ts"

/** A member's level, and what is missing for the next one. D-44. */
export const LevelProgress = ({ userName }: { readonly userName: string }) => {
  const { t } = useWords()
  const { ports } = useShop()
  const { reviewer } = ports.reviewers
  const [{ level, progress }] = useView(
    useScreenActor(levelProgressMachineOver, { reviewer }, { userName }),
    viewLevelProgress
  )
  if (level === null) return null
  const missing = progress && [
    ...(progress.missing.reviews > 0 ? [t("writing.level.reviews", { count: progress.missing.reviews })] : []),
    ...(progress.missing.likes > 0 ? [t("writing.level.likes", { count: progress.missing.likes })] : [])
  ]
  const text =
    progress && missing
      ? t("writing.level.missing", {
          what: missing.join(t("writing.level.and")),
          level: t(`profile.level.${progress.next}`)
        })
      : t("writing.level.highest")
  return (
    <section className={css.box} aria-label={t("writing.level.title")}>
      <p>
        <b lang="en">{t(`profile.level.${level}`)}</b>
      </p>
      {progress ? <progress className={css.bar} value={progress.percent} max={100} aria-label={text} /> : null}
      <p className={css.text}>{text}</p>
      <p className={css.links}>
        <TextLink to={reviewerPath(userName)}>{t("writing.level.page")}</TextLink>
        <TextLink to={reviewRulesPath}>{t("shop.footer.reviewRulesPage")}</TextLink>
      </p>
    </section>
  )
}
