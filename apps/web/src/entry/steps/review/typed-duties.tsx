import type { Entry } from '@edfe/contracts/entries/entry'
import { formatUsd } from '@edfe/domain/money'
import { Link } from '@tanstack/react-router'
import { Alert } from '../../../ui/alert.tsx'
import { entryLink } from '../../entry-link.ts'
import { choicesOf } from '../../form/choices.ts'
import { lineNumberText } from '../../lines-sheet/line-text.ts'

/** The duties that a person typed over those of the tariff, with both amounts and the reason. */
export function TypedDuties({ entry }: { entry: Entry }) {
  const typed = (entry.draft_data.line_items ?? []).filter(
    ({ duty_source, duty_calculated }) => duty_source === 'typed' && duty_calculated,
  )
  if (typed.length === 0) return null
  return (
    <Alert tone="info">
      <h2>{typed.length === 1 ? '1 duty is typed over' : `${typed.length} duties are typed over`}</h2>
      <ul>
        {typed.map(({ id, line_number, duty_amount, duty_calculated, duty_reason, duty_note }) => (
          <li key={id}>
            <span>
              <Link {...entryLink(entry.id, 'step-4')}>Line {lineNumberText(line_number - 1)}</Link>
            </span>
            <span>
              {formatUsd(duty_amount)} instead of {formatUsd(duty_calculated)}. {reasonText(duty_reason)}.
              {duty_note && ` ${duty_note}`}
            </span>
          </li>
        ))}
      </ul>
    </Alert>
  )
}

const reasonText = (reason: string | undefined): string =>
  choicesOf('line_items.0.duty_reason')?.find(({ value }) => value === reason)?.label ?? 'No reason is given'
