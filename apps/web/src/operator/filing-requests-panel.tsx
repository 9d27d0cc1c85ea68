import type { Operations } from '@edfe/contracts/operator/operator'
import { addressOf } from '../api/client.ts'
import { useDates } from '../session/use-dates.ts'
import { claimLabel } from '../settings/claim-label.ts'
import { Button } from '../ui/button.tsx'
import tableStyles from '../ui/table.module.css'
import type { Wanted } from './act-dialog.tsx'
import { actTexts } from './act-texts.ts'
import { ListPanel } from './list-panel.tsx'

const ACTS = ['confirm_number', 'refuse_number'] as const

/** Filer codes and importer numbers that organizations ask to have confirmed, with their letters. */
export function FilingRequestsPanel({
  requests,
  onAct,
}: {
  requests: Operations['filing_requests']
  onAct: (wanted: Wanted) => void
}) {
  const dates = useDates()
  return (
    <ListPanel
      title="Numbers to confirm"
      rows={requests}
      empty="No organization waits for a number."
      columns={['Organization', 'Number', 'Letter']}
      hasActions
    >
      {({ id, organization, kind, number, asked_by, asked_at, letter }) => (
        <tr key={id}>
          <td className={tableStyles.twoLines}>
            {organization}
            <small>
              {asked_by}, {dates.dayAndTime(asked_at)}
            </small>
          </td>
          <td data-label="Number" className={tableStyles.twoLines}>
            {number}
            <small>{claimLabel(kind)}</small>
          </td>
          <td data-label="Letter">
            {letter ? (
              <a href={addressOf('getFilingLetter', { params: { id } })} download>
                {letter}
              </a>
            ) : (
              'None'
            )}
          </td>
          <td className={tableStyles.actions}>
            {ACTS.map((act) => (
              <Button
                key={act}
                look="quiet"
                small
                aria-label={`${actTexts(act).label} ${claimLabel(kind).toLowerCase()} ${number} of ${organization}`}
                onClick={() =>
                  onAct({ order: { act, id }, about: `${claimLabel(kind)} ${number} of ${organization}.` })
                }
              >
                {actTexts(act).label}
              </Button>
            ))}
          </td>
        </tr>
      )}
    </ListPanel>
  )
}
