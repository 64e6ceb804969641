import { reviewRulesPath } from "#core/catalogue/links.ts"
import * as chip from "../../kit/Chip.css.ts"
import { Chips } from "../../kit/Chip.tsx"
import { Breadcrumb } from "../../kit/text/Breadcrumb.tsx"
import { Page } from "../../kit/text/Grid.tsx"
import { Heading } from "../../kit/text/Text.tsx"
import { useWords } from "../../messages/useWords.ts"
import { Head } from "../../shop/Head.tsx"
import { useIsOn } from "../../shop/useIsOn.ts"
import * as css from "./Rules.css.ts"
import { Levels, Objection } from "./RulesEnd.tsx"

const always = [
  { id: "before", rows: ["copies", "newAccounts", "contacts"] },
  { id: "pauses", rows: ["refusals", "window"] },
  { id: "points", rows: ["points"] },
  { id: "reports", rows: ["reports"] },
  { id: "order", rows: ["order", "orderPhoto", "orderBought"] }
] as const

/** The parts of the rule book with their rules; photos have none while they cannot be added. */
const sectionsIf = (arePhotosOn: boolean) =>
  [
    { id: "writing", rows: ["length", "once", "stars"] },
    ...(arePhotosOn ? [{ id: "photos", rows: ["photos"] } as const] : []),
    ...always
  ] as const

type Row = ReturnType<typeof sectionsIf>[number]["rows"][number]

/** The rules of reviews, each with its number from the constant that the server checks. Specification 4 and 9; D-29, D-37 to D-44. */
export const RulesScreen = () => {
  const { t } = useWords()
  const sections = sectionsIf(useIsOn()("review_photos"))
  const jumps = [...sections.map(({ id }) => id), "levels"] as const
  return (
    <Page className={css.page}>
      <Head title={t("reviewers.rules.name")} description={t("reviewers.rules.about")} canonical={reviewRulesPath} />
      <Breadcrumb path={[]} here={t("reviewers.rules.name")} />
      <div className={css.head}>
        <Heading level={1} look="page">
          {t("reviewers.rules.title")}
        </Heading>
        <p className={css.about}>{t("reviewers.rules.about")}</p>
      </div>
      <div className={css.layout}>
        <nav className={css.jumps} aria-label={t("reviewers.rules.jump")}>
          <Chips label={t("reviewers.rules.jump")}>
            {jumps.map((id) => (
              <li key={id}>
                <a href={`#${id}`} className={chip.chip.off}>
                  {t(`reviewers.rules.section.${id}`)}
                </a>
              </li>
            ))}
          </Chips>
        </nav>
        <div className={css.rules}>
          {sections.map(({ id, rows }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className={css.section}>
              <Heading level={2} look="section" id={`${id}-title`}>
                {t(`reviewers.rules.section.${id}`)}
              </Heading>
              <dl>
                {rows.map((row) => (
                  <Rule key={row} row={row} />
                ))}
              </dl>
            </section>
          ))}
          <Levels />
          <Objection />
        </div>
      </div>
    </Page>
  )
}

const Rule = ({ row }: { readonly row: Row }) => {
  const { t } = useWords()
  return (
    <div className={css.rule}>
      <dt className={css.number}>
        {t(`reviewers.rules.row.${row}.number`)}{" "}
        <small className={css.unit}>{t(`reviewers.rules.row.${row}.unit`)}</small>
      </dt>
      <dd className={css.said}>
        <b className={css.title}>{t(`reviewers.rules.row.${row}.title`)}</b>
        <span className={css.text}>{t(`reviewers.rules.row.${row}.text`)}</span>
      </dd>
    </div>
  )
}
