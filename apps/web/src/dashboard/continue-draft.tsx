import { useDrafts } from '../api/dashboard.ts'
import { resumeLink } from '../entry/entry-link.ts'
import buttonStyles from '../ui/button.module.css'
import { Button } from '../ui/button.tsx'
import layoutStyles from '../ui/layout.module.css'
import { LinkButton } from '../ui/link-button.tsx'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'
import { T } from '../words/text.tsx'

/** Leads to the saved step of the newest draft and says how many drafts there are. */
export function ContinueDraft() {
  const drafts = useDrafts()
  const newest = drafts.data?.newest_draft
  if (drafts.isPending) return null
  if (drafts.isError) {
    return (
      <div className={layoutStyles.actions} role="alert">
        <span className={`${textStyles.error} ${textStyles.strong} ${textStyles.small}`}>
          {t({ id: 'continue-draft.failed-to-load-drafts', defaultMessage: 'Failed to load drafts' })}
        </span>
        <Button look="quiet" busy={drafts.isFetching} onClick={() => void drafts.refetch()}>
          {t({ id: 'common.try-again', defaultMessage: 'Try again' })}
        </Button>
      </div>
    )
  }
  if (!newest) {
    return (
      <Button
        look="quiet"
        disabledReason={t({
          id: 'continue-draft.there-are-no-drafts-to',
          defaultMessage: 'There are no drafts to continue.',
        })}
      >
        {t({ id: 'continue-draft.continue-draft', defaultMessage: 'Continue Draft' })}
      </Button>
    )
  }
  const total = drafts.data.draft_count
  // Its page is fetched before it is pressed.
  return (
    <LinkButton look="quiet" preload="render" {...resumeLink(newest)}>
      <T
        id="continue-draft.counted"
        defaultMessage="Continue Draft<count>{total}<unit>{total, plural, one { draft} other { drafts}}</unit></count>"
        values={{
          total,
          unit: (content) => <span className={textStyles.visuallyHidden}>{content}</span>,
          count: (content) => <span className={buttonStyles.count}>{content}</span>,
        }}
      />
    </LinkButton>
  )
}
