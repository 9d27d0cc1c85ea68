import { t } from '../words/t.ts'
import { Button } from './button.tsx'
import layoutStyles from './layout.module.css'
import styles from './pager.module.css'

interface PagerProps {
  page: number
  pageSize: number
  total: number
  /** More than `total`, which cannot be paged through. */
  hasMore?: boolean | undefined
  onPage: (page: number) => void
  /** What the rows are. */
  of: 'entries' | 'events' | 'parts'
}

/** First row, last row and number of all rows, and the buttons of the pages if there are several. */
export function Pager({ page, pageSize, total, hasMore = false, onPage, of }: PagerProps) {
  const first = total === 0 ? 0 : (page - 1) * pageSize + 1
  const last = Math.min(page * pageSize, total)
  const pages = Math.max(1, Math.ceil(total / pageSize))
  const count = new Intl.NumberFormat('en-US')
  const lastPage = hasMore
    ? t(
        {
          id: 'pager.only-the-first-are-shown',
          defaultMessage:
            '{of, select, entries {Only the first {total} entries are shown.} events {Only the first {total} events are shown.} other {Only the first {total} parts are shown.}} Narrow the search to see others.',
        },
        { of, total: count.format(total) },
      )
    : t({ id: 'pager.this-is-the-last-page', defaultMessage: 'This is the last page.' })
  return (
    <nav
      className={styles.pager}
      aria-label={t(
        {
          id: 'pager.pages-of',
          defaultMessage:
            '{of, select, entries {Pages of entries} events {Pages of events} other {Pages of parts}}',
        },
        { of },
      )}
    >
      <span>
        {t(
          {
            id: 'pager.of',
            defaultMessage:
              '{of, select, entries {{first}–{last} of {hasMore, select, yes {more than } other {}}{total} entries} events {{first}–{last} of {hasMore, select, yes {more than } other {}}{total} events} other {{first}–{last} of {hasMore, select, yes {more than } other {}}{total} parts}}',
          },
          {
            first: count.format(first),
            last: count.format(last),
            hasMore: hasMore ? 'yes' : 'no',
            total: count.format(total),
            of,
          },
        )}
      </span>
      {pages > 1 && (
        <span className={layoutStyles.actions}>
          <Button
            look="quiet"
            small
            disabledReason={
              page <= 1
                ? t({ id: 'pager.this-is-the-first-page', defaultMessage: 'This is the first page.' })
                : undefined
            }
            onClick={() => onPage(page - 1)}
          >
            {t({ id: 'pager.previous', defaultMessage: 'Previous' })}
          </Button>
          <span>
            {t(
              { id: 'pager.page-of', defaultMessage: 'Page {page} of {pages}' },
              { page: count.format(page), pages: count.format(pages) },
            )}
          </span>
          <Button
            look="quiet"
            small
            disabledReason={page >= pages ? lastPage : undefined}
            onClick={() => onPage(page + 1)}
          >
            {t({ id: 'common.next', defaultMessage: 'Next' })}
          </Button>
        </span>
      )}
    </nav>
  )
}
