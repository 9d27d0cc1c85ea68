import { defineMessage } from '@edfe/domain/messages'
import products from '../../../data/lists/section-232-pharmaceuticals.json' with { type: 'json' }
import { EUROPEAN_UNION } from '../../countries/index.ts'
import type { Condition, Measure, Program } from '../measure.ts'

/** In force for the companies of Annex III of the proclamation, and from the later day for all. */
const FIRST = '2026-07-31'
const FOR_ALL = '2026-09-29'
const LISTS = { lists: ['40(c)'] }

const PARTNERS = [...EUROPEAN_UNION, 'JP', 'KR', 'CH', 'LI']
const NAMED_SPECIALTY_ORIGINS = [...PARTNERS, ...'AR BD KH EC SV GT IN ID JO MY MK TW TH GB VN'.split(' ')]

const is = (...answers: string[]): Condition => ({ question: 'medicine', answers })

const exempt = defineMessage({
  id: 'tariff.why.medicine',
  defaultMessage: 'Medicine of this kind pays nothing under this program.',
})
const relief = (heading: string, answer: string, from: string, rest: Partial<Measure> = {}): Measure => ({
  heading,
  kind: 'relief',
  when: [is(answer)],
  from,
  why: exempt,
  ...LISTS,
  ...rest,
})

/** Headings 9903.04.60 to .70 exclude each other; the lowest that fits is filed (note 40). */
export const SECTION_232_PHARMACEUTICALS: Program = {
  id: 'section-232-pharmaceuticals',
  name: defineMessage({
    id: 'tariff.program.232-pharmaceuticals',
    defaultMessage: 'Section 232, patented medicines',
  }),
  rank: 232,
  products,
  source: 'HTSUS chapter 99 subchapter III, U.S. note 40; Proclamation 11020; 91 FR 60360; CSMS 70054007',
  reviewed: '2026-10-10',
  measures: [
    relief('99030467', 'generic', FIRST),
    relief('99030468', 'us_ingredient', FIRST),
    relief('99030469', 'neither', FIRST),
    relief('99030470', 'trials', FOR_ALL),
    relief('99030463', 'patented', FIRST, { origins: ['GB'], displaces: true }),
    relief('99030465', 'pricing_agreement', FOR_ALL, { displaces: true, to: '2029-01-19' }),
    relief('99030466', 'named_specialty', FOR_ALL, { displaces: true, origins: NAMED_SPECIALTY_ORIGINS }),
    relief('99030461', 'unlisted_company', FIRST, { displaces: true, to: '2026-09-28' }),
    {
      heading: '99030462',
      kind: 'floor',
      percent: '15',
      origins: PARTNERS,
      displaces: true,
      from: FOR_ALL,
      ...LISTS,
    },
    {
      heading: '99030464',
      kind: 'additive',
      percent: '20',
      displaces: true,
      when: [is('onshoring_plan')],
      from: FOR_ALL,
      to: '2030-04-01',
      ...LISTS,
    },
    { heading: '99030460', kind: 'floor', percent: '100', displaces: true, from: FOR_ALL, ...LISTS },
  ],
}
