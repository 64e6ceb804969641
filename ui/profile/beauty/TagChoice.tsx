import type { Tag } from "#core/catalogue/product.ts"
import * as css from "../Forms.css.ts"

/** Answers of one question as buttons that stay pressed. */
export const TagChoice = ({
  title,
  tags,
  chosen,
  onPress
}: {
  readonly title: string
  readonly tags: ReadonlyArray<Pick<Tag, "id" | "name">>
  readonly chosen: ReadonlyArray<Tag["id"]>
  readonly onPress: (tag: Tag["id"]) => void
}) => (
  <fieldset className={css.part}>
    <legend className={css.legend}>{title}</legend>
    <div className={css.tags}>
      {tags.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          className={css.tag}
          aria-pressed={chosen.includes(id)}
          onClick={() => onPress(id)}
        >
          {name}
        </button>
      ))}
    </div>
  </fieldset>
)
