import { useEffect } from "react"
import { useLocation, useNavigate } from "react-router-dom"
import type { CombinationId } from "#core/catalogue/combination.ts"
import { combinationParameter } from "#core/catalogue/links.ts"
import type { Product } from "#core/catalogue/product.ts"
import { standardOf } from "#core/catalogue/product-page.machine.ts"

/** Names the chosen combination in the address of the page, unless it is the one shown anyway. Decision 0038. */
export const useChosenInAddress = (product: Product, chosen: CombinationId | undefined): void => {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const wanted = chosen === standardOf(product)?.id ? undefined : chosen
  useEffect(() => {
    const params = new URLSearchParams(search)
    if ((params.get(combinationParameter) ?? undefined) === wanted) return
    // Back was pressed before this page was drawn: another entry is there already, which is not to be replaced by this one.
    if (window.location.pathname !== pathname || window.location.search !== search) return
    if (wanted === undefined) params.delete(combinationParameter)
    else params.set(combinationParameter, wanted)
    const query = params.toString()
    void navigate(`${pathname}${query === "" ? "" : `?${query}`}${hash}`, { replace: true })
  }, [wanted, pathname, search, hash, navigate])
}
