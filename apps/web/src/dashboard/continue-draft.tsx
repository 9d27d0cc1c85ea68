import { useDrafts } from '../api/dashboard.ts'
import { resumeLink } from '../entry/entry-link.ts'
import buttonStyles from '../ui/button.module.css'
import { Button } from '../ui/button.tsx'
import layoutStyles from '../ui/layout.module.css'
import { LinkButton } from '../ui/link-button.tsx'
import textStyles from '../ui/text.module.css'

/** Leads to the saved step of the newest draft and says how many drafts there are. */
export function ContinueDraft() {
  const drafts = useDrafts()
  const newest = drafts.data?.newest_draft
  if (drafts.isPending) return null
  if (drafts.isError) {
    return (
      <div className={layoutStyles.actions} role="alert">
        <span className={`${textStyles.error} ${textStyles.strong} ${textStyles.small}`}>
          Failed to load drafts
        </span>
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
      <span className={buttonStyles.count}>
        {total}
        <span className={textStyles.visuallyHidden}>{total === 1 ? ' draft' : ' drafts'}</span>
      </span>
    </LinkButton>
  )
}
