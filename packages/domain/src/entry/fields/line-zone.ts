import { label } from '../../messages/index.ts'
import { choice, day, quantity } from '../field.ts'

/** The status of the goods of a line in a foreign trade zone (AE record 41), on entries of type 06. */
export const zoneFields = {
  status: choice({
    label: 'Zone status',
    hint: 'The status of these goods in the foreign trade zone',
    page: 'lines',
    optional: true,
    choices: {
      P: label({ id: 'choice.zone-status.P', defaultMessage: 'Privileged foreign' }),
      N: label({ id: 'choice.zone-status.N', defaultMessage: 'Non-privileged foreign' }),
      D: label({ id: 'choice.zone-status.D', defaultMessage: 'Domestic' }),
    },
    canonical: { about: 'Foreign trade zone: P privileged foreign, N non-privileged foreign, D domestic.' },
  }),
  filing_date: day({
    label: 'Privileged status filed on',
    hint: 'MM/DD/YYYY. The duty rates of this day apply',
    page: 'lines',
    optional: true,
    canonical: { about: 'Day on which privileged foreign status was filed.' },
  }),
  quantity: quantity({
    label: 'Quantity removed from the zone',
    hint: 'Whole units, as in the release of the goods',
    page: 'lines',
    optional: true,
    canonical: { about: 'Units that leave the zone, whole.' },
  }),
} as const
