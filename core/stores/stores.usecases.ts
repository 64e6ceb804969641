import { Effect } from "effect"
import { PlaceUnknown } from "../catalogue/catalogue.errors.ts"
import type { Reader } from "../catalogue/catalogue.port.ts"
import { wordsIn } from "../catalogue/names.rule.ts"
import { digestOf } from "../kernel/digest.rule.ts"
import { type ShopFrame, type StoredShopIdentity, unnamedShop } from "./shop-identity.ts"
import type { Store, StoredTextPage, TextPage } from "./store.ts"
import type { StoresPort, StoresStore } from "./stores.port.ts"

/** Stores and texts as one shopper reads them. */
export const storesOver = (store: StoresStore, reader: Reader): StoresPort => ({
  stores: () => store.stores,
  frame: () => Effect.map(Effect.all({ identity: store.identity, pages: store.pages, stores: store.stores }), frameOf),
  page: ({ slug }) =>
    Effect.flatMap(store.pages, (pages) => {
      const page = pages.find((one) => one.slug === slug)
      return page ? Effect.succeed(pageIn(page, reader)) : Effect.fail(new PlaceUnknown())
    })
})

const frameOf = ({
  identity,
  pages,
  stores
}: {
  readonly identity: StoredShopIdentity | undefined
  readonly pages: ReadonlyArray<StoredTextPage>
  readonly stores: ReadonlyArray<Store>
}): ShopFrame => {
  const { name, sign, help, isSample } = identity ?? unnamedShop
  const privacy = pages.find(({ slug }) => slug === "privacy")
  return {
    name,
    sign,
    help,
    isSample,
    pages: pages.map(({ slug }) => slug),
    ...(privacy && { privacy: digestOf(JSON.stringify([privacy.title, privacy.paragraphs, privacy.questions])) }),
    stores: stores.length
  }
}

const pageIn = ({ slug, title, paragraphs, questions }: StoredTextPage, { language }: Reader): TextPage => ({
  slug,
  title: wordsIn(title, language),
  paragraphs: paragraphs[language],
  questions: questions.map(({ question, answer }) => ({
    question: wordsIn(question, language),
    answer: wordsIn(answer, language)
  }))
})
