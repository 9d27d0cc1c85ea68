import { expect, test } from 'vitest'
import { FEE_CLASSES } from '../reference/index.ts'
import { className } from './class-words.ts'

test('every class of CBP has a name; one that CBP does not have is named by its code', () => {
  for (const { code } of FEE_CLASSES)
    expect(className(code)).toMatchObject({
      id: 'statement.class.named-fee',
      params: { name: { id: `fee-class.${code}` }, code },
    })
  expect(className('duty').id).toBe('statement.class.duty')
  expect(className('999')).toMatchObject({ id: 'statement.class.fee', params: { code: '999' } })
})
