import { defineMessage } from '@edfe/domain/messages'
import products from '../../../data/lists/section-232-semiconductors.json' with { type: 'json' }
import type { Measure, Program } from '../measure.ts'
import { otherArticle } from './reasons.ts'

const ARTICLES = { lists: ['39(b)'], from: '2026-01-15' }

const exemptUse = defineMessage({
  id: 'tariff.why.chip-use',
  defaultMessage: 'U.S. note 39(d) exempts semiconductor articles for this use.',
})

const forUse = (heading: string, use: string): Measure => ({
  heading,
  kind: 'relief',
  when: [{ question: 'semiconductor', answers: [use] }],
  why: exemptUse,
  ...ARTICLES,
})

export const SECTION_232_SEMICONDUCTORS: Program = {
  id: 'section-232-semiconductors',
  name: defineMessage({
    id: 'tariff.program.232-semiconductors',
    defaultMessage: 'Section 232, semiconductor articles',
  }),
  rank: 232,
  products,
  source: 'HTSUS chapter 99 subchapter III, U.S. note 39',
  reviewed: '2026-10-10',
  measures: [
    {
      heading: '99037902',
      kind: 'relief',
      when: [{ question: 'semiconductor', answers: ['below_limits'] }],
      why: otherArticle,
      ...ARTICLES,
    },
    forUse('99037903', 'data_center'),
    forUse('99037904', 'repair'),
    forUse('99037905', 'research'),
    forUse('99037906', 'startup'),
    forUse('99037907', 'consumer'),
    forUse('99037908', 'industrial'),
    forUse('99037909', 'public_sector'),
    { heading: '99037901', kind: 'additive', percent: '25', displaces: true, ...ARTICLES },
  ],
}
