import { PageIcon } from "../../kit/picture/PageIcon.tsx"
import * as rows from "../../kit/text/Rows.css.ts"
import { RowWords } from "../../kit/text/RowWords.tsx"
import { useWords } from "../../messages/useWords.ts"
import { useShop } from "../../shop/shop.tsx"

/** A row that leads to the people of the shop, and their hours; none if the merchant has named no way to them. Rule 44. */
export const HelpRow = ({ subject, name }: { readonly subject: string; readonly name: string }) => {
  const { t } = useWords()
  const { help } = useShop().chrome.shop
  const about = encodeURIComponent(subject)
  const contact = help.whatsapp
    ? { href: `https://wa.me/${help.whatsapp}?text=${about}`, name: t("shop.footer.whatsapp") }
    : help.email
      ? { href: `mailto:${help.email}?subject=${about}`, name: help.email }
      : undefined
  if (contact === undefined) return null
  return (
    <li className={rows.item}>
      <a href={contact.href} className={rows.row}>
        <RowWords
          icon={<PageIcon name="chat" size={20} />}
          name={name}
          note={[contact.name, help.hours && t("orders.links.hours", { hours: help.hours })]
            .filter(Boolean)
            .join(" · ")}
        />
      </a>
    </li>
  )
}
