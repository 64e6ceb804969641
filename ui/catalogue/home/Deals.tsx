import type { Banner } from "#core/banners/banner.ts"
import type { Instant } from "#core/kernel/moment.ts"
import { Section } from "../../kit/text/Section.tsx"
import { ProductRail } from "../ProductRail.tsx"
import { Countdown } from "./Countdown.tsx"

/** What is cheaper for a limited time, and until when: the daily deals and a flash sale. Specification 3, Banner. */
export const Deals = ({
  banner,
  title = banner?.title,
  now
}: {
  readonly banner: Banner | undefined
  readonly title?: string | undefined
  readonly now: Instant
}) => {
  if (banner === undefined || title === undefined || banner.products.length === 0) return null
  return (
    <Section
      height="rail"
      ground="tinted"
      title={title}
      about={banner.endsAt === undefined ? banner.text : <Countdown endsAt={banner.endsAt} now={now} />}
    >
      <ProductRail label={title} products={banner.products} />
    </Section>
  )
}
