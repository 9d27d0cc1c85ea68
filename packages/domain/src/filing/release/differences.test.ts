import { expect, test } from 'vitest'
import { inEnglish } from '../../../test/in-english.ts'
import type { CargoRelease } from '../cargo-release.ts'
import { differenceInWords, releaseDifferences } from './differences.ts'

const released: CargoRelease = {
  action: 'A',
  filerCode: 'B76',
  entryNumber: '03245276',
  entryType: '01',
  importer: { kind: 'EI', number: '07-4418290' },
  mode: '11',
  bondType: '8',
  value: '47303',
  port: '2704',
  contact: { name: 'J MARTIN', telephone: '2135550142' },
  bills: [
    {
      numbers: [
        { kind: 'M', issuer: 'EGLV', number: '142600318458', isNonAutomated: false },
        { kind: 'H', issuer: 'HLCU', number: '987654321', quantity: '65', isNonAutomated: false },
      ],
      conveyances: [],
      equipment: [],
    },
  ],
  references: [],
  parties: [],
  lines: [
    {
      id: '001',
      origin: 'CN',
      parties: [],
      tariffs: [{ hts: '99030388' }, { hts: '9405418440', value: '40000' }],
    },
    { id: '002', origin: 'TW', parties: [], tariffs: [{ hts: '9405418440', value: '7303' }] },
  ],
}

const said = (change: Partial<CargoRelease>) =>
  releaseDifferences(released, { ...released, ...change }).map((one) => inEnglish(differenceInWords(one)))

const goods = (origin: string, hts: string, value: string) => ({
  id: '001',
  origin,
  parties: [],
  tariffs: [{ hts, value }],
})

test('a summary of the goods as released differs in nothing, also when its lines are split otherwise', () => {
  expect(said({})).toEqual([])
  expect(
    said({
      lines: [
        goods('TW', '9405418440', '7303'),
        goods('CN', '9405418440', '15000'),
        goods('CN', '9405418440', '25000'),
      ],
    }),
  ).toEqual([])
})

test('a fact that one side leaves to CBP differs from nothing', () => {
  const { port: _, ...withoutPort } = released
  expect(releaseDifferences(withoutPort, released)).toEqual([])
  expect(releaseDifferences(released, withoutPort)).toEqual([])
})

test('port, importer, bond, type and mode are named with both sides', () => {
  expect(
    said({
      entryType: '11',
      port: '2709',
      importer: { kind: 'EI', number: '12-3456789' },
      bondType: '9',
      mode: '10',
    }),
  ).toEqual([
    'CBP released entry type 01; the summary has type 11.',
    'CBP released the goods at port 2704; the summary names port 2709.',
    'CBP released the goods to importer 07-4418290; the summary names 12-3456789.',
    'The release has bond type 8; the summary has 9.',
    'The release has mode of transport 11; the summary has 10.',
  ])
})

test('a bill that only one of them has is named with its master', () => {
  const bills = [
    {
      numbers: [{ kind: 'R', issuer: 'MAEU', number: '5551', isNonAutomated: false }],
      conveyances: [],
      equipment: [],
    },
  ]
  expect(said({ bills })).toEqual([
    'The release has bill EGLV142600318458 / HLCU987654321, which the summary lacks.',
    'The summary has bill MAEU5551, which the release lacks.',
  ])
})

test('another value, another number and another origin are named by goods', () => {
  const lines = [goods('CN', '9405418440', '39999'), goods('VN', '9405418440', '7303')]
  expect(said({ lines })).toEqual([
    'CBP released $40,000 of 9405.41.8440 from CN; the summary has $39,999.',
    'CBP released $7,303 of 9405.41.8440 from TW, which the summary lacks.',
    'The summary has $7,303 of 9405.41.8440 from VN, which the release lacks.',
  ])
})
