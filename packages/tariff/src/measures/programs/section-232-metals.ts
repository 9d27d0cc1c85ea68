import { defineMessage } from '@edfe/domain/messages'
import products from '../../../data/lists/section-232-metals.json' with { type: 'json' }
import { COLUMN_2_COUNTRIES, EUROPEAN_UNION } from '../../countries/index.ts'
import type { Condition, Measure, Program } from '../measure.ts'

const FROM = '2026-04-06'
/** The floors of derivative articles end with 2027. */
const FLOORS_UNTIL = '2027-12-31'

const list = (...ids: string[]): string[] => ids.map((id) => `16(c)(${id})`)
const ALUMINUM = list('i')
const DERIVATIVE_ALUMINUM = list('ii', 'vi', 'ix')
const ANNEX_1A = list('i', 'ii', 'iii', 'iv', 'v')
const ANNEX_1B = list('vi', 'vii', 'viii')
const MACHINERY = list('xi')
const ANNEX_3 = list('ix', 'x')
const PARTNERS = [...EUROPEAN_UNION, 'AR', 'CH', 'EC', 'GB', 'GT', 'JP', 'KR', 'LI', 'SV', 'TW']

/** Chapters whose articles are of the metal itself: no test of weight (note 16(c)). */
const METAL_CHAPTERS = ['72', '73', '74', '76']

const metalOf = (answer: string): Condition => ({ question: 'metal_origin', answers: [answer] })
const US_METAL = metalOf('united_states')
const UK_METAL = metalOf('united_kingdom')
const RUSSIAN_METAL: Condition = metalOf('russia')

const lightArticle = defineMessage({
  id: 'tariff.why.metal-share',
  defaultMessage: 'The listed metal is less than 15 percent of the weight of the article.',
})
const motorcycles = defineMessage({
  id: 'tariff.why.motorcycle-parts',
  defaultMessage: 'Parts for making motorcycles in the United States pay nothing under this program.',
})

type Scope = Pick<Measure, 'lists' | 'origins' | 'when' | 'from' | 'to'>

const additive = (heading: string, percent: string, scope: Partial<Scope>): Measure => ({
  heading,
  kind: 'additive',
  percent,
  displaces: true,
  from: FROM,
  ...scope,
})
const total = (
  heading: string,
  percent: string,
  scope: Partial<Scope> & { atOrAbove?: string },
): Measure => ({
  heading,
  kind: 'floor',
  percent,
  displaces: true,
  from: FROM,
  ...scope,
})

/** Headings 9903.82.02 to .22 and 9903.85.67, .68 exclude each other and count the full customs value (note 16(a), (c)). */
export const SECTION_232_METALS: Program = {
  id: 'section-232-metals',
  name: defineMessage({
    id: 'tariff.program.232-metals',
    defaultMessage: 'Section 232, aluminum, steel and copper',
  }),
  rank: 232,
  products,
  // Semiconductor articles: note 39(a)(5), which names the headings up to .19; those to .26 are newer than it.
  givesWayTo: [
    'section-232-semiconductors',
    'section-232-vehicles',
    'section-232-auto-parts',
    'section-232-heavy-vehicles',
    'section-232-heavy-vehicle-parts',
  ],
  source: 'HTSUS chapter 99 subchapter III, U.S. note 16; Proclamations 11021 and 11032',
  reviewed: '2026-10-10',
  measures: [
    {
      heading: '99038203',
      kind: 'relief',
      lists: [...ANNEX_1A, ...ANNEX_1B, ...ANNEX_3, ...MACHINERY],
      when: [{ notStartsWith: METAL_CHAPTERS }, { question: 'metal_share', answers: ['under_15'] }],
      from: FROM,
      why: lightArticle,
    },
    additive('99038567', '200', { origins: ['RU'], lists: ALUMINUM }),
    additive('99038568', '200', { origins: ['RU'], lists: DERIVATIVE_ALUMINUM }),
    additive('99038567', '200', { lists: ALUMINUM, when: [RUSSIAN_METAL] }),
    additive('99038568', '200', { lists: DERIVATIVE_ALUMINUM, when: [RUSSIAN_METAL] }),
    additive('99038215', '10', {
      origins: ['RU'],
      lists: [...list('iv', 'vii', 'viii'), ...MACHINERY],
      when: [US_METAL],
    }),
    additive('99038214', '50', { origins: ['RU'], lists: list('iii', 'iv', 'v') }),
    additive('99038216', '25', { origins: ['RU'], lists: [...list('vii', 'viii'), ...MACHINERY] }),
    additive('99038217', '25', { origins: ['RU'], lists: list('x') }),
    additive('99038212', '25', { origins: COLUMN_2_COUNTRIES, lists: ANNEX_3 }),
    {
      heading: '99038213',
      kind: 'relief',
      displaces: true,
      lists: ANNEX_1B,
      when: [{ startsWith: ['84', '85', '87'] }, { question: 'motorcycle_parts', answers: ['yes'] }],
      from: FROM,
      why: motorcycles,
    },
    additive('99038218', '25', {
      origins: ['CA', 'MX'],
      lists: list('iii'),
      when: [{ spi: ['S', 'S+'] }, { question: 'commerce_quantity', answers: ['yes'] }],
      from: '2026-04-23',
    }),
    additive('99038219', '25', {
      origins: ['CA', 'MX'],
      lists: list('i'),
      when: [{ spi: ['S', 'S+'] }, { question: 'commerce_quantity', answers: ['yes'] }],
      from: '2026-04-23',
    }),
    additive('99038206', '10', { lists: list('ii', 'iv', 'vi', 'vii', 'viii'), when: [US_METAL] }),
    // The heading names note 16(c)(xi) since Proclamation 11032 (HTS 2026 Rev 10).
    additive('99038206', '10', { lists: MACHINERY, when: [US_METAL], from: '2026-06-08' }),
    total('99038207', '10', {
      lists: ANNEX_3,
      when: [US_METAL],
      atOrAbove: '99038208',
      to: FLOORS_UNTIL,
    }),
    additive('99038204', '25', { origins: ['GB'], lists: list('i', 'ii', 'iii', 'iv'), when: [UK_METAL] }),
    additive('99038205', '15', { origins: ['GB'], lists: list('vi', 'vii'), when: [UK_METAL] }),
    total('99038222', '15', { origins: PARTNERS, lists: MACHINERY, from: '2026-06-08', to: FLOORS_UNTIL }),
    additive('99038202', '50', { lists: ANNEX_1A }),
    additive('99038209', '25', { lists: [...ANNEX_1B, ...MACHINERY] }),
    total('99038210', '15', { lists: ANNEX_3, atOrAbove: '99038211', to: FLOORS_UNTIL }),
    additive('99038209', '25', { lists: ANNEX_3, from: '2028-01-01' }),
  ],
}
