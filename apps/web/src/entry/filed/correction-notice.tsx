import type { Entry } from '@edfe/contracts/entries/entry'
import { isRejected } from '@edfe/domain/entry'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import layoutStyles from '../../ui/layout.module.css'
import panelStyles from '../../ui/panel.module.css'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import { ConditionList } from '../answers/condition-list.tsx'
import { useEntry } from '../editing/entry-context.ts'
import { filingQuery } from '../editing/entry-queries.ts'
import { entryLink } from '../entry-link.ts'
import { stepOfPage } from '../pages/step-path.ts'
import styles from './correction-notice.module.css'

/** On a draft that corrects or replaces a filed entry: what customs said, each condition with the way to its field here. */
export function CorrectionNotice({ page }: { page: string }) {
  const entry = useEntry()
  if (!entry.corrects_entry_id) return null
  return (
    <Correction
      earlierId={entry.corrects_entry_id}
      isOpen={['header', 'review_submit'].includes(stepOfPage(page)?.key ?? '')}
    />
  )
}

/** Open where the correction starts, and on the review; folded on the steps that are passed through. */
function Correction({ earlierId, isOpen }: { earlierId: string; isOpen: boolean }) {
  const entry = useEntry()
  const { data } = useQuery(filingQuery(earlierId))
  const conditions = data?.conditions ?? []
  const words = noticeWords(entry)
  return (
    <details
      className={`${layoutStyles.spaceBelow24} ${styles.correction} ${panelStyles.panel}`}
      open={isOpen}
    >
      <summary>
        {conditions.length === 0
          ? words.what
          : t(
              {
                id: 'correction-notice.conditions',
                defaultMessage: '{draft}: {count, plural, one {# condition} other {# conditions}}',
              },
              { draft: words.what, count: conditions.length },
            )}
      </summary>
      <p className={textStyles.small}>
        <Link {...entryLink(earlierId, 'step-1')}>{words.view}</Link>
      </p>
      {conditions.length > 0 && <ConditionList entry={entry} conditions={conditions} />}
    </details>
  )
}

/**
 * Returns the words for the draft and the entry that it corrects. The correction of a correction after payment
 * that CBP rejected is called the correction of a rejected entry.
 */
function noticeWords({ corrects_summary, is_post_summary }: Entry): { what: string; view: string } {
  if (isRejected(corrects_summary))
    return {
      what: t({
        id: 'correction-notice.corrects-rejected',
        defaultMessage: 'This draft corrects a rejected entry',
      }),
      view: t({ id: 'correction-notice.view-rejected', defaultMessage: 'View the rejected entry' }),
    }
  return is_post_summary
    ? {
        what: t({
          id: 'correction-notice.corrects-paid',
          defaultMessage: 'This draft corrects an entry after payment',
        }),
        view: t({ id: 'correction-notice.view-on-file', defaultMessage: 'View the entry on file' }),
      }
    : {
        what: t({
          id: 'correction-notice.replaces-accepted',
          defaultMessage: 'This draft replaces an accepted entry',
        }),
        view: t({
          id: 'correction-notice.view-accepted',
          defaultMessage: 'View the accepted entry',
        }),
      }
}
