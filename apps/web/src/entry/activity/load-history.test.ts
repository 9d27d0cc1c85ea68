import type { CustomsMessage } from '@edfe/contracts/entries'
import { expect, test } from 'vitest'
import type { Activity } from './activity-api.ts'
import { loadHistory } from './load-history.ts'

const ann = { id: 'ann', name: 'Ann Lee' }
const deed = (at: string, type: string, data = {}, user: Activity['user'] = ann): Activity => ({
  id: at,
  activity_type: type,
  activity_data: data,
  occurred_at: at,
  user,
})
const accepted: CustomsMessage = {
  id: 'm1',
  stream: 'entry_summary',
  kind: 'accepted',
  direction: 'received',
  title: 'Entry summary accepted',
  detail: null,
  actor: 'customs',
  code: null,
  tone: 'ok',
  at: '2026-03-05T15:30:00.000Z',
}
const saved = { sections: ['header'] }

test('actions of people and messages of customs form one list, the newest first', () => {
  const history = loadHistory(
    [accepted],
    [deed('2026-03-05T15:40:00Z', 'archived'), deed('2026-03-05T15:00:00Z', 'created')],
  )
  expect(history.map(({ words, who }) => `${who}: ${words}`)).toEqual([
    'Ann Lee: Archived the entry',
    'Customs: Entry summary accepted',
    'Ann Lee: Created the entry',
  ])
})

test('saving one page again and again stands once, with its newest time', () => {
  const actions = ['15:02', '15:01', '15:00'].map((time) =>
    deed(`2026-03-05T${time}:00Z`, 'section_saved', saved),
  )
  expect(loadHistory([], actions)).toMatchObject([{ at: '2026-03-05T15:02:00Z', times: 3 }])
})

test('the same deed of another person stands for itself', () => {
  const bo = { id: 'bo', name: 'Bo Chen' }
  const history = loadHistory(
    [],
    [
      deed('2026-03-05T15:01:00Z', 'section_saved', saved, bo),
      deed('2026-03-05T15:00:00Z', 'section_saved', saved),
    ],
  )
  expect(history.map(({ who }) => who)).toEqual(['Bo Chen', 'Ann Lee'])
})

test('what nobody signed in did is the system’s, and the reason of a change of status stands under it', () => {
  const change = { from: 'submitted', to: 'rejected', reason: 'S05: Line value missing' }
  const [item] = loadHistory([], [deed('2026-03-05T15:00:00Z', 'status_changed', change, null)])
  expect(item).toMatchObject({
    who: 'System',
    words: 'Status from Submitted to Rejected',
    detail: 'S05: Line value missing',
  })
})
