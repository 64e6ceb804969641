import type { Member } from "#core/account/member.ts"
import { categoryPath } from "#core/catalogue/links.ts"
import { interestGroups, interestsIn } from "#core/profile/interests.rule.ts"
import { Link } from "../../kit/text/Link.tsx"
import { Heading } from "../../kit/text/Text.tsx"
import { useWords } from "../../messages/useWords.ts"
import { useShop } from "../../shop/shop.tsx"
import * as css from "../Account.css.ts"

/** A member's interests as ways to their categories; while there are none, the next step offers to choose some. Decision 0036. */
export const Interests = ({ member: { interest } }: { readonly member: Member }) => {
  const { t } = useWords()
  const { chrome } = useShop()
  const chosen = interestsIn(interest, interestGroups(chrome.categories))
  if (chosen.length === 0) return null
  return (
    <section className={css.interests}>
      <Heading level={2} look="part">
        {t("profile.interests.mine")}
      </Heading>
      <ul className={css.interestList}>
        {chosen.map((category) => (
          <li key={category.id}>
            <Link to={categoryPath(category)} className={css.interest}>
              {category.name}
            </Link>
          </li>
        ))}
      </ul>
      <Link to="/account/interests" className={css.way}>
        {t("profile.interests.change")}
      </Link>
    </section>
  )
}
