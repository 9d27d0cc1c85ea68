import type { CaseTable } from '../cases.ts'

const of = (net_qty: string, net_uom: string, gross_weight_kg: string) => ({
  net_qty,
  net_uom,
  gross_weight_kg,
})

/** The cases of `quantities.rules.ts`. */
export const QUANTITIES_CASES: CaseTable = {
  FILING_COUNT_AND_WEIGHT: {
    breaks: {
      '300 dozen shirts do not weigh 60 kg': of('300', 'DOZ', '60'),
      'nor 300 dozen pieces': of('300', 'DPC', '60'),
      'nor 300 dozen pairs of shoes': of('300', 'DPR', '60'),
      'a dozen shirts does not weigh 150 kg': of('2', 'DOZ', '300'),
      '300 thousand screws weigh more than 6 kg': of('300', 'K', '6'),
      '40 gross of buttons weigh more than 100 g': of('40', 'GR', '0.1'),
    },
    meets: {
      '25 dozen shirts weigh 60 kg': of('25', 'DOZ', '60'),
      '100 dozen pairs of socks weigh 60 kg': of('100', 'DPR', '60'),
      'a dozen shovels weighs 24 kg': of('1', 'DOZ', '24'),
      '300 thousand screws weigh 400 kg': of('300', 'K', '400'),
      'pieces may have any weight': of('3600', 'NO', '60'),
    },
  },
  FILING_NET_ABOVE_GROSS: {
    breaks: {
      'honey of 1,200 kg in a shipment of 1,100 kg': of('1200', 'KG', '1100'),
      'grams typed as kilograms': of('5000', 'KG', '5.2'),
      tons: of('2', 'T', '1999'),
    },
    meets: {
      'packing makes the difference': of('1100', 'KG', '1200'),
      'goods without packing': of('1200', 'KG', '1200'),
      grams: of('5000', 'G', '5.2'),
      'pieces are no weight': of('1200', 'NO', '1100'),
    },
  },
}
