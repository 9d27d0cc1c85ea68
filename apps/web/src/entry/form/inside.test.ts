import type { DraftPath } from '@edfe/domain/entry'
import { expect, test } from 'vitest'
import { inside } from './inside.ts'

test('a field of a part is named by the path of the part and its own name', () => {
  const id: string = 'a1'
  const ofLine: DraftPath = inside(`line_items.${id}`)('manufacturer.city')
  expect(ofLine).toBe('line_items.a1.manufacturer.city')
  expect(inside(`totals_declarations.fee_summary.${id}`)('amount')).toBe(
    'totals_declarations.fee_summary.a1.amount',
  )
})

test('a field that the part does not have is a type error', () => {
  // @ts-expect-error the header has no HTSUS number
  inside('header')('htsus')
  // @ts-expect-error the field is called `net_qty`
  const wrong: DraftPath = 'line_items.a1.net_quantity'
  expect(wrong).toBeDefined()
})
