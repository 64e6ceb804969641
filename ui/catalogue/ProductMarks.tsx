import { tagPath } from "#core/catalogue/links.ts"
import type { Product } from "#core/catalogue/product.ts"
import { Badge } from "../kit/picture/Badge.tsx"
import { Verified } from "../kit/picture/Verified.tsx"
import { Link } from "../kit/text/Link.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./ProductScreen.css.ts"

/** Tags that are said above, with their numbers. */
const claims: ReadonlySet<string> = new Set(["halal", "bpom"])

/** Halal is said only with its number; not halal is said just as plainly. D-60. */
export const ProductMarks = ({ product: { halal, bpom, tags } }: { readonly product: Product }) => {
  const { t } = useWords()
  const certified = halal.status === "certified" && halal.number !== undefined
  return (
    <ul className={css.tags}>
      {certified ? (
        <li>
          <Badge look="success">
            <Verified />
            {t("product.halal.certified")}
          </Badge>
        </li>
      ) : null}
      {halal.status === "non_halal" ? (
        <li>
          <Badge look="quiet">{t("product.halal.non_halal")}</Badge>
        </li>
      ) : null}
      {bpom ? (
        <li>
          <Badge look="quiet">{t("product.bpom", { number: bpom })}</Badge>
        </li>
      ) : null}
      {tags
        .filter(({ id }) => !claims.has(id))
        .map((tag) => (
          <li key={tag.id}>
            <Link to={tagPath(tag.id)}>
              <Badge look="quiet">{tag.name}</Badge>
            </Link>
          </li>
        ))}
    </ul>
  )
}
