import { expect, test } from 'vitest'
import type { CalendarDay } from '../calendar/index.ts'
import { type NoticedKind, noticedSpan } from './deadline-notices.ts'

const TODAY = '2026-03-05' as CalendarDay

test.each([
  ['security_filing', '2026-03-08'],
  ['summary', '2026-03-08'],
  ['payment', '2026-03-08'],
  ['request', '2026-03-08'],
  ['correction', '2026-04-04'],
  ['protest', '2026-04-04'],
] as [NoticedKind, string][])(
  'the deadline of a %s is notified today when it is at the latest on %s',
  (kind, to) => {
    expect(noticedSpan(kind, TODAY)).toEqual({ from: TODAY, to })
  },
)
