import { MOST_SCANS } from '../../recognition/paper.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { t } from '../../words/t.ts'
import type { Comparison } from './use-comparison.ts'

/** Says that rows come from a picture, how many nobody has compared with it, and which pages were not read. */
export function FromPicture({ comparison, left }: { comparison: Comparison; left: number }) {
  const { open, clear } = comparison
  return (
    <Alert tone="info" isFlush>
      <h3>
        {t({
          id: 'from-picture.these-values-were-read',
          defaultMessage: 'These values were read from a picture, and some may be wrong',
        })}
      </h3>
      <p role="status">
        {t(
          {
            id: 'from-picture.compare-each-row',
            defaultMessage:
              '{open, plural, =0 {All rows are compared with the picture.} one {Compare # row with the picture, correct what differs, and mark the row as compared.} other {Compare # rows with the picture, correct what differs, and mark each row as compared.}}',
          },
          { open: open.length },
        )}
      </p>
      {left > 0 && (
        <p>
          {t(
            {
              id: 'from-picture.more-scanned-pages',
              defaultMessage:
                '{left, plural, one {# more scanned page was} other {# more scanned pages were}} not read: {most} are read at once. Split the file.',
            },
            { left, most: MOST_SCANS },
          )}
        </p>
      )}
      {clear.length > 0 && (
        <Button look="quiet" small onClick={() => comparison.setCompared(clear, true)}>
          {t(
            {
              id: 'from-picture.all-easy-rows-agree',
              defaultMessage:
                '{count, plural, one {The row without a mark of doubt agrees} other {The # rows without a mark of doubt agree}}',
            },
            { count: clear.length },
          )}
        </Button>
      )}
    </Alert>
  )
}
