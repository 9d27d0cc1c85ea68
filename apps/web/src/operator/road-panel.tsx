import type { Road } from '@edfe/contracts/operator/operator'
import { useDates } from '../session/use-dates.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import ledgerStyles from '../ui/ledger.module.css'
import panelStyles from '../ui/panel.module.css'
import { Panel } from '../ui/panel.tsx'
import { t } from '../words/t.ts'
import type { Wanted } from './act-dialog.tsx'
import { actTexts } from './act-texts.ts'
import { RefusedPanel } from './refused-panel.tsx'
import { roadName } from './road-words.ts'
import { WaitingPanel } from './waiting-panel.tsx'

interface Props {
  road: Road
  onAct: (wanted: Wanted) => void
}

/** The road to customs: last contact in each direction, what waits, what is not read, and whether sending is paused. */
export function RoadPanel({ road, onAct }: Props) {
  const act = road.paused_at ? 'resume_sending' : 'pause_sending'
  return (
    <>
      <Panel
        title={t({ id: 'road-panel.road', defaultMessage: 'Road to customs' })}
        aside={
          <Button look="quiet" small onClick={() => onAct({ order: { act }, about: '' })}>
            {actTexts(act).label}
          </Button>
        }
      >
        <div className={panelStyles.body}>
          <RoadAlert road={road} />
          <RoadFacts road={road} />
        </div>
      </Panel>
      <WaitingPanel transmissions={road.transmissions} onAct={onAct} />
      <RefusedPanel refused={road.refused} onAct={onAct} />
    </>
  )
}

/** The one thing that the operator has to know first: sending is paused, the other side is away, or messages wait too long. */
function RoadAlert({ road: { paused_at, away_since, is_late, alert_minutes } }: Pick<Props, 'road'>) {
  const dates = useDates()
  if (paused_at)
    return (
      <Alert tone="info">
        <p>
          {t(
            {
              id: 'road-panel.paused',
              defaultMessage: 'Sending has been paused since {since}. Answers still come in.',
            },
            { since: dates.dayAndTime(paused_at) },
          )}
        </p>
      </Alert>
    )
  if (away_since)
    return (
      <Alert>
        <p>
          {t(
            { id: 'road-panel.away', defaultMessage: 'The other side has not answered since {since}.' },
            { since: dates.dayAndTime(away_since) },
          )}
        </p>
      </Alert>
    )
  if (!is_late) return null
  return (
    <Alert>
      <p>
        {t(
          {
            id: 'road-panel.late',
            defaultMessage:
              'The oldest message has waited for more than {minutes, plural, one {# minute} other {# minutes}}.',
          },
          { minutes: alert_minutes },
        )}
      </p>
    </Alert>
  )
}

function RoadFacts({ road }: Pick<Props, 'road'>) {
  const dates = useDates()
  const time = (at: string | null) =>
    at ? dates.dayAndTime(at) : t({ id: 'road-panel.never', defaultMessage: 'Never' })
  const facts = [
    [t({ id: 'road-panel.way', defaultMessage: 'Road' }), roadName(road.gateway)],
    [t({ id: 'road-panel.sent', defaultMessage: 'Last taken by the other side' }), time(road.sent_at)],
    [t({ id: 'road-panel.heard', defaultMessage: 'Last asked for messages' }), time(road.heard_at)],
    [t({ id: 'road-panel.received', defaultMessage: 'Last message received' }), time(road.received_at)],
    [t({ id: 'road-panel.waiting', defaultMessage: 'Wait for an answer' }), String(road.waiting)],
    [
      t({ id: 'road-panel.oldest', defaultMessage: 'Oldest of them' }),
      road.oldest_at
        ? dates.dayAndTime(road.oldest_at)
        : t({ id: 'road-panel.none', defaultMessage: 'None' }),
    ],
    [t({ id: 'road-panel.unread', defaultMessage: 'Received and not read yet' }), String(road.unread)],
    [t({ id: 'road-panel.unmatched', defaultMessage: 'Without an entry' }), String(road.unmatched)],
    [
      t({ id: 'road-panel.unreadable', defaultMessage: 'Answers that cannot be read' }),
      String(road.unreadable),
    ],
  ] as const
  return (
    <table className={ledgerStyles.ledger}>
      <tbody>
        {facts.map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
