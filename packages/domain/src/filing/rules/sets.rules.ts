import { isSetComponent, isSetHeader, setComponents } from '../../entry/article-set.ts'
import { dollarsText, sumCents, toCents } from '../../money/cents.ts'
import type { FilingLine } from '../filing-context.ts'
import { type FilingRule, filingLineRule } from './filing-rule.ts'

const NOTE_K = 'CBP AE chapter, July 2026, usage note k'

type Header = Pick<FilingLine, 'set_indicator' | 'index'>
interface Lines<Line> {
  lines: readonly Line[]
}

/** The parts of the set that a line is the header of; none of another line. */
const partsBelow = <Line extends Pick<FilingLine, 'set_indicator'>>(
  line: Header,
  { lines }: Lines<Line>,
): Line[] => (isSetHeader(line) ? setComponents(lines, line.index) : [])

/** The value of the parts of a set, in cents. */
const valueOfParts = (line: Header, entry: Lines<Pick<FilingLine, 'set_indicator' | 'value'>>): bigint =>
  sumCents(partsBelow(line, entry).map(({ value }) => value))

const lastNumber = ({ stack }: Pick<FilingLine, 'stack'>): string | undefined => stack.at(-1)?.hts

/** Goods put up in sets: a header X, then its parts V. */
export const SETS_FILING_RULES: readonly FilingRule[] = [
  filingLineRule({
    id: 'FILING_SET_INDICATOR',
    at: 'set_indicator',
    source: 'CBP ACE error dictionary, condition 403',
    message: 'A line is the header of a set (X), a part of one (V), or neither.',
    reads: ['set_indicator'],
    holds: ({ set_indicator = '' }) => /^[XV]$/.test(set_indicator),
  }),
  filingLineRule({
    id: 'FILING_SET_PART_ALONE',
    at: 'set_indicator',
    source: 'CBP ACE error dictionary, condition 404',
    message: 'A part of a set comes right below the header of the set or another part of it.',
    reads: ['set_indicator'],
    mayRead: ['index'],
    ofLines: ['set_indicator'],
    holds: (line, _rules, { lines }) => {
      const before = lines[line.index - 1]
      return (
        !isSetComponent(line) || (before !== undefined && (isSetHeader(before) || isSetComponent(before)))
      )
    },
  }),
  filingLineRule({
    id: 'FILING_SET_PARTS',
    at: 'set_indicator',
    source: `${NOTE_K}; condition 405`,
    message: 'A set has two or more parts, in the lines right below its header.',
    reads: ['set_indicator'],
    mayRead: ['index'],
    ofLines: ['set_indicator'],
    holds: (line, _rules, entry) => !isSetHeader(line) || partsBelow(line, entry).length >= 2,
  }),
  filingLineRule({
    id: 'FILING_SET_FIRST_PART',
    at: 'set_indicator',
    source: `${NOTE_K}; condition 406`,
    message: 'The first part of a set has the HTSUS number of the set: that of its essential character.',
    reads: ['set_indicator'],
    mayRead: ['index', 'hts', 'stack'],
    ofLines: ['set_indicator', 'hts', 'stack'],
    holds: (line, _rules, entry) => {
      const [first] = partsBelow(line, entry)
      return first === undefined || (first.hts === line.hts && lastNumber(first) === lastNumber(line))
    },
  }),
  filingLineRule({
    id: 'FILING_SET_VALUE',
    at: 'entered_value',
    source: NOTE_K,
    message: 'The value of a set is the sum of the values of its parts, {sum}.',
    reads: ['set_indicator'],
    mayRead: ['index', 'value'],
    ofLines: ['set_indicator', 'value'],
    holds: (line, _rules, entry) =>
      partsBelow(line, entry).length === 0 || line.value === valueOfParts(line, entry),
    params: (line, _rules, entry) => ({ sum: dollarsText(valueOfParts(line, entry)) }),
  }),
  filingLineRule({
    id: 'FILING_SET_PART_DUTY',
    at: 'duty_amount',
    source: `${NOTE_K}; condition 625`,
    message:
      'The duty of a set is that of its header. Set the duty of this part and of its tariff rows to 0.00.',
    reads: ['set_indicator'],
    mayRead: ['duty_amount'],
    holds: (line) => !isSetComponent(line) || toCents(line.duty_amount) === 0n,
  }),
  filingLineRule({
    id: 'FILING_SET_TAX',
    at: 'ir_tax_amount',
    source: `${NOTE_K}; condition 476`,
    message: 'The parts of a set pay I.R. tax, not its header.',
    reads: ['set_indicator'],
    mayRead: ['ir_tax_amount'],
    holds: (line) => !isSetHeader(line) || toCents(line.ir_tax_amount) === 0n,
  }),
  filingLineRule({
    id: 'FILING_SET_CASE',
    at: 'adcvd_case_number',
    source: `${NOTE_K}; condition 507`,
    message: 'A case of antidumping or countervailing duty belongs to a part of the set, not to its header.',
    reads: ['set_indicator'],
    mayRead: ['adcvd_case_number', 'second_case_number'],
    holds: (line) => !isSetHeader(line) || !(line.adcvd_case_number || line.second_case_number),
  }),
]
