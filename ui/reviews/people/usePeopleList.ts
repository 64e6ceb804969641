import {
  type PeoplePage,
  type PeopleQuery,
  peopleListMachineOver
} from "#core/reviews/reviewers/people-list.machine.ts"
import { viewPeopleList } from "#core/reviews/reviewers/people-list.view.ts"
import { useScreenActor, useShop } from "../../shop/shop.tsx"
import { useConnectionReturned } from "../../shop/useConnectionReturned.ts"
import { useListAddress } from "../../shop/useListAddress.ts"
import { useView } from "../../shop/useView.ts"

/**
 * The conversation about a list of experts, or of a reviewer's reviews; its filter stands in the address. Rule 12.
 *
 * @param parse reads the query from the parameters of an address
 */
export const usePeopleList = (
  query: PeopleQuery,
  page: PeoplePage,
  parse: (search: ReadonlyArray<readonly [string, string]>) => PeopleQuery
) => {
  const { ports } = useShop()
  const { reviews, experts } = ports.reviewers
  const actor = useScreenActor(peopleListMachineOver, { reviews, experts }, { query, page })
  const [view, send] = useView(actor, viewPeopleList)
  useListAddress(actor, (search) => send({ type: "address.changed", query: parse([...new URLSearchParams(search)]) }))
  useConnectionReturned(send)
  return { view, send }
}
