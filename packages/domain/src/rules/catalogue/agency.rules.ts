import type { LineFacts } from '../line-facts.ts'
import { type LineRule, lineRule, type RuleId } from '../rule.ts'

const source = 'specification 2§5, lines (data layer)'
const data = { reading: 'data', group: 'lines' } as const

const CODES = ['specialHandling'] as const
const NUMBERS = ['licenses', 'permits'] as const
type Numbers = Pick<LineFacts, (typeof NUMBERS)[number]>

/** Special handling holds one code or several, separated by commas. */
const codesOf = (specialHandling: string): string[] => specialHandling.split(/[\s,]+/).filter(Boolean)

const hasNumber = ({ licenses, permits }: Numbers, pattern: RegExp): boolean =>
  [...licenses, ...permits].some(({ number }) => number !== undefined && pattern.test(number))

interface Agency {
  id: string
  prefixes: RegExp
  pattern: RegExp
  code: 'PNC' | 'EPC' | 'APH'
  number: string
  goods: string
  law: string
}

const AGENCIES: readonly Agency[] = [
  {
    id: 'FOOD',
    prefixes: /^(1901|2009|2106)/,
    pattern: /^[A-Z]{2}\d{6}$/,
    code: 'PNC',
    number: 'a prior-notice number (2 letters and 6 digits)',
    goods: 'Food',
    law: '21 CFR 1.279',
  },
  {
    id: 'PESTICIDE',
    prefixes: /^3808/,
    pattern: /^\d{1,6}-\d{1,6}-\d{1,6}$/,
    code: 'EPC',
    number: 'an EPA number (NN-NN-N)',
    goods: 'Pesticide',
    law: '19 CFR 12.112',
  },
  {
    id: 'PLANT',
    prefixes: /^060[12]/,
    pattern: /^P\d{6}$/,
    code: 'APH',
    number: 'a permit number (P and 6 digits)',
    goods: 'Live plants',
    law: '7 CFR 319.37',
  },
]

const rulesOf = ({ id, prefixes, pattern, code, number, goods, law }: Agency): LineRule[] => [
  lineRule({
    ...data,
    id: `LINE_${id}_NUMBER` as RuleId,
    at: id === 'PLANT' ? 'permits' : 'licenses',
    source: `${law}; ${source}`,
    reads: ['htsDigits'],
    mayRead: NUMBERS,
    when: ({ htsDigits }) => prefixes.test(htsDigits),
    holds: (line) => hasNumber(line, pattern),
    message: `${goods} of this HTSUS number needs ${number}`,
  }),
  lineRule({
    ...data,
    id: `LINE_${id}_CODE` as RuleId,
    at: 'specialHandling',
    source: `${law}; ${source}`,
    reads: ['htsDigits'],
    mayRead: CODES,
    when: ({ htsDigits }) => prefixes.test(htsDigits),
    holds: ({ specialHandling }) => codesOf(specialHandling).includes(code),
    message: `${goods} of this HTSUS number needs special handling code ${code}`,
  }),
]

/** Flags that an agency requires; those ending in 1, 3 and so on may be disclaimed (CATAIR Appendix PGA). */
const REQUIRED_FLAG = /[24]$/

const unfilled = ({ licenses, permits }: Numbers) =>
  [...licenses, ...permits].find(({ requirement_id, number }) => Boolean(requirement_id) && !number)

/** What agencies ask of a line: numbers, special handling, flags. */
export const agencyRules: readonly LineRule[] = [
  lineRule({
    ...data,
    id: 'LINE_SPECIAL_HANDLING_KNOWN',
    at: 'specialHandling',
    source,
    reads: ['specialHandling'],
    holds: ({ specialHandling }) =>
      codesOf(specialHandling).every((code) => AGENCIES.some((agency) => agency.code === code)),
    message: 'Special handling code invalid.',
  }),
  lineRule({
    ...data,
    id: 'LINE_SPECIAL_HANDLING_CONFLICT',
    at: 'specialHandling',
    source,
    reads: ['specialHandling'],
    holds: ({ specialHandling }) => {
      const codes = codesOf(specialHandling)
      return !(codes.includes('PNC') && codes.includes('EPC'))
    },
    message: 'Special handling codes PNC and EPC cannot be used together',
  }),
  ...AGENCIES.flatMap(rulesOf),
  lineRule({
    ...data,
    id: 'LINE_PGA_NUMBER_REQUIRED',
    at: 'pgaFlags',
    source,
    reads: ['pgaFlags'],
    mayRead: NUMBERS,
    holds: (line) => unfilled(line) === undefined,
    message: (line) => `A number is required for ${unfilled(line)?.requirement_id ?? 'the requirement'}.`,
  }),
  lineRule({
    ...data,
    id: 'LINE_PGA_REQUIREMENTS',
    at: 'pgaFlags',
    source,
    reads: ['pgaFlags'],
    mayRead: NUMBERS,
    when: ({ pgaFlags }) => pgaFlags.some((flag) => REQUIRED_FLAG.test(flag)),
    holds: (line) => hasNumber(line, /\S/),
    message: 'PGA requirements not met for this commodity.',
  }),
]
