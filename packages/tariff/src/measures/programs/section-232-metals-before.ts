import { defineMessage } from '@edfe/domain/messages'
import aluminum from '../../../data/lists/section-232-aluminum-before.json' with { type: 'json' }
import copper from '../../../data/lists/section-232-copper-before.json' with { type: 'json' }
import steel from '../../../data/lists/section-232-steel-before.json' with { type: 'json' }
import type { Condition, Content, GivesWay, Measure, Program } from '../measure.ts'

/** Until 2025-06-03 every origin paid 25 percent; since then the United Kingdom pays 25 and the others 50. */
const FIRST = { from: '2025-03-12', to: '2025-06-03' }
const SECOND = { from: '2025-06-04', to: '2026-04-05' }
const BOTH = { from: FIRST.from, to: SECOND.to }
const COPPER = { from: '2025-08-01', to: SECOND.to }

/** A list with its heading, and that of the United Kingdom. */
interface Listed {
  readonly heading: string
  readonly kingdom: string
  readonly lists: readonly string[]
  readonly when?: readonly Condition[]
  /** The basis in both periods. */
  readonly basis: readonly [Content | undefined, Content | undefined]
}

const duties = ({ heading, kingdom, basis: [first, second], ...scope }: Listed): Measure[] => {
  const additive = { kind: 'additive', displaces: true, ...scope } as const
  return [
    { ...additive, ...FIRST, heading, percent: '25', basis: first },
    { ...additive, ...SECOND, heading: kingdom, percent: '25', basis: second, origins: ['GB'] },
    { ...additive, ...SECOND, heading, percent: '50', basis: second },
  ]
}

const metalOfUnitedStates = defineMessage({
  id: 'tariff.why.metal-of-united-states',
  defaultMessage: 'The article was made abroad from metal of the United States.',
})
const freeOfDuty = (
  heading: string,
  lists: string[],
  when: Condition,
  [first, second]: Listed['basis'],
): Measure[] => {
  const free = {
    heading,
    kind: 'relief',
    displaces: true,
    lists,
    when: [when],
    why: metalOfUnitedStates,
  } as const
  return [
    { ...free, ...FIRST, basis: first },
    { ...free, ...SECOND, basis: second },
  ]
}

/** Executive Order 14289: goods that pay for vehicles or their parts do not pay for metals; goods that are free of it do. */
const FOR_VEHICLES: readonly GivesWay[] = [
  'section-232-vehicles',
  'section-232-auto-parts',
  'section-232-heavy-vehicles',
  'section-232-heavy-vehicle-parts',
].map((program) => ({ program, ifCharged: true }))

/** The same order: until June 3, 2025 goods that paid for Canada or Mexico did not pay for metals. */
const FOR_CANADA_AND_MEXICO: GivesWay = { program: 'ieepa-canada-mexico-first', ifCharged: true }

const COMMON = {
  rank: 232,
  givesWayTo: ['section-232-semiconductors', ...FOR_VEHICLES, FOR_CANADA_AND_MEXICO],
  reviewed: '2026-11-27',
} as const

const STEEL_OF_UNITED_STATES: Condition = { question: 'steel_origin', answers: ['yes'] }
const ALUMINUM_OF_UNITED_STATES: Condition = { question: 'aluminum_origin', answers: ['united_states'] }
const ALUMINUM_OF_RUSSIA: Condition = { question: 'aluminum_origin', answers: ['russia'] }
const isStamping = (metal: string): Condition => ({ question: 'stamping', answers: [metal] })

/** Articles outside chapter 73 pay on the steel in them, those of chapter 73 since the second period (note 2(v)(vi) and (vii)). */
const OUTSIDE: Listed['basis'] = ['steel', 'steel']
const CHAPTER_73: Listed['basis'] = [undefined, 'steel']
const WHOLE: Listed['basis'] = [undefined, undefined]

export const SECTION_232_STEEL_BEFORE: Program = {
  ...COMMON,
  id: 'section-232-steel-before',
  name: defineMessage({
    id: 'tariff.program.232-steel-before',
    defaultMessage: 'Section 232, steel, until April 5, 2026',
  }),
  products: steel,
  source:
    'HTSUS chapter 99 subchapter III, U.S. note 16 as of HTS 2025 Rev 4 to 2026 Rev 4; Proclamations 10896 and 10947; 90 FR 40326. Steel content of chapter 73 from June 4, 2025: as read by a public tracker',
  measures: [
    ...freeOfDuty('99038192', ['16(n)'], STEEL_OF_UNITED_STATES, OUTSIDE),
    ...freeOfDuty('99038192', ['16(m)'], STEEL_OF_UNITED_STATES, CHAPTER_73),
    ...duties({
      heading: '99038189',
      kingdom: '99038196',
      lists: ['16(l)'],
      when: [{ startsWith: ['87'] }, isStamping('steel')],
      basis: WHOLE,
    }),
    ...duties({
      heading: '99038189',
      kingdom: '99038196',
      lists: ['16(l)'],
      when: [{ startsWith: ['73'] }],
      basis: CHAPTER_73,
    }),
    ...duties({ heading: '99038190', kingdom: '99038197', lists: ['16(m)'], basis: CHAPTER_73 }),
    ...duties({ heading: '99038191', kingdom: '99038198', lists: ['16(n)'], basis: OUTSIDE }),
    ...duties({
      heading: '99038187',
      kingdom: '99038194',
      lists: ['16(j)'],
      when: [{ startsWith: ['72'] }],
      basis: WHOLE,
    }),
    ...duties({
      heading: '99038187',
      kingdom: '99038194',
      lists: ['16(j)'],
      when: [{ startsWith: ['73'] }],
      basis: CHAPTER_73,
    }),
  ],
}

const ALUMINUM_OUTSIDE: Listed['basis'] = ['aluminum', 'aluminum']
const CHAPTER_76: Listed['basis'] = [undefined, 'aluminum']

/** Aluminum of Russia, by the origin of the article or of the metal in it: 200 percent of all of the value. */
const russian = (heading: string, lists: string[]): Measure[] => {
  const measure = { heading, kind: 'additive', percent: '200', displaces: true, lists, ...BOTH } as const
  return [
    { ...measure, origins: ['RU'] },
    { ...measure, when: [ALUMINUM_OF_RUSSIA] },
  ]
}

export const SECTION_232_ALUMINUM_BEFORE: Program = {
  ...COMMON,
  id: 'section-232-aluminum-before',
  name: defineMessage({
    id: 'tariff.program.232-aluminum-before',
    defaultMessage: 'Section 232, aluminum, until April 5, 2026',
  }),
  products: aluminum,
  source:
    'HTSUS chapter 99 subchapter III, U.S. note 19 as of HTS 2025 Rev 4 to 2026 Rev 4; Proclamations 10522, 10895 and 10947; CSMS 65236645; 90 FR 40326',
  measures: [
    ...russian('99038567', ['19(g)']),
    ...russian('99038568', ['19(i)', '19(j)', '19(k)']),
    ...freeOfDuty('99038509', ['19(k)'], ALUMINUM_OF_UNITED_STATES, ALUMINUM_OUTSIDE),
    ...freeOfDuty('99038509', ['19(j)'], ALUMINUM_OF_UNITED_STATES, CHAPTER_76),
    ...duties({
      heading: '99038504',
      kingdom: '99038513',
      lists: ['19(i)'],
      when: [{ startsWith: ['87'] }, isStamping('aluminum')],
      basis: WHOLE,
    }),
    ...duties({
      heading: '99038504',
      kingdom: '99038513',
      lists: ['19(i)'],
      when: [{ startsWith: ['76'] }],
      basis: CHAPTER_76,
    }),
    ...duties({ heading: '99038507', kingdom: '99038514', lists: ['19(j)'], basis: CHAPTER_76 }),
    ...duties({ heading: '99038508', kingdom: '99038515', lists: ['19(k)'], basis: ALUMINUM_OUTSIDE }),
    ...duties({ heading: '99038502', kingdom: '99038512', lists: ['19(g)'], basis: CHAPTER_76 }),
  ],
}

export const SECTION_232_COPPER_BEFORE: Program = {
  ...COMMON,
  id: 'section-232-copper-before',
  name: defineMessage({
    id: 'tariff.program.232-copper-before',
    defaultMessage: 'Section 232, copper, until April 5, 2026',
  }),
  products: copper,
  source:
    'HTSUS chapter 99 subchapter III, U.S. note 36 as of HTS 2025 Rev 17 to 2026 Rev 4; Proclamation 10962',
  measures: [
    {
      heading: '99037801',
      kind: 'additive',
      percent: '50',
      lists: ['36(b)'],
      displaces: true,
      basis: 'copper',
      leftOut: '99037802',
      ...COPPER,
    },
  ],
}
