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
  noun: string
}

/** First row, last row and number of all rows, and the buttons of the pages if there are several. */
export function Pager({ page, pageSize, total, hasMore = false, onPage, noun }: PagerProps) {
  const first = total === 0 ? 0 : (page - 1) * pageSize + 1
  const last = Math.min(page * pageSize, total)
  const pages = Math.max(1, Math.ceil(total / pageSize))
  const count = new Intl.NumberFormat('en-US')
  const lastPage = hasMore
    ? `Only the first ${count.format(total)} ${noun} are shown. Narrow the search to see others.`
    : 'This is the last page.'
  return (
    <nav className={styles.pager} aria-label={`Pages of ${noun}`}>
      <span>
        {count.format(first)}–{count.format(last)} of {hasMore && 'more than '}
        {count.format(total)} {noun}
      </span>
      {pages > 1 && (
        <span className={layoutStyles.actions}>
          <Button
            look="quiet"
            small
            disabledReason={page <= 1 ? 'This is the first page.' : undefined}
            onClick={() => onPage(page - 1)}
          >
            Previous
          </Button>
          <span>
            Page {count.format(page)} of {count.format(pages)}
          </span>
          <Button
            look="quiet"
            small
            disabledReason={page >= pages ? lastPage : undefined}
            onClick={() => onPage(page + 1)}
          >
            Next
          </Button>
        </span>
      )}
    </nav>
  )
}
