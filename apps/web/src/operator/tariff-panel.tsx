import type { Operations } from '@edfe/contracts/operator/operator'
import type { TariffUpdateState } from '@edfe/contracts/operator/tariff-updates'
import { useDates } from '../session/use-dates.ts'
import { Button } from '../ui/button.tsx'
import tableStyles from '../ui/table.module.css'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'
import type { Wanted } from './act-dialog.tsx'
import { actTexts } from './act-texts.ts'
import { ListPanel } from './list-panel.tsx'
import styles from './operator.module.css'
import { TariffDifferenceList } from './tariff-difference-list.tsx'

type Update = Operations['tariff']['updates'][number]

/** Editions of the schedule and of measures that the server fetched: what they change, and whether one waits for the operator. */
export function TariffPanel({
  tariff: { is_fetched, may_fetch, updates },
  onAct,
}: {
  tariff: Operations['tariff']
  onAct: (wanted: Wanted) => void
}) {
  return (
    <ListPanel
      title={t({ id: 'tariff-panel.tariff', defaultMessage: 'Tariff schedule' })}
      rows={updates}
      empty={
        is_fetched
          ? t({
              id: 'tariff-panel.nothing-yet',
              defaultMessage: 'The server fetches the tariff once a day. It has not done so yet.',
            })
          : t({
              id: 'tariff-panel.not-fetched',
              defaultMessage:
                'The tariff is not fetched. The settings TARIFF_SOURCE_URL and TARIFF_MEASURES_URL turn that on; npm run tariff:load loads an edition by hand.',
            })
      }
      columns={[
        t({ id: 'tariff-panel.edition', defaultMessage: 'Edition' }),
        t({ id: 'tariff-panel.difference', defaultMessage: 'Difference' }),
        t({ id: 'record-panels.outcome', defaultMessage: 'Outcome' }),
      ]}
      aside={
        may_fetch && (
          <Button
            look="quiet"
            small
            onClick={() =>
              onAct({
                order: { act: 'fetch_tariff' },
                about: t({
                  id: 'tariff-panel.fetch-about',
                  defaultMessage:
                    'The server asks the addresses of TARIFF_SOURCE_URL and TARIFF_MEASURES_URL.',
                }),
              })
            }
          >
            {actTexts('fetch_tariff').label}
          </Button>
        )
      }
      hasActions
    >
      {(update) => <UpdateRow key={update.id} update={update} onAct={onAct} />}
    </ListPanel>
  )
}

function UpdateRow({ update, onAct }: { update: Update; onAct: (wanted: Wanted) => void }) {
  const dates = useDates()
  const { id, kind, edition, first_day, fetched_at, fetched_by, source, schedule_sha256 } = update
  const isMeasures = kind === 'measures'
  const name =
    edition ??
    (isMeasures
      ? t({ id: 'tariff-panel.measures', defaultMessage: 'Measures' })
      : t({ id: 'common.unknown', defaultMessage: 'Unknown' }))
  const act = (order: Wanted['order'], firstDay?: string) =>
    onAct({
      order,
      about: isMeasures
        ? t({ id: 'tariff-panel.about-measures', defaultMessage: '{edition}, signed.' }, { edition: name })
        : t(
            { id: 'tariff-panel.about', defaultMessage: '{edition}, published {day}.' },
            { edition: name, day: first_day ? dates.day(first_day) : '' },
          ),
      ...(firstDay && { firstDay }),
    })
  return (
    <tr>
      <td className={tableStyles.twoLines}>
        {name}
        <small className={styles.words}>
          {t(
            {
              id: 'tariff-panel.fetched',
              defaultMessage: 'Fetched {at} by {machine} from {address}',
            },
            { at: dates.dayAndTime(fetched_at), machine: fetched_by, address: source },
          )}
          {schedule_sha256 && `\nSHA-256 ${schedule_sha256}`}
        </small>
      </td>
      <td data-label={t({ id: 'tariff-panel.difference', defaultMessage: 'Difference' })}>
        <Difference update={update} />
      </td>
      <td data-label={t({ id: 'record-panels.outcome', defaultMessage: 'Outcome' })}>
        <Outcome update={update} />
      </td>
      <td className={`${tableStyles.actions} ${styles.acts}`}>
        {update.state === 'waiting' && (
          <>
            <Button
              look="quiet"
              small
              aria-label={`${actTexts('approve_tariff').label}: ${name}`}
              onClick={() =>
                isMeasures
                  ? act({ act: 'approve_measures', id })
                  : act({ act: 'approve_tariff', id }, first_day ?? undefined)
              }
            >
              {actTexts('approve_tariff').label}
            </Button>
            <Button
              look="quiet"
              small
              aria-label={`${actTexts('decline_tariff').label}: ${name}`}
              onClick={() => act({ act: 'decline_tariff', id })}
            >
              {actTexts('decline_tariff').label}
            </Button>
          </>
        )}
      </td>
    </tr>
  )
}

/** What it changes: numbers of the schedule, or one sentence for each operation of measures. */
function Difference({ update: { kind, state, difference, changes } }: { update: Update }) {
  if (difference) return <TariffDifferenceList difference={difference} />
  if (changes.length > 0)
    return (
      <ul className={styles.words}>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    )
  return kind === 'measures' && state === 'waiting'
    ? t({ id: 'tariff-panel.no-duty-changes', defaultMessage: 'No duty changes.' })
    : '–'
}

/** Shows the outcome of an update, and the reason. */
function Outcome({ update: { state, problems, decided_by, decided_at, reason } }: { update: Update }) {
  const dates = useDates()
  return (
    <>
      {stateText(state)}
      {decided_by && decided_at && (
        <p className={textStyles.secondary}>
          {t(
            { id: 'tariff-panel.decided', defaultMessage: '{who}, {at}' },
            { who: decided_by, at: dates.dayAndTime(decided_at) },
          )}
          {reason && `: ${reason}`}
        </p>
      )}
      {problems.length > 0 && (
        <ul className={`${textStyles.secondary} ${styles.words}`}>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
    </>
  )
}

const stateText = (state: TariffUpdateState): string =>
  t(
    {
      id: 'tariff-panel.state',
      defaultMessage:
        '{state, select, fetching {Being fetched} failed {No file came} refused {Refused by the checks; nothing was stored} known {Nothing new} waiting {Waits for your decision} approved {In use} declined {Refused} other {Replaced by a newer file}}',
    },
    { state },
  )
