import type { Entry } from '@edfe/contracts/entries/entry'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { messageOf } from '../../api/problem.ts'
import { Button } from '../../ui/button.tsx'
import fieldStyles from '../../ui/field.module.css'
import { entryApi } from '../editing/entry-api.ts'
import { entryKey } from '../editing/entry-queries.ts'
import { entryLink } from '../entry-link.ts'

/** Makes the draft that corrects a rejected entry, and opens it. */
export function CorrectButton({ entry }: { entry: Entry }) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const correct = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      const draft = await entryApi.correct(entry.id)
      queryClient.setQueryData(entryKey(draft.id), draft)
      await navigate({ ...entryLink(draft.id, 'step-1') })
    } catch (failure) {
      setProblem(messageOf(failure, 'The correcting draft could not be made. Please try again.'))
      setBusy(false)
    }
  }
  return (
    <>
      <Button busy={isBusy} onClick={() => void correct()}>
        Correct and file again
      </Button>
      {problem && (
        <p className={fieldStyles.error} role="alert">
          {problem}
        </p>
      )}
    </>
  )
}
