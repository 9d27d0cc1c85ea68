import { expect, test } from 'vitest'
import type { Activity } from './activity-api.ts'
import { commentThreads } from './comment-threads.ts'
import { withMention } from './with-mention.ts'

const activity = (id: string, activity_type: string, activity_data: Record<string, unknown>): Activity => ({
  id,
  activity_type,
  activity_data,
  occurred_at: `2026-03-05T15:0${id}:00Z`,
  user: id === '3' ? null : { id: 'ann', name: 'Ann Lee' },
})

test('comments are listed oldest first, without other activities', () => {
  const comments = commentThreads([
    activity('3', 'comment', { text: 'Done' }),
    activity('2', 'section_saved', { sections: ['header'] }),
    activity('1', 'comment', { text: 'Please look' }),
  ])
  expect(comments.map(({ who, text }) => `${who}: ${text}`)).toEqual([
    'Ann Lee: Please look',
    'Someone who has left: Done',
  ])
})

test.each([
  ['', 0, '@Bo Chen '],
  ['Please look', 11, 'Please look @Bo Chen '],
  ['Please look ', 12, 'Please look @Bo Chen '],
  ['Please  look', 7, 'Please @Bo Chen  look'],
])('a mention goes into %j at %i as a separate word', (text, at, next) => {
  expect(withMention(text, at, 'Bo Chen').text).toBe(next)
})
