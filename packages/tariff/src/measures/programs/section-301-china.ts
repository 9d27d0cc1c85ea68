import { defineMessage } from '@edfe/domain/messages'
import products from '../../../data/lists/section-301-china.json' with { type: 'json' }
import type { Condition, Measure, Program } from '../measure.ts'
import { otherArticle } from './reasons.ts'

const COMMON = { rank: 301, products } as const
const CHINA = ['CN']

const additive = (heading: string, percent: string, list: string, from: string): Measure => ({
  heading,
  kind: 'additive',
  percent,
  origins: CHINA,
  lists: [list],
  from,
})

/** Cranes and chassis pay by their description, not by their number alone (note 31(k) and (l)). */
const DESCRIBED_FROM = '2026-11-10'
const CRANES = { lists: ['31(l) cranes'], from: DESCRIBED_FROM }
const CHASSIS = { lists: ['31(k) chassis'], from: DESCRIBED_FROM, origins: CHINA }
const isCrane = (...answers: string[]): Condition => ({ question: 'shore_crane', answers })
const isChassis = (answer: string): Condition => ({ question: 'chassis', answers: [answer] })

const attested = defineMessage({
  id: 'tariff.why.crane-not-chinese',
  defaultMessage: 'The importer attests that neither the crane, its components nor its maker are Chinese.',
})
const earlyContract = defineMessage({
  id: 'tariff.why.crane-contract',
  defaultMessage: 'The importer attests that the crane fulfills a contract from before April 17, 2025.',
})

/**
 * A crane of any origin counts as Chinese by its components or its maker (note 31(l)(ii) and (iii)), unless the
 * importer attests the contrary. Of a crane from China the importer cannot.
 */
const SHORE_CRANES: readonly Measure[] = [
  {
    heading: '99039114',
    kind: 'additive',
    percent: '100',
    origins: CHINA,
    when: [isCrane('yes', 'not_chinese')],
    ...CRANES,
  },
  { heading: '99039115', kind: 'relief', when: [isCrane('not_chinese')], why: attested, ...CRANES },
  {
    heading: '99039116',
    kind: 'relief',
    when: [isCrane('contract')],
    why: earlyContract,
    ...CRANES,
    to: '2027-04-17',
  },
  { heading: '99039114', kind: 'additive', percent: '100', when: [isCrane('yes', 'contract')], ...CRANES },
]

/** The lists of the four-year review come first: goods on one of them leave the list of note 20 (note 31). */
export const SECTION_301_CHINA: Program = {
  ...COMMON,
  id: 'section-301-china',
  name: defineMessage({ id: 'tariff.program.301-china', defaultMessage: 'Section 301, China' }),
  source: 'HTSUS chapter 99 subchapter III, U.S. notes 20 and 31',
  reviewed: '2026-10-10',
  measures: [
    { heading: '99039112', kind: 'additive', percent: '100', when: [isChassis('yes')], ...CHASSIS },
    ...SHORE_CRANES,
    additive('99039103', '100', '31(d)', '2024-09-27'),
    additive('99039108', '100', '31(i)', '2026-01-01'),
    additive('99039102', '50', '31(c)', '2024-09-27'),
    additive('99039105', '50', '31(f)', '2025-01-01'),
    additive('99039107', '50', '31(h)', '2026-01-01'),
    additive('99039101', '25', '31(b)', '2024-09-27'),
    additive('99039106', '25', '31(g)', '2026-01-01'),
    additive('99039111', '25', '31(j)', '2025-01-01'),
    additive('99038801', '25', '20(b)', '2018-07-06'),
    additive('99038802', '25', '20(d)', '2018-08-23'),
    additive('99038803', '25', '20(f)', '2019-05-10'),
    additive('99038804', '25', '20(g)', '2019-05-10'),
    additive('99038815', '7.5', '20(s)', '2020-02-14'),
  ],
}

/** The headings that cranes and chassis of China are filed under in addition to the others of section 301. */
export const SECTION_301_CRANES_AND_CHASSIS: Program = {
  ...COMMON,
  id: 'section-301-cranes-and-chassis',
  name: defineMessage({
    id: 'tariff.program.301-cranes',
    defaultMessage: 'Section 301, cranes and chassis of China',
  }),
  source: 'HTSUS chapter 99 subchapter III, U.S. note 31(k) and (l), headings 9903.92.10 and .80',
  reviewed: '2026-11-25',
  measures: [
    { heading: '99039113', kind: 'relief', when: [isChassis('no')], why: otherArticle, ...CHASSIS },
    {
      heading: '99039280',
      kind: 'relief',
      when: [isCrane('no')],
      why: otherArticle,
      ...CRANES,
      origins: CHINA,
      from: '2024-09-27',
    },
    additive('99039210', '25', '31(l) cranes', '2024-09-27'),
  ],
}
