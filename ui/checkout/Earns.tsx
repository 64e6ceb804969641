import { PageIcon } from "../kit/picture/PageIcon.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./Checkout.css.ts"

/** How many points an order earns once it is completed; nothing if none. D-29. */
export const Earns = ({ points }: { readonly points: number }) => {
  const { t } = useWords()
  return points > 0 ? (
    <p className={css.earns}>
      <PageIcon name="coins" size={20} />
      {t("cart.earns", { count: points })}
    </p>
  ) : null
}
