import { defineMessage } from '@edfe/domain/messages'
import products from '../../../data/lists/section-201-quartz.json' with { type: 'json' }
import type { Program } from '../measure.ts'

const PERIOD = { from: '2026-08-15', to: '2030-08-14' }

export const SECTION_201_QUARTZ: Program = {
  id: 'section-201-quartz',
  name: defineMessage({ id: 'tariff.program.201-quartz', defaultMessage: 'Section 201, quartz surfaces' }),
  rank: 201,
  products,
  source: 'HTSUS chapter 99 subchapter III, headings 9903.45.30 and 9903.45.31',
  reviewed: '2026-10-10',
  measures: [
    {
      heading: '99034530',
      kind: 'additive',
      percent: '25',
      lists: ['quartz'],
      when: [{ question: 'quartz_quota', answers: ['yes'] }],
      ...PERIOD,
    },
    { heading: '99034531', kind: 'additive', percent: '50', lists: ['quartz'], ...PERIOD },
  ],
}
