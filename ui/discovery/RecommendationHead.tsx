import type { ReactNode } from "react"
import type { Member } from "#core/account/member.ts"
import type { Tag } from "#core/catalogue/product.ts"
import { LinkButton } from "../kit/Button.tsx"
import { cx } from "../kit/cx.ts"
import { Icon } from "../kit/picture/Icon.tsx"
import { Link } from "../kit/text/Link.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./Discovery.css.ts"

/** Answers of these groups are named with what they are about. */
const named = ["skin", "hair", "hair-concern"] as const

/** Whom the page is for, and what it goes by: the answers that the member gave, with the way to change them. Mock recommendation-mobile. */
export const RecommendationHead = ({
  member: { firstName, beauty },
  answers,
  isKnown
}: {
  readonly member: Member
  readonly answers: ReadonlyArray<Tag>
  /** The shop has said which answers there are. */
  readonly isKnown: boolean
}) => {
  const { t } = useWords()
  if (beauty.length === 0 && isKnown)
    return (
      <Ground title={t("discovery.forYou.noProfile")} text={t("discovery.forYou.noProfileText")}>
        <LinkButton to="/beauty-profile">{t("discovery.forYou.fill")}</LinkButton>
      </Ground>
    )
  const isSkin = beauty.some((tag) => tag.startsWith("skin-"))
  const title =
    firstName === ""
      ? t("discovery.forYou.headNoName")
      : t(isSkin ? "discovery.forYou.headSkin" : "discovery.forYou.head", { name: firstName })
  return (
    <Ground title={title} text={t("discovery.forYou.from")}>
      <ul className={css.chips} aria-label={t("discovery.forYou.answers")}>
        {answers.map((tag) => (
          <li key={tag.id} className={css.chip}>
            <Answer of={tag} />
          </li>
        ))}
        <li>
          <Link to="/beauty-profile" className={css.onGround}>
            <Icon name="pen" size={16} />
            {t("discovery.forYou.change")}
          </Link>
        </li>
      </ul>
    </Ground>
  )
}

const Answer = ({ of: { name, group } }: { readonly of: Tag }) => {
  const { t } = useWords()
  const known = named.find((one) => one === group)
  return known === undefined ? name : t(`discovery.answer.${known}`, { name: name.toLowerCase() })
}

/** The head of the page, on its own ground. */
export const Ground = ({
  title,
  text,
  children
}: {
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}) => (
  <div className={cx(css.ground[0], css.hero)}>
    <h1 className={css.heroTitle} tabIndex={-1}>
      {title}
    </h1>
    <p className={css.line}>{text}</p>
    <div>{children}</div>
  </div>
)
