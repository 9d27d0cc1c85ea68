import { defineMessage } from '@edfe/domain/messages'
import products from '../../../data/lists/section-232-vehicles.json' with { type: 'json' }
import { EUROPEAN_UNION } from '../../countries/index.ts'
import type { Condition, Measure, Program } from '../measure.ts'
import { otherArticle, over25Years, usmcaGoods } from './reasons.ts'

const CARS_FROM = '2025-04-03'
const CAR_PARTS_FROM = '2025-05-03'
const HEAVY_FROM = '2025-11-01'

/** First entry dates of the totals that the agreements with these partners put in place of 25 percent. */
const EUROPE = { from: '2025-08-01' }
const JAPAN = { from: '2025-09-16' }
const KOREA = { from: '2025-11-01' }
const TAIWAN = { from: '2026-05-01' }

const isVehicle = (...answers: string[]): Condition => ({ question: 'vehicle', answers })
const NO_LIGHT_PART: Condition = { question: 'light_vehicle_part', answers: ['no'] }
const NO_HEAVY_PART: Condition = { question: 'heavy_vehicle_part', answers: ['no'] }
const USMCA_CLAIM: Condition = { spi: ['S', 'S+'] }

const COMMON = { rank: 232, products, reviewed: '2026-10-10' } as const

/**
 * Semiconductor articles pay under no heading for vehicles or their parts (note 39(a)(1) to (4)). The note names
 * headings up to 9903.94.65; those for parts of Taiwan, .66 and .67, are newer than it and are read like the others.
 */
const SEMICONDUCTORS = 'section-232-semiconductors'

const fifteenInAll = (
  heading: string,
  atOrAbove: string,
  origins: readonly string[],
  rest: Scope,
): Measure => ({
  heading,
  kind: 'floor',
  percent: '15',
  atOrAbove,
  origins,
  displaces: true,
  ...rest,
})
type Scope = Pick<Measure, 'lists' | 'from'>

const CARS: Scope = { lists: ['33(b)'], from: CARS_FROM }
const CAR_PARTS: Scope = { lists: ['33(g)'], from: CAR_PARTS_FROM }

export const SECTION_232_VEHICLES: Program = {
  ...COMMON,
  id: 'section-232-vehicles',
  name: defineMessage({
    id: 'tariff.program.232-vehicles',
    defaultMessage: 'Section 232, passenger vehicles and light trucks',
  }),
  givesWayTo: [SEMICONDUCTORS],
  source: 'HTSUS chapter 99 subchapter III, U.S. note 33(a) to (e); Proclamation 10908',
  measures: [
    { heading: '99039402', kind: 'relief', when: [isVehicle('no')], why: otherArticle, ...CARS },
    {
      heading: '99039404',
      kind: 'relief',
      displaces: true,
      when: [isVehicle('over_25_years')],
      why: over25Years,
      ...CARS,
    },
    {
      heading: '99039431',
      kind: 'additive',
      percent: '7.5',
      origins: ['GB'],
      displaces: true,
      when: [{ startsWith: ['8703'] }, { question: 'vehicle_quota', answers: ['yes'] }],
      ...CARS,
      from: '2025-06-30',
    },
    fifteenInAll('99039441', '99039440', ['JP'], { ...CARS, ...JAPAN }),
    fifteenInAll('99039451', '99039450', EUROPEAN_UNION, { ...CARS, ...EUROPE }),
    fifteenInAll('99039461', '99039460', ['KR'], { ...CARS, ...KOREA }),
    { heading: '99039401', kind: 'additive', percent: '25', displaces: true, ...CARS },
  ],
}

export const SECTION_232_AUTO_PARTS: Program = {
  ...COMMON,
  id: 'section-232-auto-parts',
  name: defineMessage({
    id: 'tariff.program.232-auto-parts',
    defaultMessage: 'Section 232, parts of passenger vehicles and light trucks',
  }),
  givesWayTo: [SEMICONDUCTORS, 'section-232-vehicles'],
  source: 'HTSUS chapter 99 subchapter III, U.S. note 33(f) to (h); Proclamation 10908',
  measures: [
    {
      heading: '99039406',
      kind: 'relief',
      when: [NO_LIGHT_PART],
      why: otherArticle,
      ...CAR_PARTS,
    },
    {
      heading: '99039406',
      kind: 'relief',
      displaces: true,
      origins: ['CA', 'MX'],
      when: [USMCA_CLAIM],
      why: usmcaGoods,
      ...CAR_PARTS,
    },
    {
      heading: '99039432',
      kind: 'floor',
      percent: '10',
      origins: ['GB'],
      displaces: true,
      ...CAR_PARTS,
      from: '2025-06-30',
    },
    fifteenInAll('99039443', '99039442', ['JP'], { ...CAR_PARTS, ...JAPAN }),
    fifteenInAll('99039453', '99039452', EUROPEAN_UNION, { ...CAR_PARTS, ...EUROPE }),
    fifteenInAll('99039463', '99039462', ['KR'], { ...CAR_PARTS, ...KOREA }),
    fifteenInAll('99039467', '99039466', ['TW'], { ...CAR_PARTS, ...TAIWAN }),
    { heading: '99039405', kind: 'additive', percent: '25', displaces: true, ...CAR_PARTS },
  ],
}

export const SECTION_232_HEAVY_VEHICLES: Program = {
  ...COMMON,
  id: 'section-232-heavy-vehicles',
  name: defineMessage({
    id: 'tariff.program.232-heavy-vehicles',
    defaultMessage: 'Section 232, medium and heavy vehicles and buses',
  }),
  givesWayTo: [SEMICONDUCTORS, 'section-232-vehicles', 'section-232-auto-parts'],
  source: 'HTSUS chapter 99 subchapter III, U.S. note 38(a) to (g)',
  measures: [
    {
      heading: '99037405',
      kind: 'relief',
      lists: ['38(b)'],
      when: [isVehicle('no')],
      from: HEAVY_FROM,
      why: otherArticle,
    },
    {
      heading: '99037407',
      kind: 'relief',
      lists: ['38(b)', '38(c)'],
      displaces: true,
      when: [isVehicle('over_25_years')],
      from: HEAVY_FROM,
      why: over25Years,
    },
    {
      heading: '99037401',
      kind: 'additive',
      percent: '25',
      lists: ['38(b)'],
      displaces: true,
      from: HEAVY_FROM,
    },
    {
      heading: '99037402',
      kind: 'additive',
      percent: '10',
      lists: ['38(c)'],
      displaces: true,
      from: HEAVY_FROM,
    },
  ],
}

export const SECTION_232_HEAVY_VEHICLE_PARTS: Program = {
  ...COMMON,
  id: 'section-232-heavy-vehicle-parts',
  name: defineMessage({
    id: 'tariff.program.232-heavy-vehicle-parts',
    defaultMessage: 'Section 232, parts of medium and heavy vehicles',
  }),
  givesWayTo: [
    SEMICONDUCTORS,
    'section-232-vehicles',
    'section-232-auto-parts',
    'section-232-heavy-vehicles',
  ],
  source: 'HTSUS chapter 99 subchapter III, U.S. note 38(h) to (l)',
  measures: [
    {
      heading: '99037411',
      kind: 'relief',
      lists: ['38(i)'],
      when: [NO_HEAVY_PART],
      from: HEAVY_FROM,
      why: otherArticle,
    },
    {
      heading: '99037410',
      kind: 'relief',
      displaces: true,
      lists: ['38(i)'],
      origins: ['CA', 'MX'],
      when: [USMCA_CLAIM],
      from: HEAVY_FROM,
      why: usmcaGoods,
    },
    {
      heading: '99037408',
      kind: 'additive',
      percent: '25',
      lists: ['38(i)'],
      displaces: true,
      from: HEAVY_FROM,
    },
  ],
}
