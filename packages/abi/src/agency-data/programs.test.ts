import { AGENCY_PROGRAMS, judgePrograms } from '@edfe/domain/agencies'
import { expect, test } from 'vitest'
import { GOLDEN_AGENCIES } from '../../test/agency-data/golden-agencies.ts'
import { LEFT_OUT } from '../../test/agency-data/left-out.ts'
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

test.each(GOLDEN_AGENCIES)('%s: the programs find what is left out, and nothing else', (title, data) => {
  const found = judgePrograms(data.statements).map(({ condition }) => condition.narrative)
  expect(found).toEqual(LEFT_OUT[title] ?? [])
})
