import type { CSSProperties } from "react"
import type { Picture as PictureFacts } from "#core/catalogue/picture.ts"
import { Picture } from "../kit/picture/Picture.tsx"
import * as css from "./PlaceArt.css.ts"

/** At the end of a band: the whole scene of a category, else the first goods of the list. */
export const PlaceArt = ({
  scene,
  goods
}: {
  readonly scene: PictureFacts | undefined
  readonly goods: ReadonlyArray<PictureFacts>
}) =>
  scene ? (
    <span className={css.scene} style={{ "--shape": `1 / ${scene.ratio}` } as CSSProperties}>
      <Picture of={scene} shape="free" sizes="384px" alt="" when="soon" className={css.whole} />
    </span>
  ) : (
    <span className={css.goods}>
      {goods.map((picture) => (
        <Picture key={picture.src} of={picture} shape="free" sizes="170px" alt="" className={css.good} />
      ))}
    </span>
  )
