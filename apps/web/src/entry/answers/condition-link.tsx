import type { CustomsCondition } from '@edfe/contracts/customs/filing'
import type { Entry } from '@edfe/contracts/entries/entry'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { entryLink } from '../entry-link.ts'
import { fieldHash } from '../form/use-field-from-hash.ts'
import { pageOfFinding } from '../frame/field-page.ts'
import { sheetAnchor } from '../sheet/sheet-anchor.ts'

/** The part of the entry that the links need. */
export type LinkedEntry = Pick<Entry, 'id' | 'draft_data'> & { may: Pick<Entry['may'], 'edit'> }

interface Props {
  entry: LinkedEntry
  condition: CustomsCondition
  children: ReactNode
}

/**
 * From a condition to its field. A filed entry is read-only: there the link leads to the block in the sheet of what
 * was filed; the correcting draft opens at the field itself.
 */
export function ConditionLink({ entry, condition, children }: Props) {
  if (!entry.may.edit) return <a href={`#${sheetAnchor(condition)}`}>{children}</a>
  return (
    <Link
      {...entryLink(entry.id, pageOfFinding(condition, entry.draft_data).page)}
      hash={fieldHash(condition.path)}
    >
      {children}
    </Link>
  )
}
