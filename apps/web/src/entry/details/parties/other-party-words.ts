import type { OtherPartyType } from '@edfe/domain/entry'
import { t } from '../../../words/t.ts'

/** Who a party without a block of the form is, and when an entry names it. */
export function otherPartyWords(party: OtherPartyType): { title: string; lead: string } {
  switch (party) {
    case 'seller':
      return {
        title: t({ id: 'parties-page.seller', defaultMessage: 'Seller' }),
        lead: t({
          id: 'parties-page.who-sold-the-goods-by',
          defaultMessage: 'Who sold the goods, by the invoice. The form has no block for it.',
        }),
      }
    case 'shipper':
      return {
        title: t({ id: 'parties-page.shipper', defaultMessage: 'Shipper' }),
        lead: t({
          id: 'parties-page.who-sent-the-goods-by',
          defaultMessage: 'Who sent the goods, by the bill of lading, when it is not the seller.',
        }),
      }
    case 'manufacturer':
      return {
        title: t({ id: 'parties-page.manufacturer', defaultMessage: 'Manufacturer' }),
        lead: t({
          id: 'parties-page.who-made-the-goods-manufacturers',
          defaultMessage: 'Who made the goods. Manufacturers of single lines are on Line Details.',
        }),
      }
    case 'buyer':
      return {
        title: t({ id: 'parties-page.buyer', defaultMessage: 'Buyer' }),
        lead: t({
          id: 'parties-page.buyer-lead',
          defaultMessage:
            'Who bought the goods, when it is not the importer. For the release and the security filing.',
        }),
      }
    case 'ship_to':
      return {
        title: t({ id: 'parties-page.ship-to', defaultMessage: 'Ship-to party' }),
        lead: t({
          id: 'parties-page.ship-to-lead',
          defaultMessage:
            'Where the goods go first after they leave the port. For the release and the security filing.',
        }),
      }
    case 'stuffing_place':
      return {
        title: t({ id: 'parties-page.stuffing-place', defaultMessage: 'Container stuffing place' }),
        lead: t({
          id: 'parties-page.stuffing-place-lead',
          defaultMessage: 'Where the container was packed. For the security filing.',
        }),
      }
    case 'consolidator':
      return {
        title: t({ id: 'parties-page.consolidator', defaultMessage: 'Consolidator' }),
        lead: t({
          id: 'parties-page.consolidator-lead',
          defaultMessage: 'Who packed the container, or had it packed. For the security filing.',
        }),
      }
    case 'booking_party':
      return {
        title: t({ id: 'parties-page.booking-party', defaultMessage: 'Booking party' }),
        lead: t({
          id: 'parties-page.booking-party-lead',
          defaultMessage:
            'Who booked the space on the ship. Only for goods that pass through the United States.',
        }),
      }
  }
}
