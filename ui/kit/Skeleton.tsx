import { useWords } from "../messages/useWords.ts"
import * as css from "./Skeleton.css.ts"
import { Grid } from "./text/Grid.tsx"
import { Unseen } from "./text/Text.tsx"

type Bone = keyof typeof css.bone
const card: ReadonlyArray<Bone> = ["picture", "brand", "name", "price", "rating", "action"]

/** Placeholder of content, in the boxes it will have. Rule 57. */
export const Bones = ({ of }: { readonly of: ReadonlyArray<Bone> }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: bones have no identity
  of.map((bone, index) => <span key={index} className={css.bone[bone]} />)

/** A list of products that is on its way. */
export const CardSkeletons = ({
  count,
  look = "cards"
}: {
  readonly count: number
  readonly look?: "cards" | "besideFilter"
}) => {
  const { t } = useWords()
  return (
    <div role="status" aria-busy="true">
      <Unseen>{t("shop.loading")}</Unseen>
      <div aria-hidden="true">
        <Grid look={look}>
          {Array.from({ length: count }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no identity
            <li key={index}>
              <Bones of={card} />
            </li>
          ))}
        </Grid>
      </div>
    </div>
  )
}
