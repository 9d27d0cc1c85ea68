import { useDrafts } from '../api/dashboard.ts'
import { resumeLink } from '../entry/entry-link.ts'
import { Button } from '../ui/button.tsx'
import { LinkButton } from '../ui/link-button.tsx'

/** Leads to the saved step of the newest draft and says how many drafts there are. */
export function ContinueDraft() {
  const drafts = useDrafts()
  const newest = drafts.data?.newest_draft
  if (drafts.isPending) return null
  if (drafts.isError) {
    return (
      <div className="btns" role="alert">
        <span className="tone-error strong text-small">Failed to load drafts</span>
        <Button look="quiet" busy={drafts.isFetching} onClick={() => void drafts.refetch()}>
          Try again
        </Button>
      </div>
    )
  }
  if (!newest) {
    return (
      <Button look="quiet" disabledReason="There are no drafts to continue.">
        Continue Draft
      </Button>
    )
  }
  const total = drafts.data.draft_count
  return (
    <LinkButton look="quiet" {...resumeLink(newest)}>
      Continue Draft
      <span className="button-count">
        {total}
        <span className="visually-hidden">{total === 1 ? ' draft' : ' drafts'}</span>
      </span>
    </LinkButton>
  )
}
