import type { VoidedSignature } from '@edfe/contracts/entries/entry'
import { t } from '../words/t.ts'
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
  const more =
    others > 0
      ? [
          t(
            {
              id: 'voided-signature.more-fields',
              defaultMessage: '{others, plural, one {# more field} other {# more fields}}',
            },
            { others },
          ),
        ]
      : []
  return listed([...named, ...more])
}

/** Why a signature no longer counts: 'The signature is void: Ann Lee changed Port code on 03/05/2026, 9:12 AM.' */
export function voidedSignatureSentence(
  { by, at, fields, field_count }: VoidedSignature,
  dates: Dates,
): string {
  const what = changedFieldsLabel(fields, field_count)
  return t(
    {
      id: 'voided-signature.the-signature-is-void-changed',
      defaultMessage:
        'The signature is void: {isKnown, select, yes {{name}} other {Someone}} changed {what, select, none {the entry} other {{what}}} on {at}.',
    },
    { isKnown: by ? 'yes' : 'no', name: by?.name, what: what || 'none', at: dates.dayAndTime(at) },
  )
}
