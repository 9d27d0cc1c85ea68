import { randomUUID } from 'node:crypto'
import type { AddLinesAnswer, AddLinesBody } from '@edfe/contracts/v1/lists'
import { type LineItem, UNFILED } from '@edfe/domain/entry'
import { say } from '@edfe/domain/messages'
import type { z } from 'zod'
import { isRefusal, type Refusal, refuse } from '../../refusals/problems.ts'
import { loadEntry } from '../repository/load-entry.ts'
import type { MemberScope } from '../request-scope.ts'
import { viewEntry } from '../with-entry-scope.ts'
import { entryNotFound, notEditable } from './conflict.ts'
import { saveDraft } from './save-draft.ts'

type Given = z.output<typeof AddLinesBody>[number]
type Answer = z.output<typeof AddLinesAnswer>

/** An entry has so many lines, as the sheets of the form are numbered. */
const MOST_LINES = 999

/**
 * Adds lines to a draft, and changes those whose id is given. The first line that is added takes the place of the empty
 * line with which a new entry begins.
 */
export async function addLines(
  scope: MemberScope,
  id: string,
  given: readonly Given[],
): Promise<Answer | Refusal> {
  const entry = await loadEntry(scope, id, { lock: true })
  if (!entry) return entryNotFound()
  if (!UNFILED.has(entry) || entry.archived) return notEditable(entry)
  const { line_items, saved } = withLines(entry.draft.line_items ?? [], given)
  if (line_items.length > MOST_LINES) return tooManyLines(line_items.length)
  await saveDraft(scope, entry, { line_items })
  const view = await viewEntry(scope, id)
  if (isRefusal(view)) return view
  const numbers = new Map(line_items.map((line, index) => [line.id, index + 1]))
  return {
    entry: { id, updated_at: view.updated_at },
    lines: saved.map((line) => ({ ...line, line_number: numbers.get(line.id) ?? 0 })),
  }
}

function withLines(stored: readonly LineItem[], given: readonly Given[]) {
  const lines = new Map<string, LineItem>(stored.map((line) => [line.id, line]))
  let empty = stored.length === 1 && stored[0] && isEmpty(stored[0]) ? stored[0].id : undefined
  const saved = given.map((line) => {
    const known = line.id !== undefined && lines.has(line.id)
    const id = known ? line.id! : (empty ?? randomUUID())
    if (!known) empty = undefined
    lines.set(id, { ...lines.get(id), ...line, id } as LineItem)
    return { id, is_new: !known }
  })
  return { line_items: [...lines.values()], saved }
}

const isEmpty = ({ id: _id, line_number: _number, ...fields }: LineItem): boolean =>
  Object.values(fields).every((value) => value === undefined || value === '')

const tooManyLines = (count: number): Refusal =>
  refuse(
    409,
    'too_many_lines',
    say(
      {
        id: 'refusal.too-many-lines',
        defaultMessage: 'The entry would have {count} lines. An entry has {most} at most.',
      },
      { count, most: MOST_LINES },
    ),
  )
