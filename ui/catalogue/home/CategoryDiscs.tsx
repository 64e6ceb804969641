import { categoryPath } from "#core/catalogue/links.ts"
import { Carousel, Slide } from "../../kit/picture/Carousel.tsx"
import { Picture } from "../../kit/picture/Picture.tsx"
import { Page } from "../../kit/text/Grid.tsx"
import { Link } from "../../kit/text/Link.tsx"
import { unseen } from "../../kit/text/Text.css.ts"
import { useWords } from "../../messages/useWords.ts"
import { useShop } from "../../shop/shop.tsx"
import * as css from "./HomeScreen.css.ts"

const discsShown = 12

/** The categories that the shop presents: those with a picture, at any level of the tree. */
export const CategoryDiscs = () => {
  const { t } = useWords()
  const { categories } = useShop().chrome
  const all = categories.flatMap((category) => [category, ...category.children])
  const pictured = all.filter(({ picture }) => picture)
  const shown = (pictured.length > 0 ? pictured : categories).slice(0, discsShown)
  return (
    <section>
      <Page className={css.heroes}>
        <h2 className={unseen}>{t("home.categories")}</h2>
        <Carousel label={t("home.categories")}>
          {shown.map((category) => (
            <Slide key={category.id} width="disc">
              <Link to={categoryPath(category)} className={css.disc}>
                <Picture
                  of={category.picture}
                  shape="disc"
                  sizes="(max-width: 991px) 74px, 124px"
                  alt=""
                  when="soon"
                  className={css.discPicture}
                />
                {category.name}
              </Link>
            </Slide>
          ))}
        </Carousel>
      </Page>
    </section>
  )
}
