import { defineMessage } from '@edfe/domain/messages'
import type { Program } from '../measure.ts'
import { displacedBySection232 } from './reasons.ts'

const FROM = '2026-07-22'

export const SECTION_301_BRAZIL: Program = {
  id: 'section-301-brazil',
  name: defineMessage({ id: 'tariff.program.301-brazil', defaultMessage: 'Section 301, Brazil' }),
  rank: 301,
  source: 'HTSUS chapter 99 subchapter III, U.S. note 50',
  reviewed: '2026-10-10',
  measures: [
    {
      heading: '99030507',
      kind: 'relief',
      origins: ['BR'],
      when: [{ displaced: true }],
      from: FROM,
      why: displacedBySection232,
    },
    { heading: '99030501', kind: 'additive', percent: '25', origins: ['BR'], from: FROM },
  ],
}
