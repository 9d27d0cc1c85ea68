import { defineMessage } from '@edfe/domain/messages'
import products from '../../../data/lists/ieepa.json' with { type: 'json' }
import type { Condition, GivesWay, Measure, Program } from '../measure.ts'
import { INFORMATIONAL_MATERIALS, informationalMaterials, inTransit, usmcaGoods } from './reasons.ts'

/** The duties of all three orders ended on the same day (CSMS 67834313). */
export const IEEPA_UNTIL = '2026-02-23'

/** Relief of publications, films, works of art and the like, which every order under IEEPA has. */
export const informational = (heading: string, scope: Pick<Measure, 'origins' | 'from' | 'to'>): Measure => ({
  heading,
  kind: 'relief',
  when: [{ startsWith: INFORMATIONAL_MATERIALS }, { question: 'informational_materials', answers: ['yes'] }],
  why: informationalMaterials,
  ...scope,
})

const CHINA = { origins: ['CN', 'HK'] }

/** On all of the value, also together with sections 301 and 232 (notes 2(s) and 2(u)). */
export const IEEPA_CHINA: Program = {
  id: 'ieepa-china',
  name: defineMessage({ id: 'tariff.program.ieepa-china', defaultMessage: 'IEEPA, opioids of China' }),
  rank: 'IEEPA',
  refundable: true,
  source:
    'HTSUS chapter 99 subchapter III, U.S. notes 2(s) to 2(u), headings 9903.01.20 to .24; Executive Orders 14195, 14228 and 14357',
  reviewed: '2026-11-27',
  measures: [
    informational('99030122', { ...CHINA, from: '2025-02-04', to: IEEPA_UNTIL }),
    {
      ...CHINA,
      heading: '99030123',
      kind: 'relief',
      when: [{ loadedBefore: '2025-02-01' }],
      from: '2025-02-04',
      to: '2025-03-06',
      why: inTransit,
    },
    { ...CHINA, heading: '99030120', kind: 'additive', percent: '10', from: '2025-02-04', to: '2025-03-03' },
    { ...CHINA, heading: '99030124', kind: 'additive', percent: '20', from: '2025-03-04', to: '2025-11-09' },
    { ...CHINA, heading: '99030124', kind: 'additive', percent: '10', from: '2025-11-10', to: IEEPA_UNTIL },
  ],
}

const CANADA = { origins: ['CA'] }
const MEXICO = { origins: ['MX'] }
const USMCA: Condition = { spi: ['S', 'S+'], entersFree: true }
const ALL_DAYS = { from: '2025-03-04', to: IEEPA_UNTIL }
/** Goods of USMCA paid on the first three days. */
const USMCA_DAYS = { from: '2025-03-07', to: IEEPA_UNTIL }

type Rate = Pick<Measure, 'heading' | 'percent' | 'origins' | 'from' | 'to' | 'lists'>
const RATES: readonly Rate[] = [
  { ...CANADA, heading: '99030115', percent: '10', lists: ['2(l) potash'], ...USMCA_DAYS },
  { ...CANADA, heading: '99030113', percent: '10', lists: ['2(j) energy'], ...ALL_DAYS },
  { ...CANADA, heading: '99030110', percent: '25', from: '2025-03-04', to: '2025-07-31' },
  { ...CANADA, heading: '99030110', percent: '35', from: '2025-08-01', to: IEEPA_UNTIL },
  { ...MEXICO, heading: '99030105', percent: '10', lists: ['2(c) potash'], ...USMCA_DAYS },
  { ...MEXICO, heading: '99030101', percent: '25', ...ALL_DAYS },
]

/** The measures with entry dates of a period, on a basis. */
const duties = (
  period: { from: string; to: string },
  rest: Pick<Measure, 'basis' | 'displaces'>,
): Measure[] =>
  [
    informational('99030112', { ...CANADA, ...ALL_DAYS }),
    informational('99030103', { ...MEXICO, ...ALL_DAYS }),
    ...[
      { ...CANADA, heading: '99030114' },
      { ...MEXICO, heading: '99030104' },
    ].map((one): Measure => ({ ...one, kind: 'relief', when: [USMCA], why: usmcaGoods, ...USMCA_DAYS })),
    ...RATES.map((rate): Measure => ({ ...rate, kind: 'additive', ...rest })),
  ].flatMap((measure) => within(measure, period))

/** A measure on the days that it shares with a period. */
function within(measure: Measure, { from, to }: { from: string; to: string }): Measure[] {
  const first = measure.from > from ? measure.from : from
  const last = measure.to && measure.to < to ? measure.to : to
  return first <= last ? [{ ...measure, from: first, to: last }] : []
}

const COMMON = {
  rank: 'IEEPA',
  products,
  refundable: true,
  source:
    'HTSUS chapter 99 subchapter III, U.S. notes 2(a) to 2(m), headings 9903.01.01 to .15; Executive Orders 14193, 14194, 14289 and 14325; energy and potash as two public trackers list them',
  reviewed: '2026-11-27',
} as const

const paying = (...programs: string[]): GivesWay[] =>
  programs.map((program) => ({ program, ifCharged: true }))

/** Executive Order 14289: vehicles, then Canada and Mexico, then steel and aluminum. */
export const IEEPA_CANADA_MEXICO_FIRST: Program = {
  ...COMMON,
  id: 'ieepa-canada-mexico-first',
  name: defineMessage({
    id: 'tariff.program.ieepa-canada-mexico-first',
    defaultMessage: 'IEEPA, Canada and Mexico, until June 3, 2025',
  }),
  givesWayTo: paying('section-232-vehicles', 'section-232-auto-parts'),
  measures: duties({ from: '2025-03-04', to: '2025-06-03' }, { displaces: true }),
}

/** Since Proclamation 10947 steel and aluminum go first, on the metal in the goods. Wood: notes 2(a) and 2(j). */
export const IEEPA_CANADA_MEXICO: Program = {
  ...COMMON,
  id: 'ieepa-canada-mexico',
  name: defineMessage({
    id: 'tariff.program.ieepa-canada-mexico',
    defaultMessage: 'IEEPA, Canada and Mexico',
  }),
  givesWayTo: paying(
    'section-232-vehicles',
    'section-232-auto-parts',
    'section-232-heavy-vehicles',
    'section-232-heavy-vehicle-parts',
    'section-232-wood',
  ),
  measures: duties({ from: '2025-06-04', to: IEEPA_UNTIL }, { basis: 'rest' }),
}
