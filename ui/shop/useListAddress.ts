import { useEffect, useRef } from "react"
import { useLocation, useNavigate } from "react-router-dom"

/** The address that a list wants its page to have; `replace` if Back should not stop there. */
interface AddressWanted {
  readonly type: "address.wanted"
  readonly search: string
  readonly replace: boolean
}

/** A list that says which address its page should have. */
interface AddressedList {
  on(type: "address.wanted", listener: (wanted: AddressWanted) => void): { unsubscribe(): void }
}

/**
 * Gives the page the address that its list wants, and reports every other one: Back, Forward, or a link. Addresses that the list
 * requested itself may be drawn after it has requested more. D-81; rule 12.
 *
 * @param onAddress is called with the query of the address, `?page=2`
 */
export const useListAddress = (list: AddressedList, onAddress: (search: string) => void): void => {
  const { search } = useLocation()
  const navigate = useNavigate()
  const own = useRef(new Set<string>())
  const report = useRef(onAddress)
  useEffect(() => {
    report.current = onAddress
  })
  useEffect(() => {
    const wanted = list.on("address.wanted", (address) => {
      if (address.search !== location.search) own.current.add(address.search)
      void navigate({ search: address.search }, { replace: address.replace })
    })
    return () => wanted.unsubscribe()
  }, [list, navigate])
  useEffect(() => {
    const isOwn = own.current.has(search)
    own.current.clear()
    if (!isOwn) report.current(search)
  }, [search])
}
