import { NAMED_CONSIGNEE_LIMITS, PARTIES_OF_86 } from '../release-parties.ts'
import { GUIDE, releaseRule } from './release-rule.ts'

const PARTIES = `${GUIDE}, SE30 notes 1 and 2`
const isOptional = (code: string, entryType: string) => entryType === '86' && !PARTIES_OF_86.includes(code)
const TIB_TYPE = '23'

/** Parties and lines: SE30 to SE61. */
export const RELEASE_PARTY_RULES = [
  releaseRule({
    id: 'FILING_RELEASE_SELLER',
    at: 'seller.name',
    source: PARTIES,
    message: 'A release needs the seller with street, city and country.',
    mayRead: ['partyCodes'],
    holds: ({ partyCodes }) => partyCodes.includes('SE'),
  }),
  releaseRule({
    id: 'FILING_RELEASE_MANUFACTURER',
    at: 'manufacturer.name',
    source: PARTIES,
    message:
      'A release needs who made the goods, with street, city and country: here for all lines, or on {count, plural, one {# line} other {# lines}}.',
    mayRead: ['linesWithoutMaker', 'entryType'],
    holds: ({ linesWithoutMaker, entryType }) => linesWithoutMaker === 0 || isOptional('MF', entryType),
    params: ({ linesWithoutMaker }) => ({ count: linesWithoutMaker }),
  }),
  releaseRule({
    id: 'FILING_RELEASE_BUYER',
    at: 'buyer.name',
    source: `${PARTIES}; CBP AE chapter, July 2026, page ESF-58`,
    message: 'A release needs who bought the goods: name and address, or the importer number.',
    mayRead: ['partyCodes', 'missingOfBuyer', 'entryType'],
    when: ({ missingOfBuyer }) => missingOfBuyer.length === 0,
    holds: ({ partyCodes, entryType }) => partyCodes.includes('BY') || isOptional('BY', entryType),
  }),
  releaseRule({
    id: 'FILING_RELEASE_CONSIGNEE',
    at: 'consignee_number',
    source: PARTIES,
    message:
      'A release needs the number of the consignee. On informal entries of type 11 its name and address are enough.',
    mayRead: ['partyCodes'],
    holds: ({ partyCodes }) => partyCodes.includes('CN'),
  }),
  releaseRule({
    id: 'FILING_RELEASE_CONSIGNEE_VALUE',
    at: 'consignee_number',
    source: `${GUIDE}, SE30 note 2`,
    message:
      'Goods for a consignee without a number are worth less than {limit, number, ::currency/USD precision-integer}.',
    reads: ['consignee'],
    mayRead: ['releaseValue', 'entryType'],
    holds: ({ consignee, releaseValue: value, entryType }) =>
      consignee?.name === undefined || Number(value) < (NAMED_CONSIGNEE_LIMITS[entryType] ?? 0),
    params: ({ entryType }) => ({ limit: NAMED_CONSIGNEE_LIMITS[entryType] ?? 0 }),
  }),
  releaseRule({
    id: 'FILING_RELEASE_LINES',
    at: 'line_items',
    source: `${GUIDE}, SE40 and SE41`,
    message: 'Domestic goods of a zone need no release. Enter at least one line of foreign goods.',
    mayRead: ['releasedLineCount'],
    holds: ({ releasedLineCount: count }) => count > 0,
  }),
  releaseRule({
    id: 'FILING_RELEASE_TEMPORARY',
    at: 'line_items.0.tariff_rows',
    source: `${GUIDE}, SE60 note 1`,
    message: 'Each line of a temporary importation under bond needs its number of heading 9813.',
    mayRead: ['entryType', 'linesWithoutBond'],
    holds: ({ entryType, linesWithoutBond }) => entryType !== TIB_TYPE || linesWithoutBond === 0,
  }),
]
