import { label, type MessageDescriptor } from '../../messages/index.ts'
import type { NamedElement } from './isf-elements.ts'
import type { NeededOfParty } from './isf-party.ts'

/** The parties of a filing as its screen and its findings call them. */
export const ELEMENT_NAMES: Readonly<Record<NamedElement | 'manufacturers', MessageDescriptor>> = {
  sellers: label({ id: 'isf.element.seller', defaultMessage: 'seller' }),
  buyers: label({ id: 'isf.element.buyer', defaultMessage: 'buyer' }),
  shipTo: label({ id: 'isf.element.ship-to', defaultMessage: 'ship-to party' }),
  stuffingPlaces: label({ id: 'isf.element.stuffing-place', defaultMessage: 'stuffing place' }),
  consolidators: label({ id: 'isf.element.consolidator', defaultMessage: 'consolidator' }),
  bookingParties: label({ id: 'isf.element.booking-party', defaultMessage: 'booking party' }),
  manufacturers: label({ id: 'isf.element.manufacturer', defaultMessage: 'manufacturer' }),
}

/** The fields that a party without a number needs, in a sentence. */
export const PARTY_FIELD_NAMES: Readonly<Record<NeededOfParty, MessageDescriptor>> = {
  name: label({ id: 'isf.party-field.name', defaultMessage: 'name' }),
  address_line1: label({ id: 'isf.party-field.address', defaultMessage: 'address' }),
  city: label({ id: 'isf.party-field.city', defaultMessage: 'city' }),
  country: label({ id: 'isf.party-field.country', defaultMessage: 'country' }),
}
