import type { Operations } from '@edfe/contracts/operator/operator'
import { addressOf } from '../api/client.ts'
import { useDates } from '../session/use-dates.ts'
import { claimLabel } from '../settings/organization/claim-label.ts'
import { Button } from '../ui/button.tsx'
import tableStyles from '../ui/table.module.css'
import { t } from '../words/t.ts'
import type { Wanted } from './act-dialog.tsx'
import { actTexts } from './act-texts.ts'
import { ListPanel } from './list-panel.tsx'
import styles from './operator.module.css'

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
      title={t({ id: 'filing-requests-panel.numbers-to-confirm', defaultMessage: 'Numbers to confirm' })}
      rows={requests}
      empty={t({
        id: 'filing-requests-panel.no-organization-waits-for-a',
        defaultMessage: 'No organization waits for a number.',
      })}
      columns={[
        t({ id: 'common.organization', defaultMessage: 'Organization' }),
        t({ id: 'common.number', defaultMessage: 'Number' }),
        t({ id: 'filing-requests-panel.letter', defaultMessage: 'Letter' }),
      ]}
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
          <td
            data-label={t({ id: 'common.number', defaultMessage: 'Number' })}
            className={tableStyles.twoLines}
          >
            {number}
            <small>{claimLabel(kind)}</small>
          </td>
          <td data-label={t({ id: 'filing-requests-panel.letter', defaultMessage: 'Letter' })}>
            {letter ? (
              <a href={addressOf('getFilingLetter', { params: { id } })} download>
                {letter}
              </a>
            ) : (
              t({ id: 'common.none', defaultMessage: 'None' })
            )}
          </td>
          <td className={`${tableStyles.actions} ${styles.acts}`}>
            {ACTS.map((act) => (
              <Button
                key={act}
                look="quiet"
                small
                aria-label={t(
                  {
                    id: 'filing-requests-panel.act',
                    defaultMessage:
                      '{act, select, confirm_number {{kind, select, filer_code {Confirm filer code {number} of {organization}} other {Confirm importer number {number} of {organization}}}} other {{kind, select, filer_code {Refuse filer code {number} of {organization}} other {Refuse importer number {number} of {organization}}}}}',
                  },
                  { act, kind, number, organization },
                )}
                onClick={() =>
                  onAct({
                    order: { act, id },
                    about: t(
                      {
                        id: 'filing-requests-panel.of-2',
                        defaultMessage: '{kind} {number} of {organization}.',
                      },
                      { kind: claimLabel(kind), number, organization },
                    ),
                  })
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
