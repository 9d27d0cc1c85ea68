import { label } from '../messages/index.ts'
import { BILL_KINDS, CARNET_SHIPMENT, INFORMAL_SHIPMENT, REFERENCE_QUALIFIERS } from './codes.ts'
import { type FilingRule, headerIf, placesIn } from './finding.ts'
import type { ShipmentEstimates } from './security-filing.ts'

/** SCAC and up to twelve letters and digits, as the manifest has it. */
const BILL = /^[A-Z]{4}[A-Z0-9]{1,12}$/

const ENTRY_NUMBER = /^[A-Z0-9]{3}\d{8}$/

const WHOLE = /^\d{1,11}$/
const isEstimate = ({ subtype, value, quantity, unit, weight, weightUnit }: ShipmentEstimates): boolean =>
  /^0[123]$/.test(subtype) &&
  [value, quantity, weight].every((amount) => WHOLE.test(amount)) &&
  unit !== '' &&
  /^[KL]$/.test(weightUnit)

/** Bills, references, containers and the estimates of an informal shipment. */
export const SHIPMENT_RULES: readonly FilingRule[] = [
  {
    rule: 'ISF_BILL_MISSING',
    code: 'S31',
    narrative: 'MISSING BILL OF LADING',
    words: label({ id: 'isf.bill-missing', defaultMessage: 'Give the bill of lading of the shipment.' }),
    places: ({ bills }) => headerIf(bills.length === 0),
  },
  {
    rule: 'ISF_BILL_FORMAT',
    code: 'S32',
    narrative: 'INVALID BILL FORMAT',
    words: label({
      id: 'isf.bill-format',
      defaultMessage:
        'A bill is a regular or a house bill: the four letters of its issuer and up to twelve letters and digits.',
    }),
    places: ({ bills }) =>
      placesIn('bills', bills, ({ kind, number }) => !BILL_KINDS.includes(kind) || !BILL.test(number)),
  },
  {
    rule: 'ISF_BILL_TWICE',
    code: 'S33',
    narrative: 'DUPLICATE BILL OF LADING',
    words: label({ id: 'isf.bill-twice', defaultMessage: 'The same bill is in the filing twice.' }),
    places: ({ bills }) =>
      placesIn(
        'bills',
        bills,
        ({ number }, index) => bills.findIndex((one) => one.number === number) < index,
      ),
  },
  {
    rule: 'ISF_REFERENCE',
    code: '',
    narrative: 'INVALID REFERENCE',
    words: label({
      id: 'isf.reference',
      defaultMessage:
        'A reference has a kind that CBP knows. An entry number has eleven characters, a carnet is for shipments under a carnet.',
    }),
    places: ({ references, shipment }) =>
      placesIn(
        'references',
        references,
        ({ qualifier, reference }) =>
          !REFERENCE_QUALIFIERS.includes(qualifier) ||
          reference === '' ||
          (qualifier === '6B' && !ENTRY_NUMBER.test(reference)) ||
          (qualifier === 'MB' && !BILL.test(reference)) ||
          (qualifier === '6C' && shipment !== CARNET_SHIPMENT),
      ),
  },
  {
    rule: 'ISF_CONTAINER',
    code: '',
    narrative: 'INVALID EQUIPMENT NUMBER',
    words: label({
      id: 'isf.container',
      defaultMessage: 'A container has four letters, a number, and one check digit.',
    }),
    places: ({ containers }) =>
      placesIn(
        'containers',
        containers,
        ({ equipment, initial, number, checkDigit }) =>
          !/^[A-Z0-9]{2}$/.test(equipment) ||
          !/^[A-Z]{4}$/.test(initial) ||
          !/^\d{1,15}$/.test(number) ||
          !/^\d?$/.test(checkDigit ?? ''),
      ),
  },
  {
    rule: 'ISF_ESTIMATES',
    code: '',
    narrative: 'INVALID SHIPMENT ESTIMATES',
    words: label({
      id: 'isf.estimates',
      defaultMessage:
        'An informal shipment, and no other, needs its estimated value, quantity and weight in whole numbers.',
    }),
    places: ({ estimates, shipment }) => {
      if (shipment !== INFORMAL_SHIPMENT) return estimates ? [{ element: 'estimates', index: 0 }] : []
      if (!estimates) return headerIf(true)
      return isEstimate(estimates) ? [] : [{ element: 'estimates', index: 0 }]
    },
  },
]
