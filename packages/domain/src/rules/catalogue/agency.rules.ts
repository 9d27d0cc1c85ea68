import { AGENCY_NEEDS, type AgencyNeed, handlingCodes, REQUIRED_FLAG } from '../../entry/agency-needs.ts'
import type { RuleLine } from '../line-facts.ts'
import { type LineRule, lineRule, type RuleId } from '../rule.ts'

const source = 'specification 2§5, lines (data layer)'
const data = { layer: 'data', group: 'lines' } as const

const CODES = ['special_handling'] as const
const NUMBERS = ['license_numbers', 'permit_info'] as const
type Numbers = Pick<RuleLine, (typeof NUMBERS)[number]>

const hasNumber = ({ license_numbers, permit_info }: Numbers, pattern: RegExp): boolean =>
  [...license_numbers, ...permit_info].some(({ number }) => number !== undefined && pattern.test(number))

const rulesOf = ({ id, prefixes, pattern, code, number, goods, law }: AgencyNeed): LineRule[] => [
  lineRule({
    ...data,
    id: `LINE_${id}_NUMBER` as RuleId,
    at: id === 'PLANT' ? 'permit_info' : 'license_numbers',
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
    at: 'special_handling',
    source: `${law}; ${source}`,
    reads: ['htsDigits'],
    mayRead: CODES,
    when: ({ htsDigits }) => prefixes.test(htsDigits),
    holds: ({ special_handling }) => handlingCodes(special_handling).includes(code),
    message: `${goods} of this HTSUS number needs special handling code ${code}`,
  }),
]

const unfilled = ({ license_numbers, permit_info }: Numbers) =>
  [...license_numbers, ...permit_info].find(
    ({ requirement_id, number }) => Boolean(requirement_id) && !number,
  )

/** What agencies ask of a line: numbers, special handling, flags. */
export const agencyRules: readonly LineRule[] = [
  lineRule({
    ...data,
    id: 'LINE_SPECIAL_HANDLING_KNOWN',
    at: 'special_handling',
    source,
    reads: ['special_handling'],
    holds: ({ special_handling }) =>
      handlingCodes(special_handling).every((code) => AGENCY_NEEDS.some((agency) => agency.code === code)),
    message: 'Special handling code invalid.',
  }),
  lineRule({
    ...data,
    id: 'LINE_SPECIAL_HANDLING_CONFLICT',
    at: 'special_handling',
    source,
    reads: ['special_handling'],
    holds: ({ special_handling }) => {
      const codes = handlingCodes(special_handling)
      return !(codes.includes('PNC') && codes.includes('EPC'))
    },
    message: 'Special handling codes PNC and EPC cannot be used together',
  }),
  ...AGENCY_NEEDS.flatMap(rulesOf),
  lineRule({
    ...data,
    id: 'LINE_PGA_NUMBER_REQUIRED',
    at: 'pga_flags',
    source,
    reads: ['pga_flags'],
    mayRead: NUMBERS,
    holds: (line) => unfilled(line) === undefined,
    message: 'A number is required for {requirement, select, none {the requirement} other {{requirement}}}.',
    params: (line) => ({ requirement: unfilled(line)?.requirement_id ?? 'none' }),
  }),
  lineRule({
    ...data,
    id: 'LINE_PGA_REQUIREMENTS',
    at: 'pga_flags',
    source,
    reads: ['pga_flags'],
    mayRead: NUMBERS,
    when: ({ pga_flags }) => pga_flags.some((flag) => REQUIRED_FLAG.test(flag)),
    holds: (line) => hasNumber(line, /\S/),
    message: 'PGA requirements not met for this commodity.',
  }),
]
