import { expect, test } from 'vitest'
import { assigneeLabel } from './assignee-label.ts'

const ann = { id: 'ann', name: 'Ann Lee' }

test.each([
  ['a task that waits for whoever may names nobody', null, 'ann', ''],
  ["the reader's own task says so", ann, 'ann', 'Assigned to you.'],
  ["a colleague's task names the colleague", ann, 'bo', 'Assigned to Ann Lee.'],
] as const)('%s', (_, assignee, reader, words) => expect(assigneeLabel(assignee, reader)).toBe(words))
