import type { CaseTable } from '../cases.ts'

const wine = { htsus: '2204.21.5005', net_qty: '9000', net_uom: 'L' }

/** Five liters in bottles, 18 dollars for each barrel of 31 gallons. */
const BEER = { hts: '2203.00.0060', value: '100', duty: '0.00', quantity: '5', unit: 'L' }

const vermouth = { ...wine, htsus: '2205.10.3000' }
const toTtb = (given: Record<string, string>) => ({
  agency: 'TTB',
  program: 'WIN',
  answers: Object.entries(given).map(([question, value]) => ({ question, value, row: '0' })),
})
const fortified = { ...vermouth, agency_statements: [toTtb({ wine: 'STILL', alcohol: '18' })] }

/** The cases of `ir-tax.rules.ts`. */
export const IR_TAX_CASES: CaseTable = {
  FILING_IR_TAX_MISSING: {
    breaks: {
      'wine owes tax by the gallon': { ...wine, ir_tax_amount: '0.00' },
      'beer owes it as a further row, too': { tariff_rows: [BEER], ir_tax_amount: '' },
      'vermouth owes one of three rates': { ...wine, htsus: '2205.10.3000', ir_tax_amount: '' },
    },
    meets: {
      'the tax is there': { ...wine, ir_tax_amount: '2543.98' },
      'the tax of a further row is there': { tariff_rows: [BEER], ir_tax_amount: '0.77' },
      'lamps owe none': {},
      'Puerto Rico collects none': { port_code: '4909', ...wine, ir_tax_amount: '0.00' },
      'wine in a warehouse owes none yet': { entry_type: '21', ...wine, ir_tax_amount: '0.00' },
    },
  },
  FILING_IR_TAX_TO_CALCULATE: {
    breaks: { 'large cigars owe it by their price': { htsus: '2402.10.8080', ir_tax_amount: '' } },
    meets: {
      'a flavor that is not fit to drink owes none': { htsus: '3302.10.5000', ir_tax_amount: '0.00' },
      'small cigars have a rate by the thousand': { htsus: '2402.10.8030', ir_tax_amount: '' },
    },
  },
  FILING_IR_TAX_AMOUNT: {
    breaks: {
      'a cent beyond three dollars': { ...wine, ir_tax_amount: '2546.99' },
      'four dollars on five liters of beer, a further row': { tariff_rows: [BEER], ir_tax_amount: '4.00' },
    },
    meets: {
      'three dollars too much': { ...wine, ir_tax_amount: '2546.98' },
      'the rate of vermouth is not known': { ...wine, htsus: '2205.10.3000', ir_tax_amount: '1.00' },
    },
  },
  FILING_IR_TAX_OF_ANSWERS: {
    breaks: {
      'still wine of 18 % is taxed at 1.57 a gallon, not at 1.07': { ...fortified, ir_tax_amount: '2543.98' },
    },
    meets: {
      'the tax of its class': { ...fortified, ir_tax_amount: '3732.75' },
      'its class is not answered': { ...vermouth, agency_statements: [toTtb({})], ir_tax_amount: '2543.98' },
      'wine in a warehouse owes none yet': { entry_type: '21', ...fortified, ir_tax_amount: '0.00' },
    },
  },
  FILING_IR_TAX_PUERTO_RICO: {
    breaks: { 'wine with its tax at San Juan': { port_code: '4909', ...wine, ir_tax_amount: '2543.98' } },
    meets: { 'the same at Los Angeles': { ...wine, ir_tax_amount: '2543.98' } },
  },
  FILING_IR_TAX_NOT_DUE: {
    breaks: { 'lamps owe none': { ir_tax_amount: '1.00' } },
    meets: {
      'the beer of a further row owes it': { tariff_rows: [BEER], ir_tax_amount: '0.77' },
      'perfume may owe it': { htsus: '3303.00.3000', ir_tax_amount: '1.00' },
    },
  },
}
