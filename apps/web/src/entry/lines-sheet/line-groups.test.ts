import type { Finding } from '@edfe/domain/rules'
import { expect, test } from 'vitest'
import { groupedLines, isSameGrouping, linesShown } from './line-groups.ts'

const order = ['a', 'b', 'c', 'd', 'e']

const found = (path: string, severity: Finding['severity'] = 'error'): readonly [string, Finding] => [
  path,
  { rule_id: 'LINE', path, severity, message: { id: 'rule.LINE' }, step: 'line_items' },
]

const TEXTS: Readonly<Record<string, string>> = {
  'line_items.a.htsus': '94',
  'line_items.e.description': 'Oak table',
}

const grouped = () =>
  groupedLines({
    order,
    findings: [
      found('line_items.a.htsus'),
      found('line_items.b.gross_weight_kg'),
      found('line_items.c.net_uom', 'warning'),
      found('line_items.c.relationship'),
      found('line_items.d.htsus'),
      found('line_items.e.htsus'),
    ],
    isShown: (name) => !name.startsWith('line_items.d.'),
    textOf: (name) => TEXTS[name] ?? '',
    isTypedOver: (id) => id === 'd',
    isAsked: (id) => id === 'b' || id === 'c',
  })

test('a wrong value is an error, an empty field is missing, a warning is to be checked, a duty may be typed over or asked about', () => {
  const { errors, missing, asked, checks, typed } = grouped()
  expect([...errors]).toEqual(['a'])
  expect([...missing]).toEqual(['b', 'e'])
  expect([...checks]).toEqual(['c'])
  expect([...typed]).toEqual(['d'])
  expect([...asked]).toEqual(['b', 'c'])
})

test('a line that is mended stays in sight until another group is chosen', () => {
  expect(linesShown(order, new Set(['c']), new Set(['a']))).toEqual(['a', 'c'])
})

test('a line with goods misses its number before a save; an empty line, and the answer to a question, are not missed', () => {
  expect([...grouped().missing]).toEqual(['b', 'e'])
})

test('the same groups are drawn once', () => {
  expect(isSameGrouping(grouped(), grouped())).toBe(true)
  expect(isSameGrouping(grouped(), { ...grouped(), typed: new Set(['c']) })).toBe(false)
})
