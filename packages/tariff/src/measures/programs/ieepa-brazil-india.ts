import { defineMessage } from '@edfe/domain/messages'
import products from '../../../data/lists/ieepa.json' with { type: 'json' }
import { METALS_BEFORE, WHOLE_ARTICLES } from '../displacing-headings.ts'
import type { Condition, Measure, Program } from '../measure.ts'
import { IEEPA_UNTIL, informational } from './ieepa-fentanyl.ts'
import {
  civilAircraftArticle,
  describedArticle,
  displacedBySection232,
  exemptProduct,
  inTransit,
} from './reasons.ts'

const COMMON = { rank: 'IEEPA', products, refundable: true, reviewed: '2026-11-27' } as const

const scoped =
  (scope: { origins: readonly string[]; from: string; to: string }) =>
  (heading: string, why: Measure['why'], rest: Partial<Measure>): Measure => ({
    heading,
    kind: 'relief',
    why,
    ...scope,
    ...rest,
  })

/** Goods under section 232 leave these programs with all of their value, whatever their content. */
const UNDER_232: Condition = { displaced: true, by: [...METALS_BEFORE, ...WHOLE_ARTICLES] }

const BRAZIL = { origins: ['BR'], from: '2025-08-06', to: IEEPA_UNTIL }
const ofBrazil = scoped(BRAZIL)

/** Beside the reciprocal duty (note 2(x)(i)). */
export const IEEPA_BRAZIL: Program = {
  ...COMMON,
  id: 'ieepa-brazil',
  name: defineMessage({ id: 'tariff.program.ieepa-brazil', defaultMessage: 'IEEPA, Brazil' }),
  source:
    'HTSUS chapter 99 subchapter III, U.S. note 2(x), headings 9903.01.77 to .83 and .90; Executive Orders 14323 and 14361. Days of listed products: as a public tracker has them',
  measures: [
    ofBrazil('99030183', displacedBySection232, { when: [UNDER_232] }),
    ofBrazil('99030181', exemptProduct, { lists: ['2(x)(iii)(a)'] }),
    ofBrazil('99030190', describedArticle, {
      lists: ['2(x)(iii)(b)'],
      when: [{ question: 'described_article_2025', answers: ['yes'] }],
      from: '2025-11-13',
    }),
    ofBrazil('99030182', civilAircraftArticle, {
      lists: ['2(x)(iv)'],
      when: [{ question: 'civil_aircraft', answers: ['yes'] }],
    }),
    informational('99030180', BRAZIL),
    ofBrazil('99030178', inTransit, { when: [{ loadedBefore: '2025-08-06' }], to: '2025-10-04' }),
    { heading: '99030177', kind: 'additive', percent: '40', ...BRAZIL },
  ],
}

const INDIA = { origins: ['IN'], from: '2025-08-27', to: '2026-02-06' }
const ofIndia = scoped(INDIA)

/** Beside the reciprocal duty (note 2(z)(i)). */
export const IEEPA_INDIA: Program = {
  ...COMMON,
  id: 'ieepa-india',
  name: defineMessage({ id: 'tariff.program.ieepa-india', defaultMessage: 'IEEPA, India' }),
  source:
    'HTSUS chapter 99 subchapter III, U.S. note 2(z), headings 9903.01.84 to .89; Executive Order 14329',
  measures: [
    ofIndia('99030187', displacedBySection232, { when: [UNDER_232] }),
    ofIndia('99030186', exemptProduct, { lists: ['2(v)(iii)(a)'] }),
    informational('99030189', INDIA),
    ofIndia('99030185', inTransit, { when: [{ loadedBefore: '2025-08-27' }], to: '2025-09-16' }),
    { heading: '99030184', kind: 'additive', percent: '25', ...INDIA },
  ],
}
