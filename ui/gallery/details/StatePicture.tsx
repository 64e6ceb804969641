import { fillIn } from "#core/charts/words.ts"
import { useSettings } from "../settings.tsx"
import * as css from "./Details.css.ts"

/** The state in the shop; darkness is for a desk, light for a telephone, as the pictures are. */
export const StatePicture = ({ screen, state }: { readonly screen: string | undefined; readonly state: string }) => {
  const {
    isDark,
    words: { details }
  } = useSettings()
  return screen === undefined ? null : (
    <figure className={css.figure}>
      <figcaption className={css.part}>{details.screen}</figcaption>
      <a href={`screens/${screen}-1440-dark.jpg`}>
        <img
          className={css.screen}
          src={`screens/${screen}-${isDark ? "1440-dark" : "360-light"}.jpg`}
          alt={fillIn(details.screenAlt, { state })}
        />
      </a>
    </figure>
  )
}
