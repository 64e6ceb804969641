import type { Member } from "#core/account/member.ts"
import { type ProfileStep, profileSteps, stepsLeft } from "#core/profile/profile-steps.rule.ts"
import { Icon } from "../../kit/picture/Icon.tsx"
import { PageIcon } from "../../kit/picture/PageIcon.tsx"
import type { PageIconName } from "../../kit/picture/page-icons.ts"
import { Link } from "../../kit/text/Link.tsx"
import { Heading } from "../../kit/text/Text.tsx"
import { useWords } from "../../messages/useWords.ts"
import * as css from "./Overview.css.ts"

const ways: Readonly<Record<ProfileStep, { readonly to: string; readonly icon: PageIconName }>> = {
  place: { to: "/account/profile", icon: "pin" },
  beauty: { to: "/beauty-profile", icon: "drop" },
  interests: { to: "/account/interests", icon: "heart" },
  birth: { to: "/account/profile", icon: "pen" },
  picture: { to: "/account/profile", icon: "camera" }
}

/** How much of a profile is filled in, and the way to what comes next; nothing once all of it is. */
export const NextStep = ({ member }: { readonly member: Member }) => {
  const { t } = useWords()
  const left = stepsLeft(member)
  const [next] = left
  if (next === undefined) return null
  const of = profileSteps.length
  return (
    <section className={css.part} aria-labelledby="next-step">
      <div className={css.head}>
        <Heading level={2} look="part" id="next-step">
          {t("profile.steps.title")}
        </Heading>
        <span className={css.quiet}>{t("profile.steps.done", { done: of - left.length, of })}</span>
      </div>
      <Link to={ways[next].to} className={css.box}>
        <span className={css.sign}>
          <PageIcon name={ways[next].icon} size={24} />
        </span>
        <span className={css.words}>
          <b className={css.name}>{t(`profile.steps.${next}.name`)}</b>
          <span className={css.quiet}>{t(`profile.steps.${next}.why`)}</span>
        </span>
        <Icon name="right" />
      </Link>
    </section>
  )
}
