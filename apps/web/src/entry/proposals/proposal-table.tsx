import { useId } from 'react'
import { Table, TableHead } from '../../ui/table.tsx'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import { DayInDoubt } from './day-in-doubt.tsx'
import type { Proposals } from './use-proposals.ts'

/** Values that the form may take, each next to what its field has now and where it was found. */
export function ProposalTable({ proposals, source }: { proposals: Proposals; source: string }) {
  const id = useId()
  const { rows, isTaken, toggle } = proposals
  return (
    <Table isStacked>
      <TableHead
        columns={[
          t({ id: 'common.take', defaultMessage: 'Take' }),
          t({ id: 'common.field', defaultMessage: 'Field' }),
          t({ id: 'common.value', defaultMessage: 'Value' }),
          source,
        ]}
      />
      <tbody>
        {rows.map((row) => (
          <tr key={row.field}>
            <td>
              {row.onlyShown === undefined && (
                <input
                  type="checkbox"
                  id={`${id}-${row.field}`}
                  aria-label={t(
                    { id: 'proposal-table.take', defaultMessage: 'Take {label}' },
                    { label: row.label },
                  )}
                  checked={isTaken(row)}
                  onChange={() => toggle(row.field)}
                />
              )}
            </td>
            <td data-label={t({ id: 'common.field', defaultMessage: 'Field' })}>
              {row.onlyShown === undefined ? (
                <label htmlFor={`${id}-${row.field}`}>{row.label}</label>
              ) : (
                row.label
              )}
            </td>
            <td data-label={t({ id: 'common.value', defaultMessage: 'Value' })}>
              {row.shown}
              <DayInDoubt value={row.value} found={row.found} />
              {row.onlyShown && (
                <small>
                  {t(
                    { id: 'proposal-table.in-all', defaultMessage: 'in all; {onlyShown}' },
                    { onlyShown: row.onlyShown },
                  )}
                </small>
              )}
              {row.now !== '' && row.now !== row.shown && (
                <small>
                  {t(
                    { id: 'proposal-table.instead-of', defaultMessage: 'instead of {now}' },
                    { now: row.now },
                  )}
                </small>
              )}
              {row.now === row.shown && (
                <small> {t({ id: 'proposal-table.as-now', defaultMessage: 'as now' })}</small>
              )}
            </td>
            <td data-label={source} className={textStyles.secondary}>
              {row.found}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
