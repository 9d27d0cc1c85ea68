import { defineMessage } from '@edfe/domain/messages'
import products from '../../../data/lists/section-122.json' with { type: 'json' }
import { CAFTA_DR } from '../../countries/index.ts'
import { METALS_BEFORE, WHOLE_ARTICLES } from '../displacing-headings.ts'
import { headings } from '../headings.ts'
import type { Condition, Measure, Program } from '../measure.ts'
import {
  caftaTextile,
  civilAircraftArticle,
  describedArticle,
  displacedBySection232,
  exemptProduct,
  INFORMATIONAL_MATERIALS,
  informationalMaterials,
  inTransit,
  usmcaGoods,
} from './reasons.ts'

const PERIOD = { from: '2026-02-24', to: '2026-07-23' }
/** The headings of section 232 for metals changed on this day, and with them note 2(aa)(v). */
const METALS_FROM = '2026-04-06'
const METALS_BEFORE_UNTIL = '2026-04-05'

/** Until the change of metals, goods paid it on their value without the metal that paid under section 232. */
const SURCHARGE: Measure = { heading: '99030301', kind: 'additive', percent: '10', ...PERIOD }

const relief = (heading: string, why: Measure['why'], scope: Partial<Measure>): Measure => ({
  heading,
  kind: 'relief',
  why,
  ...PERIOD,
  ...scope,
})
const freeUnder = (...spi: string[]): Condition => ({ spi, entersFree: true })

/** Goods with less than 15 percent of metal (9903.82.03) are not named, so they owe this program. */
const METALS = headings('9903.82.02', '9903.82.04-26')

/** The surcharge on goods of every country, also where a free trade rate is claimed, in force for 150 days. */
export const SECTION_122: Program = {
  id: 'section-122',
  name: defineMessage({ id: 'tariff.program.122', defaultMessage: 'Section 122, import surcharge' }),
  rank: 122,
  products,
  source:
    'HTSUS chapter 99 subchapter III, U.S. note 2(aa), headings 9903.03.01 to .11 (HTS 2026 Rev 4 to Rev 10); Proclamation 11012',
  reviewed: '2026-11-27',
  measures: [
    relief('99030306', displacedBySection232, {
      when: [{ displaced: true, by: [...METALS, ...WHOLE_ARTICLES] }],
      from: METALS_FROM,
    }),
    relief('99030306', displacedBySection232, {
      when: [{ displaced: 'whole', by: [...METALS_BEFORE, ...WHOLE_ARTICLES] }],
      to: METALS_BEFORE_UNTIL,
    }),
    relief('99030303', exemptProduct, { lists: ['2(aa)(ii)'] }),
    relief('99030307', usmcaGoods, { origins: ['CA'], when: [freeUnder('S', 'S+')] }),
    relief('99030308', usmcaGoods, { origins: ['MX'], when: [freeUnder('S', 'S+')] }),
    relief('99030309', caftaTextile, {
      origins: CAFTA_DR,
      when: [freeUnder('P', 'P+'), { question: 'cafta_textile', answers: ['yes'] }],
    }),
    relief('99030304', describedArticle, {
      lists: ['2(aa)(iii)'],
      when: [{ question: 'described_article_2025', answers: ['yes'] }],
    }),
    relief('99030305', civilAircraftArticle, {
      lists: ['2(aa)(iv)'],
      when: [{ question: 'civil_aircraft', answers: ['yes'] }],
    }),
    relief('99030311', informationalMaterials, {
      when: [
        { startsWith: INFORMATIONAL_MATERIALS },
        { question: 'informational_materials', answers: ['yes'] },
      ],
    }),
    relief('99030302', inTransit, {
      when: [{ loadedBefore: '2026-02-24' }],
      to: '2026-02-27',
    }),
    { ...SURCHARGE, basis: 'rest', leftOut: '99030306', to: METALS_BEFORE_UNTIL },
    { ...SURCHARGE, from: METALS_FROM },
  ],
}
