import { all, breaks, header, line, meets, type Trial } from './changes.ts'

const wine = { htsus: '2204.21.5005', net_qty: '9000', net_uom: 'L' }

/** The cases of `ir-tax.rules.ts`. */
export const IR_TAX_TRIALS: Trial[] = [
  breaks('FILING_IR_TAX_MISSING', 'wine owes tax by the gallon', line({ ...wine, ir_tax_amount: '0.00' })),
  breaks(
    'FILING_IR_TAX_MISSING',
    'vermouth owes one of three rates',
    line({ ...wine, htsus: '2205.10.3000', ir_tax_amount: '' }),
  ),
  meets('FILING_IR_TAX_MISSING', 'the tax is there', line({ ...wine, ir_tax_amount: '2543.98' })),
  meets('FILING_IR_TAX_MISSING', 'lamps owe none', () => undefined),
  meets(
    'FILING_IR_TAX_MISSING',
    'Puerto Rico collects none',
    all(header({ port_code: '4909' }), line({ ...wine, ir_tax_amount: '0.00' })),
  ),
  meets(
    'FILING_IR_TAX_MISSING',
    'wine in a warehouse owes none yet',
    all(header({ entry_type: '21' }), line({ ...wine, ir_tax_amount: '0.00' })),
  ),
  breaks(
    'FILING_IR_TAX_TO_CALCULATE',
    'large cigars owe it by their price',
    line({ htsus: '2402.10.8080', ir_tax_amount: '' }),
  ),
  meets(
    'FILING_IR_TAX_TO_CALCULATE',
    'a flavor that is not fit to drink owes none',
    line({ htsus: '3302.10.5000', ir_tax_amount: '0.00' }),
  ),
  meets(
    'FILING_IR_TAX_TO_CALCULATE',
    'small cigars have a rate by the thousand',
    line({ htsus: '2402.10.8030', ir_tax_amount: '' }),
  ),
  breaks('FILING_IR_TAX_AMOUNT', 'a cent beyond three dollars', line({ ...wine, ir_tax_amount: '2546.99' })),
  meets('FILING_IR_TAX_AMOUNT', 'three dollars too much', line({ ...wine, ir_tax_amount: '2546.98' })),
  meets(
    'FILING_IR_TAX_AMOUNT',
    'the rate of vermouth is not known',
    line({ ...wine, htsus: '2205.10.3000', ir_tax_amount: '1.00' }),
  ),
  breaks('FILING_IR_TAX_NOT_DUE', 'lamps owe none', line({ ir_tax_amount: '1.00' })),
  meets(
    'FILING_IR_TAX_NOT_DUE',
    'perfume may owe it',
    line({ htsus: '3303.00.3000', ir_tax_amount: '1.00' }),
  ),
]
