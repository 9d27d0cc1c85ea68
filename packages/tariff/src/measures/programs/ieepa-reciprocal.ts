import { defineMessage } from '@edfe/domain/messages'
import products from '../../../data/lists/ieepa.json' with { type: 'json' }
import { COLUMN_2_COUNTRIES, EUROPEAN_UNION } from '../../countries/index.ts'
import { METALS_BEFORE, WHOLE_ARTICLES } from '../displacing-headings.ts'
import type { Condition, Measure, Program } from '../measure.ts'
import { IEEPA_UNTIL, informational } from './ieepa-fentanyl.ts'
import { APRIL_9, SINCE_AUGUST, UNTIL_NOVEMBER } from './ieepa-reciprocal-rates.ts'
import {
  civilAircraftArticle,
  describedArticle,
  displacedBySection232,
  exemptProduct,
  inTransit,
  pharmaceuticalArticle,
} from './reasons.ts'

const DAYS = { from: '2025-04-05', to: IEEPA_UNTIL }
const AUGUST = { from: '2025-08-07', to: IEEPA_UNTIL }
const NOVEMBER = { from: '2025-11-14', to: IEEPA_UNTIL }
/** Goods loaded before the rates of August paid 10 percent, if they were entered in time. */
const LOADED_IN_TIME = { from: '2025-08-07', to: '2025-10-04' }

const relief = (
  heading: string,
  why: Measure['why'],
  scope: Partial<Pick<Measure, 'origins' | 'lists' | 'when' | 'from' | 'to'>>,
): Measure => ({ heading, kind: 'relief', why, ...DAYS, ...scope })

/** The part of the value under section 232, and the content of the United States, are not counted. */
const ON_THE_REST = { basis: 'rest', leftOut: '99030133' } as const
const additive = (
  heading: string,
  percent: string,
  scope: Pick<Measure, 'origins' | 'when'> & { from: string; to: string },
): Measure => ({ heading, kind: 'additive', percent, ...ON_THE_REST, ...scope })
const fifteenInAll = (
  heading: string,
  atOrAbove: string,
  origins: readonly string[],
  from: string,
): Measure => ({
  heading,
  kind: 'floor',
  percent: '15',
  atOrAbove,
  origins,
  ...ON_THE_REST,
  from,
  to: IEEPA_UNTIL,
})

const ratesBy = (rates: Readonly<Record<string, string>>, days: { from: string; to: string }): Measure[] =>
  Object.entries(rates).flatMap(([percent, countries]) =>
    countries
      .split(' ')
      .map((entry) =>
        additive(`990302${entry.slice(2)}`, percent, { origins: [entry.slice(0, 2)], ...days }),
      ),
  )

const AIRCRAFT: Condition = { question: 'civil_aircraft', answers: ['yes'] }
const MEDICINE: Condition = { question: 'pharmaceutical_use', answers: ['yes'] }
const DESCRIBED: Condition = { question: 'described_article_2025', answers: ['yes'] }

/** The exemptions of the agreements with a partner, in addition to the products exempt for every country. */
const partner = (
  origins: readonly string[],
  from: string,
  headings: { listed?: string; aircraft: string; medicine?: string },
  [listed, aircraft, medicine]: readonly string[],
): Measure[] => [
  ...(headings.listed ? [relief(headings.listed, exemptProduct, { origins, lists: [listed!], from })] : []),
  relief(headings.aircraft, civilAircraftArticle, { origins, lists: [aircraft!], when: [AIRCRAFT], from }),
  ...(headings.medicine
    ? [
        relief(headings.medicine, pharmaceuticalArticle, {
          origins,
          lists: [medicine!],
          when: [MEDICINE],
          from,
        }),
      ]
    : []),
]

const otherOrder = defineMessage({
  id: 'tariff.why.other-order',
  defaultMessage: 'Goods of Canada and Mexico do not pay the reciprocal duty.',
})
const column2 = defineMessage({
  id: 'tariff.why.column-2-country',
  defaultMessage: 'Goods that pay column 2 do not pay the reciprocal duty.',
})

/** Switzerland and Liechtenstein have the same lists, each under its own headings. */
const ALPINE = ['2(v)(xxv)(b)', '2(v)(xxv)(c)', '2(v)(xxv)(d)']
const EUROPE_FROM = '2025-09-01'

/** April 10 to May 13, 2025. */
const CHINA_IN_SPRING = { origins: ['CN', 'HK', 'MO'], from: '2025-04-10', to: '2025-05-13' }

export const IEEPA_RECIPROCAL: Program = {
  id: 'ieepa-reciprocal',
  name: defineMessage({ id: 'tariff.program.ieepa-reciprocal', defaultMessage: 'IEEPA, reciprocal duty' }),
  rank: 'IEEPA',
  products,
  refundable: true,
  source:
    'HTSUS chapter 99 subchapter III, U.S. note 2(v) (HTS 2025 Rev 7 to 2026 Rev 4); Executive Orders 14257, 14266, 14326, 14345 and 14360; CSMS 66242844 (Japan). First days of listed products: as a public tracker has them',
  reviewed: '2026-11-27',
  measures: [
    relief('99030126', otherOrder, { origins: ['CA'] }),
    relief('99030127', otherOrder, { origins: ['MX'] }),
    relief('99030129', column2, { origins: COLUMN_2_COUNTRIES }),
    relief('99030133', displacedBySection232, {
      when: [{ displaced: 'whole', by: [...METALS_BEFORE, ...WHOLE_ARTICLES] }],
    }),
    relief('99030132', exemptProduct, { lists: ['2(v)(iii)(a)'] }),
    relief('99030278', describedArticle, {
      lists: ['2(v)(iii)(b)'],
      when: [DESCRIBED],
      from: '2025-11-13',
    }),
    relief('99030275', describedArticle, {
      origins: EUROPEAN_UNION,
      lists: ['2(v)(xxi)'],
      when: [DESCRIBED],
      from: EUROPE_FROM,
    }),
    ...partner(
      EUROPEAN_UNION,
      EUROPE_FROM,
      { listed: '99030274', aircraft: '99030276', medicine: '99030277' },
      ['2(v)(xx)', '2(v)(xxii)', '2(v)(xxiii)'],
    ),
    ...partner(['KR'], NOVEMBER.from, { aircraft: '99030281' }, ['', '2(v)(xxiv)(b)']),
    ...partner(
      ['CH'],
      NOVEMBER.from,
      { listed: '99030284', aircraft: '99030285', medicine: '99030286' },
      ALPINE,
    ),
    ...partner(
      ['LI'],
      NOVEMBER.from,
      { listed: '99030289', aircraft: '99030290', medicine: '99030291' },
      ALPINE,
    ),
    informational('99030131', DAYS),
    relief('99030128', inTransit, { when: [{ loadedBefore: '2025-04-05' }], to: '2025-05-27' }),
    additive('99030125', '10', {
      when: [{ loadedBefore: '2025-04-09' }],
      from: '2025-04-09',
      to: '2025-04-09',
    }),
    ...[...APRIL_9].map(([end, [percent, origins]]) =>
      additive(`990301${end}`, percent, { origins, from: '2025-04-09', to: '2025-04-09' }),
    ),
    additive('99030125', '10', { ...CHINA_IN_SPRING, when: [{ loadedBefore: '2025-04-10' }] }),
    additive('99030163', '125', CHINA_IN_SPRING),
    additive('99030125', '10', { when: [{ loadedBefore: '2025-08-07' }], ...LOADED_IN_TIME }),
    fifteenInAll('99030220', '99030219', EUROPEAN_UNION, AUGUST.from),
    fifteenInAll('99030273', '99030272', ['JP'], AUGUST.from),
    fifteenInAll('99030280', '99030279', ['KR'], NOVEMBER.from),
    fifteenInAll('99030283', '99030282', ['CH'], NOVEMBER.from),
    fifteenInAll('99030288', '99030287', ['LI'], NOVEMBER.from),
    ...ratesBy(UNTIL_NOVEMBER, { from: AUGUST.from, to: '2025-11-13' }),
    ...ratesBy(SINCE_AUGUST, AUGUST),
    additive('99030125', '10', DAYS),
  ],
}

/** At least 20 percent of the value is of the United States: the reciprocal duty does not count that part. */
export const IEEPA_CONTENT_OF_UNITED_STATES: Program = {
  id: 'ieepa-content-of-united-states',
  name: defineMessage({
    id: 'tariff.program.ieepa-content-of-united-states',
    defaultMessage: 'IEEPA, content of the United States',
  }),
  rank: 'IEEPA',
  source: 'HTSUS chapter 99 subchapter III, U.S. note 2(v)(xvii), heading 9903.01.34',
  reviewed: '2026-11-27',
  measures: [
    {
      heading: '99030134',
      kind: 'relief',
      when: [{ question: 'united_states_content', answers: ['yes'] }],
      basis: 'united_states',
      why: defineMessage({
        id: 'tariff.why.content-of-united-states',
        defaultMessage: 'The reciprocal duty does not count content of the United States.',
      }),
      ...DAYS,
    },
  ],
}
