import { alcoholTaxOf } from '../../calculations/alcohol-tax.ts'
import {
  collectsIrTax,
  type IrTax,
  isInPuertoRico,
  rowTaxes,
  TAXED_FIELDS,
} from '../../calculations/ir-tax.ts'
import { isSetHeader } from '../../entry/article-set.ts'
import { defineMessage, listedParts, type Message } from '../../messages/index.ts'
import { type Cents, dollarsText, toCents } from '../../money/cents.ts'
import { askedExcises, isFreeOfExcise } from '../../reference/excise.ts'
import { IR_TAX_TOLERANCE } from '../../reference/filing-limits.ts'
import type { FilingContext, FilingLine } from '../filing-context.ts'
import { type FilingRule, filingLineRule } from './filing-rule.ts'

const paysTax = ({ port_code = '', entryType }: Pick<FilingContext, 'port_code' | 'entryType'>): boolean =>
  collectsIrTax(entryType, port_code)

/** The names of the rates of a line. */
export const irTaxMessages = {
  computed: defineMessage<{ name: Message; rate: string; per: Message; amount: string; law: string }>({
    id: 'ir-tax.computed',
    defaultMessage: '{name}: {rate} per {per}, {amount} ({law})',
  }),
  byQuantity: defineMessage<{ name: Message; rate: string; per: Message; unit: string; law: string }>({
    id: 'ir-tax.by-quantity',
    defaultMessage: '{name}: {rate} per {per}, by the quantity in {unit} ({law})',
  }),
  asked: defineMessage<{ name: Message; basis: Message; law: string }>({
    id: 'ir-tax.asked',
    defaultMessage: '{name}: {basis} ({law})',
  }),
}

function taxMessage({ name, rate, per, unit, amount, law }: IrTax): Message {
  const shared = { name, rate: `$${rate}`, per, law }
  return amount === undefined
    ? irTaxMessages.byQuantity({ ...shared, unit })
    : irTaxMessages.computed({ ...shared, amount: dollarsText(amount) })
}

/** Within what CBP takes for equal. */
const isNear = (tax: Cents, expected: Cents): boolean =>
  tax - expected <= IR_TAX_TOLERANCE && expected - tax <= IR_TAX_TOLERANCE

/** The rates of all tariff rows: CBP looks at each of them. */
const taxesOf = ({ stack }: Pick<FilingLine, 'stack'>): IrTax[] => stack.flatMap(rowTaxes)

const ratesOf = (line: Pick<FilingLine, 'stack'>) => listedParts(taxesOf(line).map(taxMessage))

/** The tax that CBP computes: that of the only row whose number and quantity decide it. */
function computedTax({ stack }: Pick<FilingLine, 'stack'>): Cents | undefined {
  const decided = stack
    .map(rowTaxes)
    .flatMap(([only, ...others]) => (others.length === 0 && only?.amount) || [])
  return decided.length === 1 ? decided[0] : undefined
}

/** Internal revenue tax of block 38. What no number and quantity decide is the importer's to know, and warns. */
export const IR_TAX_FILING_RULES: readonly FilingRule[] = [
  filingLineRule({
    id: 'FILING_IR_TAX_MISSING',
    at: 'ir_tax_amount',
    source: 'CBP ACE error dictionary, condition 656',
    message: 'Goods of this number owe internal revenue tax. {rates}.',
    mayRead: ['stack', 'ir_tax_amount', 'set_indicator'],
    entry: ['port_code', 'entryType'],
    holds: (line, _, entry) =>
      isSetHeader(line) || taxesOf(line).length === 0 || toCents(line.ir_tax_amount) > 0n || !paysTax(entry),
    params: (line) => ({ rates: ratesOf(line) }),
  }),
  filingLineRule({
    id: 'FILING_IR_TAX_TO_CALCULATE',
    at: 'ir_tax_amount',
    severity: 'warning',
    source: 'CBP ACE error dictionary, condition 656; 26 U.S.C. 5001 and 5701',
    message:
      'Goods of this number may owe internal revenue tax. Calculate it and enter it here, or 0.00 if none is due. {rates}.',
    reads: ['htsus'],
    mayRead: ['ir_tax_amount', 'set_indicator'],
    entry: ['port_code', 'entryType'],
    holds: ({ htsus = '', ir_tax_amount, set_indicator }, _, entry) =>
      isSetHeader({ set_indicator }) ||
      Boolean(ir_tax_amount) ||
      askedExcises(htsus).length === 0 ||
      !paysTax(entry),
    params: ({ htsus = '' }) => ({
      rates: listedParts(
        askedExcises(htsus).map(({ name, basis, law }) => irTaxMessages.asked({ name, basis, law })),
      ),
    }),
  }),
  filingLineRule({
    id: 'FILING_IR_TAX_AMOUNT',
    at: 'ir_tax_amount',
    source: 'CBP ACE error dictionary, condition 660',
    message: 'The I.R. tax differs by more than $3.00 from what CBP computes. {rates}.',
    reads: ['ir_tax_amount'],
    mayRead: ['stack'],
    holds: (line) => {
      const tax = toCents(line.ir_tax_amount)
      const expected = tax === 0n ? undefined : computedTax(line)
      return expected === undefined || isNear(tax, expected)
    },
    params: (line) => ({ rates: ratesOf(line) }),
  }),
  filingLineRule({
    id: 'FILING_IR_TAX_OF_ANSWERS',
    at: 'ir_tax_amount',
    severity: 'warning',
    source: 'CBP ACE error dictionary, condition 660; 26 U.S.C. 5001, 5041 and 5051',
    message: 'What you tell TTB makes another I.R. tax. {rate}.',
    reads: ['ir_tax_amount', 'agency_statements'],
    mayRead: TAXED_FIELDS,
    entry: ['port_code', 'entryType'],
    holds: (line, _, entry) => {
      const due = alcoholTaxOf(line)?.amount
      const tax = toCents(line.ir_tax_amount)
      return due === undefined || !paysTax(entry) || isNear(tax, due)
    },
    params: (line) => {
      const tax = alcoholTaxOf(line)
      return { rate: tax ? taxMessage(tax) : '' }
    },
  }),
  filingLineRule({
    id: 'FILING_IR_TAX_PUERTO_RICO',
    at: 'ir_tax_amount',
    source: 'CBP ACE error dictionary, condition 651',
    message: 'CBP collects no internal revenue tax at a port of Puerto Rico. Clear this amount.',
    reads: ['ir_tax_amount'],
    mayRead: ['stack'],
    entry: ['port_code'],
    holds: (line, _, { port_code = '' }) =>
      toCents(line.ir_tax_amount) === 0n || taxesOf(line).length === 0 || !isInPuertoRico(port_code),
  }),
  filingLineRule({
    id: 'FILING_IR_TAX_NOT_DUE',
    at: 'ir_tax_amount',
    source: 'CBP ACE error dictionary, condition 654',
    message: 'No goods of this chapter owe internal revenue tax, but this line has one.',
    reads: ['ir_tax_amount'],
    mayRead: ['stack'],
    holds: ({ ir_tax_amount, stack }) =>
      toCents(ir_tax_amount) === 0n || !stack.every(({ hts }) => isFreeOfExcise(hts)),
  }),
]
