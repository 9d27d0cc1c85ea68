import { useState } from 'react'
import { messageOf } from '../../../api/problem.ts'
import { Alert } from '../../../ui/alert.tsx'
import { announce } from '../../../ui/announce.tsx'
import { Button } from '../../../ui/button.tsx'
import fieldStyles from '../../../ui/field.module.css'
import { t } from '../../../words/t.ts'
import { entryApi } from '../../editing/entry-api.ts'
import { useEntry, useEntryContext } from '../../editing/entry-context.ts'
import { useApproval } from './use-approval.ts'

/** On a validated entry of one's own: takes the validation back without a change of a field, e.g. when it was sent too early. */
export function ReturnToDraft() {
  const { editor } = useEntryContext()
  const entry = useEntry()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const approval = useApproval()
  if (!entry.may.reopen || approval) return null
  const reopen = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      editor.accept(await entryApi.reopen(entry.id, entry.updated_at), { isOwn: true })
      announce(t({ id: 'return-to-draft.done', defaultMessage: 'The entry is a draft again.' }))
    } catch (failure) {
      setProblem(
        messageOf(
          failure,
          t({
            id: 'return-to-draft.failed',
            defaultMessage: 'The entry could not be returned to draft. Please try again.',
          }),
        ),
      )
    } finally {
      setBusy(false)
    }
  }
  return (
    <Alert tone="info" isFlush>
      <h2>{t({ id: 'return-to-draft.entry-validated', defaultMessage: 'This entry is validated' })}</h2>
      <p>
        {t({
          id: 'return-to-draft.any-change-makes-draft',
          defaultMessage:
            'Any change makes it a draft again. Return it to draft if it should not be submitted yet.',
        })}
      </p>
      <p>
        <Button look="quiet" small busy={isBusy} onClick={() => void reopen()}>
          {t({ id: 'return-to-draft.return-to-draft', defaultMessage: 'Return to draft' })}
        </Button>
      </p>
      {problem && (
        <p className={fieldStyles.error} role="alert">
          {problem}
        </p>
      )}
    </Alert>
  )
}
