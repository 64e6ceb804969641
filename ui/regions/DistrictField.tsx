import { type KeyboardEvent, useId } from "react"
import type { Untimed } from "#core/kernel/timed.ts"
import type { DistrictBoxEvent } from "#core/regions/district-box.machine.ts"
import type { DistrictBoxView } from "#core/regions/district-box.view.ts"
import { Field } from "../kit/form/Field.tsx"
import { Icon } from "../kit/picture/Icon.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./DistrictField.css.ts"

/** One box that finds a kecamatan by any name or postal code, and with it city and province. Rule 46. */
export const DistrictField = ({
  view,
  send,
  error,
  onLeave
}: {
  readonly view: DistrictBoxView
  readonly send: (event: Untimed<DistrictBoxEvent>) => void
  readonly error: string | undefined
  readonly onLeave: () => void
}) => {
  const { t } = useWords()
  const list = useId()
  const shown = view.open && view.options.length > 0
  const active = view.options.findIndex((option) => option.active)
  const keys = (event: KeyboardEvent) => {
    if (event.key === "Escape") send({ type: "box.left" })
    if (!shown || !["ArrowDown", "ArrowUp", "Enter"].includes(event.key)) return
    event.preventDefault()
    const [first] = view.options
    if (event.key === "Enter" && active < 0 && first) send({ type: "district.chosen", district: first.district })
    else if (event.key === "Enter") send({ type: "district.chosen" })
    else send({ type: "option.moved", by: event.key === "ArrowDown" ? 1 : -1 })
  }
  return (
    <div>
      <Field
        label={t("field.district.label")}
        hint={t("field.district.hint")}
        // While it is corrected there is no problem yet. Rule 42.
        error={view.open || view.state === "short" ? undefined : error}
        before={<Icon name="search" />}
        name="district"
        role="combobox"
        aria-expanded={shown}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={shown && active >= 0 ? `${list}-${active}` : undefined}
        autoComplete="off"
        right={view.chosen !== null}
        value={view.text}
        onChange={(event) => send({ type: "text.typed", text: event.target.value })}
        onKeyDown={keys}
        onBlur={() => {
          send({ type: "box.left" })
          onLeave()
        }}
      />
      <div id={list} role="listbox" aria-label={t("field.district.label")} hidden={!shown}>
        <div className={css.suggestions}>
          {view.options.map(({ district, active: chosen }, place) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys stay in the box
            <div
              key={district.id}
              id={`${list}-${place}`}
              role="option"
              tabIndex={-1}
              aria-selected={chosen}
              className={css.suggestion}
              // The box keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => send({ type: "district.chosen", district })}
            >
              <b>{district.name}</b>
              <span className={css.quiet}>
                {`${district.city.kind} ${district.city.name}, ${district.province.name}`}
              </span>
            </div>
          ))}
        </div>
      </div>
      <p className={css.quiet} role="status">
        {view.state === "nothing"
          ? t("field.district.none")
          : view.state === "failed"
            ? t("field.district.listFailed")
            : shown
              ? t("field.district.count", { count: view.options.length })
              : ""}
      </p>
    </div>
  )
}
