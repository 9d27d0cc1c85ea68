import type { Finding } from '@edfe/domain/rules'
import { expect, test } from 'vitest'
import { groupedLines, isSameGrouping, linesShown } from './line-groups.ts'

const order = ['a', 'b', 'c', 'd']

const found = (path: string, severity: Finding['severity'] = 'error'): readonly [string, Finding] => [
  path,
  { rule_id: 'LINE', path, severity, message: { id: 'rule.LINE' }, step: 'line_items' },
]

const grouped = () =>
  groupedLines({
    order,
    findings: [
      found('line_items.a.htsus'),
      found('line_items.b.gross_weight_kg'),
      found('line_items.c.net_uom', 'warning'),
    ],
    textOf: (name) => (name === 'line_items.a.htsus' ? '94' : ''),
    isTypedOver: (id) => id === 'd',
    isAsked: (id) => id === 'b' || id === 'c',
  })

test('a wrong value is an error, an empty field is missing, a warning is to be checked, a duty may be typed over or asked about', () => {
  const { errors, missing, asked, checks, typed } = grouped()
  expect([...errors]).toEqual(['a'])
  expect([...missing]).toEqual(['b'])
  expect([...checks]).toEqual(['c'])
  expect([...typed]).toEqual(['d'])
  expect([...asked]).toEqual(['b', 'c'])
})

test('a line that is mended stays in sight until another group is chosen', () => {
  expect(linesShown(order, new Set(['c']), new Set(['a']))).toEqual(['a', 'c'])
})

test('the same groups are drawn once', () => {
  expect(isSameGrouping(grouped(), grouped())).toBe(true)
  expect(isSameGrouping(grouped(), { ...grouped(), typed: new Set(['c']) })).toBe(false)
})
