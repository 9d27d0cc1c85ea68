import { parseDay } from '@edfe/domain/calendar'
import type { Change } from '../sample-batch.ts'

/** A heading of chapter 99 at no duty, which wants no value and no quantity. */
const HEADING = { hts: '99038815', duty: '0.00', value: '0', quantities: [] }

/** Changes to the lines of the sample entry, each with the conditions that it must cause. */
export const LINE_REJECTIONS: [string, Change, string[]][] = [
  ['a manufacturer of five characters', (facts) => (facts.lines[0]!.parties[0]!.id = 'TWABC'), ['523']],
  [
    'Canadian goods of a manufacturer abroad',
    (facts) => Object.assign(facts.lines[0]!, { origin: 'XO' }),
    ['535'],
  ],
  ['a manufacturer of no country', (facts) => (facts.lines[0]!.parties[0]!.id = 'QQHSI118TAI'), ['523']],
  ['no line', (facts) => (facts.lines = []), ['400', '717', '717', '722']],
  [
    'a line identifier twice',
    (facts) => {
      facts.lines.push(structuredClone(facts.lines[0]!))
      Object.assign(facts.totals, { duty: '946.06' })
      facts.feeTotals = [
        { classCode: '499', amount: '84.02' },
        { classCode: '501', amount: '30.32' },
      ]
      facts.totals.fees = '114.34'
    },
    ['518'],
  ],
  ['an unknown origin', (facts) => (facts.lines[0]!.origin = 'QQ'), ['408']],
  [
    'Canada without its province',
    (facts) => Object.assign(facts.lines[0]!, { origin: 'CA', exportCountry: 'CA' }),
    ['414', '535'],
  ],
  ['no country of export', (facts) => (facts.lines[0]!.exportCountry = undefined), ['410']],
  ['an unknown country of export', (facts) => (facts.lines[0]!.exportCountry = 'QQ'), ['411']],
  ['export from the United States', (facts) => (facts.lines[0]!.exportCountry = 'US'), ['412']],
  ['no export date', (facts) => (facts.lines[0]!.exportDate = undefined), ['418']],
  ['export after import', (facts) => (facts.lines[0]!.exportDate = parseDay('2026-02-25')), ['426']],
  ['no foreign port', (facts) => (facts.lines[0]!.foreignPort = undefined), ['429']],
  ['an unknown foreign port', (facts) => (facts.lines[0]!.foreignPort = '00001'), ['428']],
  ['no word on the relationship', (facts) => (facts.lines[0]!.relatedParty = undefined), ['415']],
  ['an unknown programme', (facts) => (facts.lines[0]!.specialProgram = 'QQ'), ['416']],
  ['no charges on goods above 1,250', (facts) => (facts.lines[0]!.charges = '0'), ['664']],
  ['no manufacturer', (facts) => facts.lines[0]!.parties.shift(), ['483']],
  ['no sold-to party', (facts) => facts.lines[0]!.parties.pop(), ['577']],
  [
    'the same kind of party twice',
    (facts) => facts.lines[0]!.parties.push({ kind: 'M', id: 'TWHSI118TAI' }),
    ['520'],
  ],
  ['a sold-to party of unknown format', (facts) => (facts.lines[0]!.parties[1]!.id = 'NOBODY'), ['596']],
  ['no tariff number', (facts) => (facts.lines[0]!.tariffs = []), ['431', '634', '601', '722']],
  ['goods under eight digits', (facts) => (facts.lines[0]!.tariffs[0]!.hts = '94054184'), ['433']],
  ['a number of zeros', (facts) => (facts.lines[0]!.tariffs[0]!.hts = '0000000000'), ['433']],
  ['a number of chapter 77', (facts) => (facts.lines[0]!.tariffs[0]!.hts = '7701000000'), ['433']],
  ['a tariff number twice', (facts) => facts.lines[0]!.tariffs.unshift(HEADING, HEADING), ['436']],
  ['chapter 99 after the goods', (facts) => facts.lines[0]!.tariffs.push(HEADING), ['852']],
  ['goods without a quantity', (facts) => (facts.lines[0]!.tariffs[0]!.quantities = []), ['439']],
  [
    'a second unit that CBP does not have',
    ({ lines: [line] }) =>
      (line!.tariffs[0]!.quantities = [...line!.tariffs[0]!.quantities, { amount: '5.00', unit: 'PCE' }]),
    ['442'],
  ],
  [
    'a unit that CBP does not have',
    (facts) => (facts.lines[0]!.tariffs[0]!.quantities = [{ amount: '65.00', unit: 'PCE' }]),
    ['442'],
  ],
  [
    'a quantity of zero',
    (facts) => (facts.lines[0]!.tariffs[0]!.quantities = [{ amount: '0', unit: 'NO' }]),
    ['441'],
  ],
]
