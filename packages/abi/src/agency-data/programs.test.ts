import { AGENCY_PROGRAMS, judgePrograms } from '@edfe/domain/agencies'
import { expect, test } from 'vitest'
import { GOLDEN_AGENCIES } from '../../test/agency-data/golden-agencies.ts'
import { AGENCY_LAYOUTS } from '../records/index.ts'

test('each field that a program asks for is a field of its record', () => {
  for (const { head, records } of AGENCY_PROGRAMS) {
    for (const { record, fields } of [{ record: 'PG01' as const, fields: head }, ...records]) {
      const names: string[] = AGENCY_LAYOUTS.get(record)!.fields.map(({ name }) => name)
      expect([record, fields.map(({ name }) => name).filter((name) => !names.includes(name))]).toEqual([
        record,
        [],
      ])
    }
  }
})

/** What the stored sets, which are illustrations, leave out of a filing. */
const LEFT_OUT: Readonly<Record<string, string[]>> = {
  cosmetic: [
    'PARTY DEQ MISSING PER PROGRAM',
    'PARTY FD1 MISSING PER PROGRAM',
    'PARTY UC MISSING PER PROGRAM',
    'FDA PRODUCT CODE MUST HAVE 7 CHARACTERS',
  ],
  'TSCA positive certification': [],
  'several lines and agencies under one row': ['MISSING PG21 PER PGA', 'MISSING PG21 PER PGA'],
  'a vehicle and its numbers': ['MISSING PG19 PER PGA', 'MISSING PG20 PER PROGRAM'],
}

test.each(GOLDEN_AGENCIES)('%s: the programs find what is left out, and nothing else', (title, data) => {
  const found = judgePrograms(data.statements).map(({ condition }) => condition.narrative)
  expect(found).toEqual(LEFT_OUT[title] ?? [])
})
