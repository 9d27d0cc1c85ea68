import { expect, test } from 'vitest'
import { parseDay } from '../calendar/index.ts'
import { letterAnswerDay } from './index.ts'

test.each([
  ['28', 'a request for information', '2026-04-02'],
  ['29', 'a notice of action', '2026-03-23'],
] as const)('CBP Form %s of March 3, 2026, %s, is answered by %s', (form, _, day) => {
  expect(letterAnswerDay(form, parseDay('2026-03-03')!)).toBe(day)
})
