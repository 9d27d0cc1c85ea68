import type { Entry } from '@edfe/contracts/entries/entry'
import { formatUsd, toCents } from '@edfe/domain/money'
import { Link } from '@tanstack/react-router'
import { Alert } from '../../../ui/alert.tsx'
import { t } from '../../../words/t.ts'
import { entryLink } from '../../entry-link.ts'
import { choicesOf } from '../../form/choices.ts'
import { lineNumberText } from '../../lines-sheet/line-text.ts'
import { stillRemoved } from '../../tariff/removed-rows.ts'

/** The duties that a person typed over those of the tariff, with both amounts and the reason. */
export function TypedDuties({ entry }: { entry: Entry }) {
  const typed = (entry.draft_data.line_items ?? []).filter(
    ({ duty_source, duty_amount, duty_calculated, tariff_rows_removed: removed = [] }) =>
      duty_source === 'typed' &&
      ((duty_calculated && toCents(duty_calculated) !== toCents(duty_amount)) || removed.length > 0),
  )
  if (typed.length === 0) return null
  return (
    <Alert tone="info">
      <h2>
        {typed.length === 1
          ? t({ id: 'typed-duties.1-duty-typed-over', defaultMessage: '1 duty is typed over' })
          : t(
              { id: 'typed-duties.duties-typed-over', defaultMessage: '{count} duties are typed over' },
              { count: typed.length },
            )}
      </h2>
      <ul>
        {typed.map((line) => (
          <li key={line.id}>
            <span>
              <Link {...entryLink(entry.id, 'step-4')}>
                {t(
                  { id: 'typed-duties.line', defaultMessage: 'Line {line}' },
                  { line: lineNumberText(line.line_number - 1) },
                )}
              </Link>
            </span>
            <span>
              {line.duty_calculated &&
                `${t(
                  { id: 'typed-duties.instead-of', defaultMessage: '{typed} instead of {calculated}.' },
                  { typed: formatUsd(line.duty_amount), calculated: formatUsd(line.duty_calculated) },
                )} `}
              {reasonText(line.duty_reason)}.{line.duty_note && ` ${line.duty_note}`}
              {stillRemoved(line.tariff_rows_removed ?? [], line.tariff_rows ?? []).map(
                ({ hts, rate }) =>
                  ` ${t(
                    {
                      id: 'typed-duties.row-removed-hand-step',
                      defaultMessage: 'Row {hts} ({rate}) was removed by hand; step 4 puts it back.',
                    },
                    { hts, rate },
                  )}`,
              )}
            </span>
          </li>
        ))}
      </ul>
    </Alert>
  )
}

const reasonText = (reason: string | undefined): string =>
  choicesOf('line_items.0.duty_reason')?.find(({ value }) => value === reason)?.label ??
  t({ id: 'typed-duties.no-reason-given', defaultMessage: 'No reason is given' })
