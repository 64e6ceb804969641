import { useMember } from "../../account/useMember.ts"
import { Icon } from "../../kit/picture/Icon.tsx"
import { Link } from "../../kit/text/Link.tsx"
import * as rows from "../../kit/text/Rows.css.ts"
import { RowWords } from "../../kit/text/RowWords.tsx"
import { Heading } from "../../kit/text/Text.tsx"
import { useWords } from "../../messages/useWords.ts"
import { useAppActor } from "../../shop/shop.tsx"
import { HelpRow } from "./HelpRow.tsx"
import * as css from "./OrderLinks.css.ts"

/** Other ways to an order than its code: the account it was placed with, and the people of the shop. */
export const LookupWays = () => {
  const { t } = useWords()
  const isMember = useMember().kind === "member"
  const overlays = useAppActor("overlays")
  const logIn = () => overlays.send({ type: "overlay.opened", overlay: { kind: "login", wish: { kind: "account" } } })
  return (
    <section className={css.links}>
      <Heading level={2} look="part">
        {t("orders.lookup.other")}
      </Heading>
      <ul className={rows.list}>
        <li className={rows.item}>
          {isMember ? (
            <Link to="/account/orders" className={rows.row}>
              <RowWords icon={<Icon name="bag" size={20} />} name={t("orders.mine")} />
            </Link>
          ) : (
            <button type="button" className={rows.row} onClick={logIn}>
              <RowWords
                icon={<Icon name="user" size={20} />}
                name={t("orders.lookup.member")}
                note={t("orders.lookup.memberText")}
              />
            </button>
          )}
        </li>
        <HelpRow subject={t("orders.lookup.title")} name={t("orders.lookup.help")} />
      </ul>
    </section>
  )
}
