import { expect, test } from 'vitest'
import { AE_FIELD_MAP } from './ae-field-map.ts'
import { renderFilingMap } from './filing-map.ts'
import { RELEASE_FIELD_MAP } from './release/release-field-map.ts'

test('docs/filing-map.md is the table of the field sources', async () => {
  await expect(renderFilingMap()).toMatchFileSnapshot('../../../../docs/filing-map.md')
})

test.each([
  ['AE', AE_FIELD_MAP],
  ['SE', RELEASE_FIELD_MAP],
])('every field of %s has one source', (_, sources) => {
  const keys = sources.map(({ record, field }) => `${record}.${field}`)
  expect(keys.filter((key, index) => keys.indexOf(key) < index)).toEqual([])
})
