import { defineMessage } from '@edfe/domain/messages'
import products from '../../../data/lists/section-301-china.json' with { type: 'json' }
import type { Measure, Program } from '../measure.ts'

const additive = (heading: string, percent: string, list: string, from: string): Measure => ({
  heading,
  kind: 'additive',
  percent,
  origins: ['CN'],
  lists: [list],
  from,
})

/** The lists of the four-year review come first: goods on one of them leave the list of note 20 (note 31). */
export const SECTION_301_CHINA: Program = {
  id: 'section-301-china',
  name: defineMessage({ id: 'tariff.program.301-china', defaultMessage: 'Section 301, China' }),
  rank: 301,
  products,
  source: 'HTSUS chapter 99 subchapter III, U.S. notes 20 and 31',
  reviewed: '2026-10-10',
  measures: [
    additive('99039112', '100', '31(l) chassis', '2026-11-10'),
    additive('99039114', '100', '31(k) cranes', '2026-11-10'),
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
