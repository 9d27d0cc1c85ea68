import type { DraftData } from '@edfe/domain/entry'

/** Where the goods come from: the seller, else the maker of the entry or of its first line with one. '' while unknown. */
export function supplierOf({ parties = {}, line_items: lines = [] }: DraftData): {
  name: string
  city: string
  isSeller: boolean
} {
  const isNamed = (party: { name?: string } | undefined) => Boolean(party?.name?.trim())
  const makers = [parties.manufacturer, ...lines.map(({ manufacturer }) => manufacturer)]
  const isSeller = isNamed(parties.seller)
  const party = isSeller ? parties.seller : makers.find(isNamed)
  return { name: party?.name?.trim() ?? '', city: party?.city?.trim() ?? '', isSeller }
}
