import { AGENCY_NEEDS, type AgencyNeed, handlingCodes, REQUIRED_FLAG } from '../../entry/agency-needs.ts'
import type { RuleContext } from '../context.ts'
import type { RuleLine } from '../line-facts.ts'
import type { LineRule, RuleId } from '../rule.ts'
import { lineGroup } from '../rule-shapes.ts'

const SECTION = 'specification 2§5, lines (data layer)'
const { rule } = lineGroup({ layer: 'data', group: 'lines', source: SECTION })

/** The entry summary carries none of them: the release of the goods does. */
const isAsked = ({ profile }: RuleContext): boolean => profile.unsentFacts === 'required'

const CODES = ['special_handling'] as const
const NUMBERS = ['license_numbers', 'permit_info'] as const
type Numbers = Pick<RuleLine, (typeof NUMBERS)[number]>

const hasNumber = ({ license_numbers, permit_info }: Numbers, pattern: RegExp): boolean =>
  [...license_numbers, ...permit_info].some(({ number }) => number !== undefined && pattern.test(number))

const rulesOf = ({ id, prefixes, pattern, code, number, goods, law }: AgencyNeed): LineRule[] => [
  rule({
    id: `LINE_${id}_NUMBER` as RuleId,
    at: id === 'PLANT' ? 'permit_info' : 'license_numbers',
    source: `${law}; ${SECTION}`,
    reads: ['htsDigits'],
    mayRead: NUMBERS,
    when: ({ htsDigits }, ctx) => isAsked(ctx) && prefixes.test(htsDigits),
    holds: (line) => hasNumber(line, pattern),
    message: `${goods} of this HTSUS number needs ${number}`,
  }),
  rule({
    id: `LINE_${id}_CODE` as RuleId,
    at: 'special_handling',
    source: `${law}; ${SECTION}`,
    reads: ['htsDigits'],
    mayRead: CODES,
    when: ({ htsDigits }, ctx) => isAsked(ctx) && prefixes.test(htsDigits),
    holds: ({ special_handling }) => handlingCodes(special_handling).includes(code),
    message: `${goods} of this HTSUS number needs special handling code ${code}`,
  }),
]

const unfilled = ({ license_numbers, permit_info }: Numbers) =>
  [...license_numbers, ...permit_info].find(
    ({ requirement_id, number }) => Boolean(requirement_id) && !number,
  )

/** The agency requirements of a line: numbers, special handling, flags. */
export const agencyRules: readonly LineRule[] = [
  rule({
    id: 'LINE_SPECIAL_HANDLING_KNOWN',
    at: 'special_handling',
    reads: ['special_handling'],
    holds: ({ special_handling }) =>
      handlingCodes(special_handling).every((code) => AGENCY_NEEDS.some((agency) => agency.code === code)),
    message: 'Special handling code invalid.',
  }),
  rule({
    id: 'LINE_SPECIAL_HANDLING_CONFLICT',
    at: 'special_handling',
    reads: ['special_handling'],
    holds: ({ special_handling }) => {
      const codes = handlingCodes(special_handling)
      return !(codes.includes('PNC') && codes.includes('EPC'))
    },
    message: 'Special handling codes PNC and EPC cannot be used together',
  }),
  ...AGENCY_NEEDS.flatMap(rulesOf),
  rule({
    id: 'LINE_PGA_NUMBER_REQUIRED',
    at: 'pga_flags',
    reads: ['pga_flags'],
    mayRead: NUMBERS,
    when: (_, ctx) => isAsked(ctx),
    holds: (line) => unfilled(line) === undefined,
    message: 'A number is required for {requirement, select, none {the requirement} other {{requirement}}}.',
    params: (line) => ({ requirement: unfilled(line)?.requirement_id ?? 'none' }),
  }),
  rule({
    id: 'LINE_PGA_REQUIREMENTS',
    at: 'pga_flags',
    reads: ['pga_flags'],
    mayRead: NUMBERS,
    when: ({ pga_flags }, ctx) => isAsked(ctx) && pga_flags.some((flag) => REQUIRED_FLAG.test(flag)),
    holds: (line) => hasNumber(line, /\S/),
    message: 'PGA requirements not met for this commodity.',
  }),
]
