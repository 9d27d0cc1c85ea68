import { expect, test } from 'vitest'
import { AE_FIELD_MAP } from './ae-field-map.ts'
import { renderFilingMap } from './filing-map.ts'

test('docs/filing-map.md is the table of the field sources', async () => {
  await expect(renderFilingMap()).toMatchFileSnapshot('../../../../docs/filing-map.md')
})

test('every AE field has one source', () => {
  const keys = AE_FIELD_MAP.map(({ record, field }) => `${record}.${field}`)
  expect(keys.filter((key, index) => keys.indexOf(key) < index)).toEqual([])
})
