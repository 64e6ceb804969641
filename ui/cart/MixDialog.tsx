import type { Bag } from "#core/cart/cart.ts"
import type { CartView } from "#core/cart/cart.view.ts"
import { jakartaDay } from "#core/kernel/moment.ts"
import type { Goods } from "#core/pricing/goods.ts"
import { SafeButton } from "../kit/overlay/SafeButton.tsx"
import { Sheet } from "../kit/overlay/Sheet.tsx"
import { PageIcon } from "../kit/picture/PageIcon.tsx"
import { Picture } from "../kit/picture/Picture.tsx"
import * as rows from "../kit/text/Rows.css.ts"
import { RowWords } from "../kit/text/RowWords.tsx"
import { Text } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./MixDialog.css.ts"

/** Goods of two kinds do not share a bag: both sides are shown, and the safe way comes first. Rule 52; D-21. */
export const MixDialog = ({
  conflict: { code, held, wanted, maySave },
  bag: { items, count },
  onReplace,
  onSave,
  onKeep
}: {
  readonly conflict: NonNullable<CartView["conflict"]>
  readonly bag: Pick<Bag, "items" | "count">
  readonly onReplace: () => void
  /** Members keep what is there for later. D-21. */
  readonly onSave: () => void
  readonly onKeep: () => void
}) => {
  const { t } = useWords()
  const text = t(`cart.conflict.${code}`)
  const names = items.length > 1 ? t("cart.conflict.others", { name: held.name, count: items.length - 1 }) : held.name
  return (
    <Sheet
      open
      title={t(`cart.conflict.title.${code}`)}
      about={`${text} ${names} · ${wanted.name}`}
      onClose={onKeep}
      foot={
        <SafeButton whole onClick={onKeep}>
          {t("cart.conflict.cancel")}
        </SafeButton>
      }
    >
      <Text tone="muted">{text}</Text>
      <div className={css.sides}>
        <Side
          className={css.held}
          title={t("cart.conflict.held")}
          goods={items.map((line) => line.goods)}
          name={names}
        />
        <Side className={css.wanted} title={t("cart.conflict.wanted")} goods={[wanted]} name={wanted.name} />
      </div>
      <ul className={rows.list}>
        {maySave ? (
          <li className={rows.item}>
            <button type="button" className={rows.row} onClick={onSave}>
              <RowWords
                icon={<PageIcon name="bookmark" />}
                name={t("cart.conflict.save")}
                note={t("cart.conflict.saveText", { count })}
              />
            </button>
          </li>
        ) : null}
        <li className={rows.item}>
          <button type="button" className={rows.row} onClick={onReplace}>
            <RowWords
              icon={<PageIcon name="trash" />}
              name={t("cart.conflict.replace")}
              note={t("cart.conflict.replaceText", { count })}
            />
          </button>
        </li>
      </ul>
    </Sheet>
  )
}

/** What stands on one side: at most three pictures, their names, and when they are sent. */
const Side = ({
  className,
  title,
  goods,
  name
}: {
  readonly className: string
  readonly title: string
  readonly goods: ReadonlyArray<Goods>
  readonly name: string
}) => {
  const { t, days } = useWords()
  const [first] = goods
  if (first === undefined) return null
  const day = first.deliveryDate === undefined ? undefined : jakartaDay(first.deliveryDate)
  return (
    <section className={className} aria-label={title}>
      <Text look="label">{title}</Text>
      <div className={css.pictures}>
        {goods.slice(0, 3).map(({ combination, picture }) => (
          <Picture key={combination} of={picture} shape="small" sizes="52px" alt="" className={css.picture} />
        ))}
      </div>
      <Text look="small">{name}</Text>
      <Text look="small">
        {first.giftCard
          ? t("cart.conflict.kind.egift")
          : first.preOrder && day !== undefined
            ? t("cart.conflict.kind.preorder", { day: days(day, day) })
            : t("cart.conflict.kind.normal")}
      </Text>
    </section>
  )
}
