import type { MessageDescriptor } from '../messages/index.ts'
import type { SecurityFiling } from './security-filing.ts'

/** The parts of a filing that a finding can be about; each is a record of the message, or several. */
export type FilingElement =
  | 'header'
  | Extract<
      keyof SecurityFiling,
      | 'estimates'
      | 'bills'
      | 'references'
      | 'containers'
      | 'importerOfRecord'
      | 'consignee'
      | 'sellers'
      | 'buyers'
      | 'shipTo'
      | 'stuffingPlaces'
      | 'consolidators'
      | 'manufacturers'
      | 'bookingParties'
      | 'tariffNumbers'
      | 'route'
    >

/** Where a finding is: the element, and which of several, from 0. The goods of a manufacturer have a second number. */
export interface FilingPlace {
  element: FilingElement
  index: number
  goods?: number
}

/** A reason for which CBP does not accept a filing. */
export interface FilingFinding extends FilingPlace {
  /** Id of the rule, `ISF_BILL_MISSING`. */
  rule: string
  /** CBP's code in SF90; blank where the list at hand has none. */
  code: string
  /** CBP's narrative; of a finding without a code it is this product's. At most 40 characters. */
  narrative: string
  /** In plain words, with what to do. */
  words: MessageDescriptor
}

/** One rule: data, and the places where a filing breaks it. */
export interface FilingRule extends Pick<FilingFinding, 'rule' | 'code' | 'narrative' | 'words'> {
  places(filing: SecurityFiling): FilingPlace[]
}

export const HEADER: FilingPlace = { element: 'header', index: 0 }

/** The header, if a condition holds. */
export const headerIf = (broken: boolean): FilingPlace[] => (broken ? [HEADER] : [])

/** The members of a list that break a rule, by place. */
export const placesIn = <Item>(
  element: FilingElement,
  items: readonly Item[],
  breaks: (item: Item, index: number) => boolean,
): FilingPlace[] => items.flatMap((item, index) => (breaks(item, index) ? [{ element, index }] : []))
