import type { VoidedSignature } from '@edfe/contracts/entries/entry'
import { pathLabel } from './audit-fields.ts'
import type { Dates } from './dates.ts'
import { listed } from './listed.ts'

/** A sentence names so many fields and counts the others. */
const MOST_NAMED = 3

/** The labels of draft paths, rows counted from 1: 'Port code, Line 2, Entered Value and 4 more fields'. */
export function changedFieldsLabel(paths: readonly string[], count: number): string {
  const named = paths
    .slice(0, MOST_NAMED)
    .map((path) =>
      pathLabel(path.split('.').map((part) => (/^\d+$/.test(part) ? `${Number(part) + 1}` : part))),
    )
  const others = count - named.length
  const more = others === 1 ? ['1 more field'] : others > 1 ? [`${others} more fields`] : []
  return listed([...named, ...more])
}

/** Why a signature no longer counts: 'The signature is void: Ann Lee changed Port code on 03/05/2026, 9:12 AM.' */
export function voidedSignatureSentence(
  { by, at, fields, field_count }: VoidedSignature,
  dates: Dates,
): string {
  const who = by?.name ?? 'Someone'
  const what = changedFieldsLabel(fields, field_count)
  return `The signature is void: ${who} changed ${what || 'the entry'} on ${dates.dayAndTime(at)}.`
}
