import type { Message } from '@edfe/domain/messages'
import type { Finding } from '@edfe/domain/rules'
import { expect, test, vi } from 'vitest'
import { FieldErrors } from './field-errors.ts'

const REQUIRED = { id: 'rule.HEADER_X' }

const finding = (path: string, message: Message = REQUIRED): Finding => ({
  rule_id: 'HEADER_X',
  severity: 'error',
  path,
  message,
  step: 'header',
})
const same = (path: string) => path

test('a field shows its error once it was left, and all do after an attempt to save', () => {
  const errors = new FieldErrors()
  errors.replace([finding('a.x'), finding('a.y')], same)
  expect(errors.shown('a.x')).toBeUndefined()
  errors.touch('a.x')
  expect([errors.shown('a.x')?.message, errors.shown('a.y')]).toEqual([REQUIRED, undefined])
  errors.attempt()
  expect(errors.shown('a.y')?.message).toEqual(REQUIRED)
})

test('only a field whose finding changed is notified', () => {
  const errors = new FieldErrors()
  errors.attempt()
  errors.replace([finding('a.x'), finding('a.y')], same)
  const [x, y] = [vi.fn(), vi.fn()]
  errors.subscribe('a.x', x)
  errors.subscribe('a.y', y)
  errors.replace([finding('a.x'), finding('a.y', { ...REQUIRED, params: { digits: 4 } })], same)
  expect([x.mock.calls.length, y.mock.calls.length]).toEqual([0, 1])
})

test('a field keeps every finding, and its first counts', () => {
  const errors = new FieldErrors()
  errors.replace([finding('a.x'), finding('a.x', { id: 'rule.HEADER_Y' })], same)
  expect(errors.shownAll('a.x')).toEqual([])
  errors.attempt()
  expect(errors.shownAll('a.x').map(({ message }) => message.id)).toEqual(['rule.HEADER_X', 'rule.HEADER_Y'])
  const listener = vi.fn()
  errors.subscribe('a.x', listener)
  errors.replace([finding('a.x')], same)
  expect([listener.mock.calls.length, errors.shownAll('a.x').length, errors.countUnder('a')]).toEqual([
    1, 1, 1,
  ])
})

test('the errors of a line are counted under its name, and a corrected one no longer', () => {
  const errors = new FieldErrors()
  errors.attempt()
  errors.replace([finding('line_items.a.htsus'), finding('line_items.b.htsus')], same)
  expect(errors.countUnder('line_items.a')).toBe(1)
  errors.replace([finding('line_items.b.htsus')], same)
  expect(errors.countUnder('line_items.a')).toBe(0)
})
