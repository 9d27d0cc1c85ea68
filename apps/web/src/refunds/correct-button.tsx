import { formatEntryNumber } from '@edfe/domain/entry'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { messageOf } from '../api/problem.ts'
import { entryApi } from '../entry/editing/entry-api.ts'
import { entryLink } from '../entry/entry-link.ts'
import { Button } from '../ui/button.tsx'
import { ProblemText } from '../ui/problem-text.tsx'
import { t } from '../words/t.ts'

/** Makes the draft of a post summary correction and opens it; where it was made before, that one opens. */
export function CorrectButton({ id, number }: { id: string; number: string }) {
  const navigate = useNavigate()
  const make = useMutation({
    mutationFn: () => entryApi.correctPaid(id),
    onSuccess: (entry) => navigate(entryLink(entry.id, 'step-1')),
  })
  const problem = make.error
    ? messageOf(
        make.error,
        t({ id: 'correct-button.failed', defaultMessage: 'The draft could not be made. Please try again.' }),
      )
    : undefined
  return (
    <>
      <Button
        look="quiet"
        small
        busy={make.isPending}
        aria-label={t(
          { id: 'correct-button.prepare-of', defaultMessage: 'Prepare a correction of {number}' },
          { number: formatEntryNumber(number) },
        )}
        onClick={() => make.mutate()}
      >
        {t({ id: 'correct-button.prepare', defaultMessage: 'Prepare a correction' })}
      </Button>
      <ProblemText text={problem} />
    </>
  )
}
