import type { LineFieldName } from '../../entry/field-table.ts'
import {
  isPrimaryAluminum,
  isPrimarySteel,
  lacksMetal,
  OTHER_COUNTRY,
  UNKNOWN_ALUMINUM_COUNTRY,
  UNKNOWN_ALUMINUM_HEADING,
} from '../../reference/metals.ts'
import type { FilingLine } from '../filing-context.ts'
import { mayDeclareMetal } from '../mapping/declaration.ts'
import { metalAnswer, ownMetal } from '../mapping/metal-origins.ts'
import { type FilingRule, type FilingRuleId, filingLineRule } from './filing-rule.ts'

const RECORD_54 = 'CBP AE chapter, July 2026, record 54'
const NONE = 'N/A'

type MetalField = Extract<LineFieldName, `metal.${string}`>
type MetalGiven = Pick<FilingLine, 'metal'>

const given = ({ metal }: MetalGiven, at: MetalField): string =>
  (metal?.[at.slice('metal.'.length) as keyof NonNullable<typeof metal>] ?? '').trim().toUpperCase()

/** A country of a line, or the word that the type takes for one that is not known. */
const known = (
  id: FilingRuleId,
  at: MetalField,
  { condition, unknown, orNone = false }: { condition: string; unknown: string; orNone?: boolean },
): FilingRule =>
  filingLineRule({
    id,
    at,
    source: `${RECORD_54}; condition ${condition}`,
    message: `Enter a two-letter country code${orNone ? `, ${NONE}` : ''}, or ${unknown} if the country is not known.`,
    reads: ['metal'],
    holds: (line, { reference }) => {
      const code = given(line, at)
      return code === '' || code === unknown || (orNone && code === NONE) || reference.hasCountry(code)
    },
  })

const UNKNOWN_ALUMINUM = { unknown: UNKNOWN_ALUMINUM_COUNTRY }
const UNKNOWN_COPPER = { unknown: OTHER_COUNTRY }

/** The tariff rows of a line without dots, its own number among them. */
const numbersOf = ({ stack }: Pick<FilingLine, 'stack'>): string[] =>
  stack.map(({ hts }) => hts.replace(/\D/g, ''))

const hasUnknownAluminum = (line: MetalGiven): boolean => {
  const { primarySmelt, secondarySmelt, cast } = ownMetal(line) ?? {}
  return [primarySmelt, secondarySmelt, cast].includes(UNKNOWN_ALUMINUM_COUNTRY)
}

/** True when the countries of a line agree with its answer to the tariff's question where the metal comes from. */
function isAsAnswered(line: Pick<FilingLine, 'metal' | 'tariff_answers'>): boolean {
  const metal = ownMetal(line)
  if (!metal) return true
  const { copper } = metal
  const all = [
    metal.meltPour,
    metal.primarySmelt,
    metal.secondarySmelt,
    metal.cast,
    ...Object.values(copper ?? {}),
  ]
  const only = (country: string) => all.every((one) => one === undefined || one === country)
  switch (metalAnswer(line)) {
    case 'united_states':
      return only('US')
    case 'united_kingdom':
      return only('GB')
    case 'russia':
      return [metal.primarySmelt, metal.secondarySmelt].some(
        (one) => one === 'RU' || one === UNKNOWN_ALUMINUM_COUNTRY,
      )
    default:
      return true
  }
}

/** The metal of single lines: records 54 of types 07, 08 and 12. */
export const METAL_FILING_RULES: readonly FilingRule[] = [
  known('FILING_STEEL_MELT', 'metal.steel_melt_pour', { condition: '841', unknown: OTHER_COUNTRY }),
  known('FILING_ALUMINUM_SMELT', 'metal.aluminum_primary_smelt', { condition: '829', ...UNKNOWN_ALUMINUM }),
  known('FILING_ALUMINUM_SECOND_SMELT', 'metal.aluminum_secondary_smelt', {
    condition: '833',
    ...UNKNOWN_ALUMINUM,
    orNone: true,
  }),
  known('FILING_ALUMINUM_CAST', 'metal.aluminum_cast', { condition: '835', ...UNKNOWN_ALUMINUM }),
  known('FILING_COPPER_SMELT', 'metal.copper_primary_smelt', { condition: '870', ...UNKNOWN_COPPER }),
  known('FILING_COPPER_SECOND_SMELT', 'metal.copper_secondary_smelt', {
    condition: '871',
    ...UNKNOWN_COPPER,
    orNone: true,
  }),
  known('FILING_COPPER_CAST', 'metal.copper_cast', { condition: '873', ...UNKNOWN_COPPER }),
  filingLineRule({
    id: 'FILING_STEEL_UNKNOWN',
    at: 'metal.steel_melt_pour',
    source: `${RECORD_54}; condition 844`,
    message:
      'For steel itself, enter the country where it was melted and poured. OTH is only for derivatives of steel.',
    reads: ['metal'],
    mayRead: ['stack'],
    holds: (line) =>
      given(line, 'metal.steel_melt_pour') !== OTHER_COUNTRY || !numbersOf(line).some(isPrimarySteel),
  }),
  filingLineRule({
    id: 'FILING_ALUMINUM_UNKNOWN',
    at: 'metal.aluminum_primary_smelt',
    source: `${RECORD_54}; condition 856`,
    message:
      'For aluminum itself, enter the countries where it was smelted and cast. UN is only for derivatives of aluminum.',
    reads: ['metal'],
    mayRead: ['stack'],
    holds: (line) => !hasUnknownAluminum(line) || !numbersOf(line).some(isPrimaryAluminum),
  }),
  filingLineRule({
    id: 'FILING_ALUMINUM_UNKNOWN_DUTY',
    at: 'metal.aluminum_primary_smelt',
    source: `${RECORD_54}; condition 60B`,
    message:
      'Derivatives of aluminum whose countries are not known pay the duty on Russian aluminum: the line needs a tariff row 9903.85.68.',
    reads: ['metal'],
    mayRead: ['stack'],
    holds: (line) => {
      const numbers = numbersOf(line)
      return (
        !hasUnknownAluminum(line) ||
        numbers.some(isPrimaryAluminum) ||
        numbers.includes(UNKNOWN_ALUMINUM_HEADING)
      )
    },
  }),
  filingLineRule({
    id: 'FILING_METAL_ANSWER',
    at: 'tariff_answers',
    source: `${RECORD_54}; HTSUS headings 9903.82.04 to 9903.82.08, 9903.85.67 and 9903.85.68`,
    message:
      'The answer about where the metal comes from contradicts the countries of the line. The answer determines the duty.',
    reads: ['metal'],
    mayRead: ['tariff_answers'],
    holds: isAsAnswered,
  }),
  filingLineRule({
    id: 'FILING_METAL_OF_LINE_NOT_SENT',
    at: 'metal.steel_melt_pour',
    severity: 'warning',
    source: RECORD_54,
    message: 'Not every country of the metal of this line is sent.',
    detail:
      'CBP accepts them for goods that do not come from the United States. Aluminum and copper need a country of smelt and the country of cast.',
    reads: ['metal'],
    mayRead: ['metals'],
    holds: (line) => {
      const own = ownMetal(line)
      if (!own) return true
      const { copper, ...metal } = own
      const sent = line.metals.flatMap((one) =>
        Object.entries(one).map(
          ([name, country]) => `${one.type === '12' ? 'copper ' : ''}${name} ${country}`,
        ),
      )
      return [
        ...Object.entries(metal),
        ...Object.entries(copper ?? {}).map(([name, country]) => [`copper ${name}`, country] as const),
      ].every(([name, country]) => country === undefined || sent.includes(`${name} ${country}`))
    },
  }),
  filingLineRule({
    id: 'FILING_METAL_REQUIRED',
    at: 'metal.steel_melt_pour',
    source: `${RECORD_54}; condition 794`,
    message:
      'Goods under section 232 on metals are filed with the countries that their metal comes from. This line lacks them.',
    detail:
      'For steel, enter the country of melt and pour; for aluminum and copper, the countries of smelt and cast. Enter them in step 2 or on the line.',
    reads: ['tariff_rows'],
    mayRead: ['origin', 'metals', 'stack'],
    holds: (line) =>
      !mayDeclareMetal(line.origin) ||
      !lacksMetal(
        numbersOf(line),
        line.metals.map(({ type }) => type),
      ),
  }),
]
