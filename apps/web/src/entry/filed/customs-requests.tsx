import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../../api/problem.ts'
import { distanceLabel, shortDay } from '../../messages/short-day.ts'
import { useDates } from '../../session/use-dates.ts'
import { announce } from '../../ui/announce.tsx'
import { Button } from '../../ui/button.tsx'
import layoutStyles from '../../ui/layout.module.css'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ProblemText } from '../../ui/problem-text.tsx'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import { T } from '../../words/text.tsx'
import styles from '../answers/condition-list.module.css'
import { showDay } from '../values/format.ts'
import { AnswerRequest } from './answer-request.tsx'
import { type CustomsRequest, closeCustomsRequest, customsRequestsQuery } from './customs-requests-api.ts'
import { LetterButton } from './letter-dialog.tsx'
import { OutcomeButton, OutcomeText } from './letter-outcome.tsx'
import { RequestUpload } from './request-upload.tsx'
import { SENDING_WAY_TEXTS } from './sending-ways.ts'

interface Props {
  entryId: string
  /** The organisation's day, `YYYY-MM-DD`. */
  today: string
}

/**
 * Shows the customs requests about this entry: the action and its last day, open ones first. Nothing if there
 * were none.
 */
export function CustomsRequests({ entryId, today }: Props) {
  const requests = useQuery(customsRequestsQuery(entryId))
  if (requests.isError) {
    return (
      <LoadFailed
        message={t({
          id: 'customs-requests.load-failed',
          defaultMessage: 'What CBP asks for could not be loaded.',
        })}
        onRetry={() => void requests.refetch()}
      />
    )
  }
  const all = requests.data?.requests ?? []
  const take = requests.data?.may_add_letter && <LetterButton today={today} />
  if (all.length === 0)
    return take ? (
      <div className={layoutStyles.actions} data-screen-only="">
        {take}
      </div>
    ) : null
  const sorted = [...all].sort((a, b) => Number(Boolean(a.closed_at)) - Number(Boolean(b.closed_at)))
  const open = all.filter(({ closed_at }) => !closed_at).length
  return (
    <Panel
      title={t({ id: 'customs-requests.title', defaultMessage: 'What CBP asks for' })}
      aside={
        <div className={layoutStyles.wrap8}>
          <span className={textStyles.secondary}>
            {t({ id: 'customs-requests.open-count', defaultMessage: '{open} open' }, { open })}
          </span>
          {take}
        </div>
      }
    >
      <ol className={`${layoutStyles.rules} ${styles.conditions}`}>
        {sorted.map((request) => (
          <Request
            key={request.id}
            entryId={entryId}
            request={request}
            today={today}
            mayClose={requests.data?.may_close ?? false}
          />
        ))}
      </ol>
    </Panel>
  )
}

interface RequestProps extends Props {
  request: CustomsRequest
  mayClose: boolean
}

function Request({ entryId, request, today, mayClose }: RequestProps) {
  const dates = useDates()
  const queryClient = useQueryClient()
  const close = useMutation({
    mutationFn: () => closeCustomsRequest(entryId, request.id),
    onSuccess: (answer) => {
      queryClient.setQueryData(customsRequestsQuery(entryId).queryKey, answer)
      announce(
        t(
          { id: 'customs-requests.closed', defaultMessage: 'Ticked off: {title}.' },
          { title: request.title },
        ),
      )
    },
  })
  const { closed_at, closed_by, code, title, action_required, due_on, received_at, answer, letter } = request
  return (
    <li>
      <span
        className={
          closed_at
            ? `${textStyles.warning} ${textStyles.strong} ${textStyles.small} ${styles.code}`
            : `${textStyles.problem} ${textStyles.small} ${styles.code}`
        }
      >
        {code}
      </span>
      <div>
        <h3>{title}</h3>
        <p>{action_required}</p>
        <small>
          {letter
            ? t(
                {
                  id: 'customs-requests.letter-of',
                  defaultMessage:
                    'Letter of {day}{part, select, none {} other {, about part {part}}}, taken in {time}',
                },
                {
                  day: showDay(letter.dated),
                  part: letter.part_number ?? 'none',
                  time: dates.dayAndTime(received_at),
                },
              )
            : t(
                { id: 'customs-requests.received', defaultMessage: 'Received {time}' },
                { time: dates.dayAndTime(received_at) },
              )}
        </small>
        {answer && (
          <p>
            {t(SENDING_WAY_TEXTS[answer.sent_by].sent, {
              day: showDay(answer.sent_on),
              documents: answer.documents.map(({ name }) => name).join(', '),
            })}
          </p>
        )}
        {answer?.text && <p>{answer.text}</p>}
        {letter?.outcome && <OutcomeText outcome={letter.outcome} part={letter.part_number} />}
        {!closed_at && mayClose && <RequestUpload entryId={entryId} request={request} />}
        <ProblemText
          text={
            close.isError
              ? messageOf(
                  close.error,
                  t({
                    id: 'customs-requests.failed',
                    defaultMessage: 'This could not be ticked off. Please try again.',
                  }),
                )
              : undefined
          }
        />
      </div>
      <div className={styles.target}>
        {closed_at ? (
          <span>
            {closed_by
              ? t(
                  { id: 'customs-requests.done-by', defaultMessage: 'Done {day} by {name}' },
                  { day: dates.day(closed_at), name: closed_by.name },
                )
              : t(
                  { id: 'customs-requests.done', defaultMessage: 'Done {day}' },
                  { day: dates.day(closed_at) },
                )}
          </span>
        ) : (
          <>
            <Due day={due_on} today={today} />
            {mayClose && (
              <div className={`${layoutStyles.wrap8} ${layoutStyles.spaceAbove8}`}>
                <AnswerRequest entryId={entryId} request={request} today={today} />
                <Button look="quiet" small busy={close.isPending} onClick={() => close.mutate()}>
                  <T
                    id="customs-requests.close"
                    defaultMessage="Mark as done<span> ({title})</span>"
                    values={{
                      title,
                      span: (content) => <span className={textStyles.visuallyHidden}>{content}</span>,
                    }}
                  />
                </Button>
              </div>
            )}
          </>
        )}
        {letter && mayClose && (
          <div className={layoutStyles.spaceAbove8}>
            <OutcomeButton entryId={entryId} request={request} today={today} />
          </div>
        )}
      </div>
    </li>
  )
}

/** The last day of an answer, large, with its distance. */
function Due({ day, today }: { day: string | null; today: string }) {
  if (!day) return <span>{t({ id: 'customs-requests.no-due-date', defaultMessage: 'No due date' })}</span>
  const isPast = today !== '' && day < today
  return (
    <p className={isPast ? `${styles.due} ${textStyles.error}` : styles.due}>
      <span>
        {isPast
          ? t({ id: 'customs-requests.was-due', defaultMessage: 'Was due' })
          : t({ id: 'customs-requests.send-by', defaultMessage: 'Send by' })}
      </span>
      <time className={`${textStyles.large} ${textStyles.strong} ${textStyles.figures}`} dateTime={day}>
        {shortDay(day, today)}
      </time>
      <span>{distanceLabel(day, today)}</span>
    </p>
  )
}
