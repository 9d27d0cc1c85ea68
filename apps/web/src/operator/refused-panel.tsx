import type { Road } from '@edfe/contracts/operator/operator'
import { kindName } from '../messages/message-names.ts'
import { useDates } from '../session/use-dates.ts'
import { Button } from '../ui/button.tsx'
import tableStyles from '../ui/table.module.css'
import { t } from '../words/t.ts'
import type { Wanted } from './act-dialog.tsx'
import { actTexts } from './act-texts.ts'
import { ListPanel } from './list-panel.tsx'

interface Props {
  refused: Road['refused']
  onAct: (wanted: Wanted) => void
}

/** Filings that the gateway refused for good, each with why; nothing of what they say. */
export function RefusedPanel({ refused, onAct }: Props) {
  const dates = useDates()
  const filed = t({ id: 'refused-panel.filed', defaultMessage: 'Submitted' })
  const problem = t({ id: 'waiting-panel.problem', defaultMessage: 'Problem' })
  return (
    <ListPanel
      title={t({ id: 'refused-panel.title', defaultMessage: 'Messages that the gateway refused' })}
      rows={refused}
      empty={t({ id: 'refused-panel.none', defaultMessage: 'The gateway has refused no message.' })}
      columns={[t({ id: 'waiting-panel.message', defaultMessage: 'Message' }), filed, problem]}
      hasActions
    >
      {({ id, organization, kind, submitted_at, ...row }) => {
        const since = dates.dayAndTime(submitted_at)
        return (
          <tr key={id}>
            <td className={tableStyles.twoLines}>
              {organization}
              <small>{kindName(kind)}</small>
            </td>
            <td data-label={filed}>{since}</td>
            <td data-label={problem}>{row.problem}</td>
            <td className={tableStyles.actions}>
              <Button
                look="quiet"
                small
                aria-label={t(
                  {
                    id: 'refused-panel.send-again-of',
                    defaultMessage: 'Send again: {organization}, {since}',
                  },
                  { organization, since },
                )}
                onClick={() =>
                  onAct({
                    order: { act: 'send_again', id },
                    about: t(
                      { id: 'waiting-panel.of', defaultMessage: '{organization}, since {since}.' },
                      { organization, since },
                    ),
                  })
                }
              >
                {actTexts('send_again').label}
              </Button>
            </td>
          </tr>
        )
      }}
    </ListPanel>
  )
}
