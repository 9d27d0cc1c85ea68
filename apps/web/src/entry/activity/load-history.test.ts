import type { CustomsMessage } from '@edfe/contracts/customs/filing'
import { expect, test } from 'vitest'
import type { Activity } from './activity-api.ts'
import { loadHistory } from './load-history.ts'

const ann = { id: 'ann', name: 'Ann Lee' }
const activity = (at: string, type: string, data = {}, user: Activity['user'] = ann): Activity => ({
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
  application: 'AX',
  message_id: null,
  tone: 'ok',
  at: '2026-03-05T15:30:00.000Z',
}
const saved = { sections: ['header'] }

test('actions of people and messages of customs form one list, the newest first', () => {
  const history = loadHistory(
    [accepted],
    [activity('2026-03-05T15:40:00Z', 'archived'), activity('2026-03-05T15:00:00Z', 'created')],
  )
  expect(history.map(({ words, who }) => `${who}: ${words}`)).toEqual([
    'Ann Lee: Archived the entry',
    'CBP: Entry summary accepted',
    'Ann Lee: Created the entry',
  ])
})

test('repeated saves of one page are one item, with the newest time', () => {
  const actions = ['15:02', '15:01', '15:00'].map((time) =>
    activity(`2026-03-05T${time}:00Z`, 'section_saved', saved),
  )
  expect(loadHistory([], actions)).toMatchObject([{ at: '2026-03-05T15:02:00Z', times: 3 }])
})

test('the same activity of another person is a separate item', () => {
  const bo = { id: 'bo', name: 'Bo Chen' }
  const history = loadHistory(
    [],
    [
      activity('2026-03-05T15:01:00Z', 'section_saved', saved, bo),
      activity('2026-03-05T15:00:00Z', 'section_saved', saved),
    ],
  )
  expect(history.map(({ who }) => who)).toEqual(['Bo Chen', 'Ann Lee'])
})

test('an activity without a user is the system’s, and shows the reason of a change of status', () => {
  const change = { from: 'submitted', to: 'rejected', reason: 'S05: Line value missing' }
  const [item] = loadHistory([], [activity('2026-03-05T15:00:00Z', 'status_changed', change, null)])
  expect(item).toMatchObject({
    who: 'System',
    words: 'Status from Submitted to Rejected',
    detail: 'S05: Line value missing',
  })
})
