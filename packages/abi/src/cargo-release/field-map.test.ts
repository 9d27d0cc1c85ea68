import { RELEASE_FIELD_MAP } from '@edfe/domain/filing'
import { expect, test } from 'vitest'
import { SE_LAYOUTS } from '../records/index.ts'

test('each field of the map of a release is a field of its record', () => {
  const known = [...SE_LAYOUTS.values()].flatMap(({ id, fields }) =>
    fields.map(({ name }) => `${id} ${name}`),
  )
  const mapped = RELEASE_FIELD_MAP.map(({ record, field }) => `${record} ${field}`)
  expect(mapped.filter((name) => !known.includes(name))).toEqual([])
})
