import { defineMessage } from '@edfe/domain/messages'
import type { Program } from '../measure.ts'

/** Announced on 2025-12-10: nothing until 2027, then in two steps. Goods that originate under CAFTA-DR are free. */
export const SECTION_301_NICARAGUA: Program = {
  id: 'section-301-nicaragua',
  name: defineMessage({ id: 'tariff.program.301-nicaragua', defaultMessage: 'Section 301, Nicaragua' }),
  rank: 301,
  source: 'HTSUS chapter 99 subchapter III, U.S. note 29; USTR notice of 2025-12-10',
  reviewed: '2026-10-10',
  measures: [
    {
      heading: '99038901',
      kind: 'relief',
      origins: ['NI'],
      when: [{ spi: ['P', 'P+'] }],
      from: '2027-01-01',
      why: defineMessage({
        id: 'tariff.why.cafta-originating',
        defaultMessage: 'Goods that originate under CAFTA-DR pay nothing under this program.',
      }),
    },
    {
      heading: '99038901',
      kind: 'additive',
      percent: '10',
      origins: ['NI'],
      from: '2027-01-01',
      to: '2027-12-31',
    },
    { heading: '99038901', kind: 'additive', percent: '15', origins: ['NI'], from: '2028-01-01' },
  ],
}
