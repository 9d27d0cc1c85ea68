import type { Role } from '@edfe/domain/entry'
import { Alert } from '../../ui/alert.tsx'
import { useEntryContext } from '../editing/entry-context.ts'

const ROLE: Partial<Record<Role, string>> = { auditor: 'An auditor reads entries and changes none.' }

/** Over the forms of a person who may read an entry and not change it. */
export function ReadOnlyNotice() {
  const { defaults } = useEntryContext()
  return (
    <Alert tone="info">
      <h2>You can read this entry but not change it</h2>
      <p>
        {ROLE[defaults.role as Role] ?? 'Your role does not change entries.'} A preparer, approver or admin of
        your organization can.
      </p>
    </Alert>
  )
}
