import { defineMessage } from '@edfe/domain/messages'
import products from '../../../data/lists/section-338-canada.json' with { type: 'json' }
import type { Measure, Program } from '../measure.ts'
import { displacedBySection232 } from './reasons.ts'

const FROM = '2026-08-22'
const CANADA = ['CA']

const LISTS = ['51(b)(1)', '51(b)(2)', '51(b)(3)']

const additive = (heading: string, list: string): Measure => ({
  heading,
  kind: 'additive',
  percent: '50',
  origins: CANADA,
  lists: [list],
  from: FROM,
})

/**
 * The duty on listed goods of Canada, also where USMCA is claimed (note 51(a)). Since 2026-09-15 only the goods of
 * note 51(b)(2) leave it for section 232, whose lists name none of them; the others owe both (note 51(c), HTS 2026 Rev 19).
 */
export const SECTION_338_CANADA: Program = {
  id: 'section-338-canada',
  name: defineMessage({ id: 'tariff.program.338-canada', defaultMessage: 'Section 338, Canada' }),
  rank: 338,
  products,
  source:
    'HTSUS chapter 99 subchapter III, U.S. note 51; Proclamations 11046 to 11048, 11056, 11064 and 11065',
  reviewed: '2026-10-10',
  measures: [
    {
      heading: '99030315',
      kind: 'relief',
      origins: CANADA,
      lists: LISTS,
      when: [{ displaced: true }],
      from: FROM,
      to: '2026-09-14',
      why: displacedBySection232,
    },
    {
      heading: '99030316',
      kind: 'relief',
      origins: CANADA,
      lists: ['51(d)'],
      when: [{ question: 'civil_aircraft', answers: ['yes'] }],
      from: FROM,
      why: defineMessage({
        id: 'tariff.why.civil-aircraft-338',
        defaultMessage: 'Civil aircraft articles of U.S. note 51(d) are exempt.',
      }),
    },
    additive('99030312', '51(b)(1)'),
    additive('99030313', '51(b)(2)'),
    additive('99030314', '51(b)(3)'),
  ],
}
