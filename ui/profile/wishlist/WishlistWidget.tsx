import { useState } from "react"
import { goodsPath } from "#core/pricing/goods-path.rule.ts"
import { widgetPageSize, widgetSkipMost } from "#core/wishlist/wishlist.ts"
import { Button, LinkButton } from "../../kit/Button.tsx"
import { Picture } from "../../kit/picture/Picture.tsx"
import { Link } from "../../kit/text/Link.tsx"
import { Heading } from "../../kit/text/Text.tsx"
import { useWords } from "../../messages/useWords.ts"
import * as account from "../Account.css.ts"
import { useWishlist } from "./useWishlist.ts"
import * as css from "./Wishlist.css.ts"

/** What a member saved last: five at a time, 15 at most, and the way to all of it. Specification 9; D-47. */
export const WishlistWidget = () => {
  const { t } = useWords()
  const [count, setCount] = useState(widgetPageSize)
  const [view] = useWishlist({ filter: "all", sort: "newest", count })
  // Lists that cannot be loaded are empty. Specification 8.
  if (view.cards.length === 0) return null
  return (
    <section>
      <Heading level={2} look="part">
        {t("wishlist.title")}
      </Heading>
      <div className={account.bought}>
        {view.cards.map(({ item: { id, goods } }) => (
          <Link key={id} to={goodsPath(goods)} className={account.boughtOne}>
            <Picture of={goods.picture} sizes="169px" alt="" />
            <span>{goods.name}</span>
          </Link>
        ))}
      </div>
      <div className={css.widgetEnd}>
        {view.more !== "none" && count - widgetPageSize < widgetSkipMost ? (
          <Button
            look="ghost"
            size="small"
            busy={view.more === "coming"}
            onClick={() => setCount(count + widgetPageSize)}
          >
            {t("wishlist.more")}
          </Button>
        ) : null}
        <LinkButton to="/wishlist" look="secondary" size="small">
          {t("wishlist.all")}
        </LinkButton>
      </div>
    </section>
  )
}
