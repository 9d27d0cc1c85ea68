import type { DraftData } from '@edfe/domain/entry'
import type { RuleContext } from '@edfe/domain/rules'
import { expect, test, vi } from 'vitest'
import { oncePerDraft } from './once-per-draft.ts'

const rules = (today: string) => ({ today }) as RuleContext
const judge = vi.fn((draft: DraftData) => [draft.header?.entry_type])
const judged = oncePerDraft(judge)

test('a stored draft is judged once for everything on the page that asks', () => {
  const [draft, today] = [{ header: { entry_type: '01' } }, rules('2026-03-05')]
  expect(judged(draft, today)).toBe(judged(draft, today))
  expect(judge).toHaveBeenCalledTimes(1)
})

test('a draft that was saved again, or other rules, are judged anew', () => {
  judge.mockClear()
  const [draft, today] = [{ header: { entry_type: '01' } }, rules('2026-03-05')]
  judged(draft, today)
  expect(judged({ header: { entry_type: '11' } }, today)).toEqual(['11'])
  judged(draft, rules('2026-03-06'))
  expect(judge).toHaveBeenCalledTimes(3)
})
