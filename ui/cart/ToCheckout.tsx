import { LinkButton } from "../kit/Button.tsx"
import type { LinkProps } from "../kit/text/Link.tsx"
import { useOnline } from "../kit/useOnline.ts"
import { useWords } from "../messages/useWords.ts"

/** Leads to the checkout. Without a connection it says that it waits for one, and leads there as soon as there is one. */
export const ToCheckout = ({ children, onClick, ...rest }: Omit<LinkProps, "to"> & { readonly whole?: boolean }) => {
  const { t } = useWords()
  const online = useOnline()
  return (
    <LinkButton
      {...rest}
      to="/order?step=details"
      look={online ? "primary" : "spent"}
      aria-disabled={!online || undefined}
      onClick={online ? onClick : (event) => event.preventDefault()}
    >
      {online ? children : t("cart.offline.waits")}
    </LinkButton>
  )
}
