import { textPath } from "#core/catalogue/links.ts"
import { cut } from "#core/kernel/text.ts"
import type { TextFacts } from "#core/shop/facts.ts"
import { Breadcrumb } from "../kit/text/Breadcrumb.tsx"
import { Page } from "../kit/text/Grid.tsx"
import { Heading } from "../kit/text/Text.tsx"
import { Head } from "../shop/Head.tsx"
import { LazyTrackingChoice } from "../tracking/LazyTrackingChoice.tsx"
import { TextAside } from "./TextAside.tsx"
import { TextBody } from "./TextBody.tsx"
import * as css from "./TextScreen.css.ts"

const aboutLength = 150

/** A text of the shop itself, with the way to the others: privacy, terms, help. D-5. */
export const TextScreen = ({ facts: { page } }: { readonly facts: TextFacts }) => (
  <Page>
    <Head
      title={page.title}
      description={cut(page.paragraphs[0] ?? page.title, aboutLength)}
      canonical={textPath(page.slug)}
    />
    <Breadcrumb path={[]} here={page.title} />
    <div className={css.layout}>
      <div>
        <Heading level={1} look="page">
          {page.title}
        </Heading>
        <TextBody page={page} hasLead />
        {page.slug === "privacy" ? <LazyTrackingChoice /> : null}
      </div>
      <TextAside slug={page.slug} />
    </div>
  </Page>
)
