import type { Correction } from '@edfe/contracts/customs/correction'
import type { Entry } from '@edfe/contracts/entries/entry'
import { formatDay, parseDay } from '@edfe/domain/calendar'
import { formatUsd } from '@edfe/domain/money'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { messageOf } from '../../../api/problem.ts'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import panelStyles from '../../../ui/panel.module.css'
import { Panel } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Table, TableHead } from '../../../ui/table.tsx'
import { t } from '../../../words/t.ts'
import { correctionQuery } from '../../editing/entry-queries.ts'
import { entryLink } from '../../entry-link.ts'
import { lineNumberText } from '../../lines-sheet/line-text.ts'
import { amountName, leadOf } from './correction-words.ts'

interface Props {
  entry: Entry
  /** True if the review found errors: then the amounts are not final. */
  hasErrors?: boolean
}

/** On a post summary correction: what it changes in the summary on file, before and after, and what that costs. */
export function CorrectionChanges({ entry, hasErrors = false }: Props) {
  const { data, isError, error, refetch } = useQuery(correctionQuery(entry))
  if (isError && !data) {
    const message = messageOf(
      error,
      t({
        id: 'correction-changes.failed',
        defaultMessage: 'The changes could not be loaded. Please try again.',
      }),
    )
    return <LoadFailed message={message} onRetry={() => void refetch()} />
  }
  return (
    <Panel
      title={t({ id: 'correction-changes.title', defaultMessage: 'What this correction changes' })}
      aside={
        data && (
          <Link {...entryLink(data.on_file, 'step-1')}>
            {t({ id: 'correction-changes.view-entry-file', defaultMessage: 'View the entry on file' })}
          </Link>
        )
      }
    >
      {data ? (
        <Changes
          correction={data}
          isOpen={entry.may.edit}
          hasErrors={hasErrors}
          isAccelerated={entry.draft_data.header?.accelerated_liquidation === true}
        />
      ) : (
        <div className={panelStyles.body}>
          <Skeleton
            rows={3}
            label={t({
              id: 'correction-changes.comparing-entry-file',
              defaultMessage: 'Comparing with the entry on file…',
            })}
          />
        </div>
      )}
    </Panel>
  )
}

interface ChangesProps {
  correction: Correction
  /** True if the correction can still be changed. */
  isOpen: boolean
  hasErrors: boolean
  /** True if CBP is asked to accelerate the liquidation. */
  isAccelerated: boolean
}

function Changes({
  correction: { changes, amounts, difference, last_day },
  isOpen,
  hasErrors,
  isAccelerated,
}: ChangesProps) {
  const last = parseDay(last_day ?? undefined)
  return (
    <>
      <div className={panelStyles.body}>
        <p>
          <strong>{leadOf(changes.length, difference, hasErrors)}</strong>
        </p>
        {isAccelerated && (
          <p>
            {t({
              id: 'correction-changes.cbp-asked-accelerate-liquidation',
              defaultMessage: 'CBP is asked to accelerate the liquidation.',
            })}
          </p>
        )}
        {isOpen && last && (
          <p>
            {t(
              {
                id: 'correction-changes.cbp-accepts-correction-until',
                defaultMessage:
                  'CBP accepts a correction until {last}, unless it extends the liquidation. Port of entry and importer cannot change.',
              },
              { last: formatDay(last) },
            )}
          </p>
        )}
      </div>
      {changes.length > 0 && (
        <Table isStacked>
          <TableHead
            columns={[
              t({ id: 'correction-changes.data', defaultMessage: 'Data' }),
              t({ id: 'correction-changes.on-file', defaultMessage: 'On file' }),
              t({ id: 'correction-changes.corrected', defaultMessage: 'Corrected' }),
              t({ id: 'correction-changes.reason-code', defaultMessage: 'Reason code' }),
            ]}
          />
          <tbody>
            {changes.map(({ code, label, line, before, after }) => (
              <tr key={`${line ?? ''} ${label}`}>
                <td>
                  {line === undefined
                    ? label
                    : t(
                        { id: 'correction-changes.line', defaultMessage: '{label}, line {line}' },
                        { label, line: lineNumberText(line - 1) },
                      )}
                </td>
                <td data-label={t({ id: 'correction-changes.on-file', defaultMessage: 'On file' })}>
                  {before || t({ id: 'common.none', defaultMessage: 'None' })}
                </td>
                <td data-label={t({ id: 'correction-changes.corrected', defaultMessage: 'Corrected' })}>
                  {after || t({ id: 'common.none', defaultMessage: 'None' })}
                </td>
                <td data-label={t({ id: 'correction-changes.reason-code', defaultMessage: 'Reason code' })}>
                  {code}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {amounts.length > 0 && (
        <Table isStacked>
          <TableHead
            columns={[
              t({ id: 'common.amount', defaultMessage: 'Amount' }),
              t({ id: 'correction-changes.on-file', defaultMessage: 'On file' }),
              t({ id: 'correction-changes.corrected', defaultMessage: 'Corrected' }),
              t({ id: 'correction-changes.difference', defaultMessage: 'Difference' }),
            ]}
          />
          <tbody>
            {amounts.map(({ kind, before, after, difference: more }) => (
              <tr key={kind}>
                <td>{amountName(kind)}</td>
                <td data-label={t({ id: 'correction-changes.on-file', defaultMessage: 'On file' })}>
                  {formatUsd(before)}
                </td>
                <td data-label={t({ id: 'correction-changes.corrected', defaultMessage: 'Corrected' })}>
                  {formatUsd(after)}
                </td>
                <td data-label={t({ id: 'correction-changes.difference', defaultMessage: 'Difference' })}>
                  {more.startsWith('-') ? `− ${formatUsd(more.slice(1))}` : `+ ${formatUsd(more)}`}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </>
  )
}
