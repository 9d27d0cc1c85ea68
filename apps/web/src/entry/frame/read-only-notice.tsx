import type { Role } from '@edfe/domain/entry'
import { defineMessage, type MessageDescriptor } from '@edfe/domain/messages'
import { Alert } from '../../ui/alert.tsx'
import { t } from '../../words/t.ts'
import { useEntryContext } from '../editing/entry-context.ts'

const REASON = defineMessage({
  id: 'read-only-notice.reason',
  defaultMessage:
    'Your role does not change entries. A preparer, approver or admin of your organization can.',
})

const REASON_BY_ROLE: Partial<Record<Role, MessageDescriptor>> = {
  auditor: defineMessage({
    id: 'read-only-notice.auditor',
    defaultMessage:
      'An auditor reads entries and changes none. A preparer, approver or admin of your organization can.',
  }),
}

/** Over the forms of a person who may read an entry and not change it. */
export function ReadOnlyNotice() {
  const { defaults } = useEntryContext()
  return (
    <Alert tone="info">
      <h2>
        {t({
          id: 'read-only-notice.title',
          defaultMessage: 'You can read this entry but not change it',
        })}
      </h2>
      <p>{t(REASON_BY_ROLE[defaults.role as Role] ?? REASON)}</p>
    </Alert>
  )
}
