import { defineMessage } from '@edfe/domain/messages'
import products from '../../../data/lists/section-232-wood.json' with { type: 'json' }
import { EUROPEAN_UNION } from '../../countries/index.ts'
import type { Measure, Program } from '../measure.ts'
import { otherArticle } from './reasons.ts'

const FROM = '2025-10-14'
const FURNITURE_AND_CABINETS = ['37(d)', '37(f)']

const fifteenInAll = (heading: string, origins: readonly string[], from = FROM): Measure => ({
  heading,
  kind: 'floor',
  percent: '15',
  origins,
  lists: FURNITURE_AND_CABINETS,
  displaces: true,
  from,
})
const additive = (heading: string, percent: string, lists: string[], origins?: string[]): Measure => ({
  heading,
  kind: 'additive',
  percent,
  lists,
  origins,
  displaces: true,
  from: FROM,
})

export const SECTION_232_WOOD: Program = {
  id: 'section-232-wood',
  name: defineMessage({
    id: 'tariff.program.232-wood',
    defaultMessage: 'Section 232, lumber, upholstered furniture and cabinets',
  }),
  rank: 232,
  products,
  givesWayTo: ['section-232-auto-parts', 'section-232-heavy-vehicle-parts'],
  source: 'HTSUS chapter 99 subchapter III, U.S. note 37; Proclamation 10976',
  reviewed: '2026-10-10',
  measures: [
    additive('99037601', '10', ['37(b)']),
    {
      heading: '99037604',
      kind: 'relief',
      lists: ['37(f)'],
      when: [{ question: 'cabinet', answers: ['no'] }],
      from: FROM,
      why: otherArticle,
    },
    additive('99037620', '10', FURNITURE_AND_CABINETS, ['GB']),
    fifteenInAll('99037621', ['JP']),
    fifteenInAll('99037622', EUROPEAN_UNION),
    fifteenInAll('99037623', ['KR'], '2025-11-14'),
    fifteenInAll('99037624', ['TW'], '2026-05-01'),
    additive('99037602', '25', ['37(d)']),
    additive('99037603', '25', ['37(f)']),
  ],
}
