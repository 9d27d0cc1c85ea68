import type { MessageAnswer } from '@edfe/contracts/customs/messages'
import { getRouteApi, Link, notFound, rootRouteId } from '@tanstack/react-router'
import { ApiProblem } from '../api/problem.ts'
import { messageName } from '../messages/message-names.ts'
import { useDates } from '../session/use-dates.ts'
import { Button } from '../ui/button.tsx'
import layoutStyles from '../ui/layout.module.css'
import { LinkButton } from '../ui/link-button.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import { PageHead } from '../ui/page-head.tsx'
import panelStyles from '../ui/panel.module.css'
import { Panel } from '../ui/panel.tsx'
import { Records } from '../ui/records.tsx'
import { saveFile } from '../ui/save-file.ts'
import { PageSkeleton } from '../ui/skeleton.tsx'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'
import { MessageRecords } from './message-records.tsx'
import { MessageSubject } from './message-subject.tsx'
import { useMessage } from './use-messages.ts'

const route = getRouteApi('/signed-in/messages/$messageId')

/** Shows one message with CBP record by record and field by field, held against the one before it. */
export function MessagePage() {
  const { messageId } = route.useParams()
  const { data, error, isPending, refetch } = useMessage(messageId)
  const title = t({ id: 'message-page.message', defaultMessage: 'Message' })
  if (error instanceof ApiProblem && error.is('not_found')) throw notFound({ routeId: rootRouteId })
  if (error)
    return (
      <>
        <PageHead title={title} />
        <Panel>
          <LoadFailed
            message={t({ id: 'message-page.failed', defaultMessage: 'The message could not be loaded.' })}
            onRetry={() => void refetch()}
          />
        </Panel>
      </>
    )
  if (isPending) return <PageSkeleton title={title} />
  return <Loaded key={data.id} message={data} />
}

function Loaded({ message }: { message: MessageAnswer }) {
  const dates = useDates()
  const { application, direction, at, entry, statement, records, removed } = message
  const images = records.map(({ image }) => image)
  return (
    <>
      <PageHead
        title={messageName(application)}
        sub={
          <>
            {direction === 'sent'
              ? t(
                  { id: 'message-page.sent', defaultMessage: 'Sent {at}, code {code}.' },
                  { at: dates.dayAndTime(at), code: application },
                )
              : t(
                  { id: 'message-page.received', defaultMessage: 'Received {at}, code {code}.' },
                  { at: dates.dayAndTime(at), code: application },
                )}{' '}
            <MessageSubject entry={entry} statement={statement} />
          </>
        }
        actions={
          <>
            <LinkButton to="/messages" look="quiet">
              {t({ id: 'message-page.all-messages', defaultMessage: 'All messages' })}
            </LinkButton>
            <Button
              look="quiet"
              icon="download"
              onClick={() =>
                saveFile(
                  `${application}-${at.slice(0, 19).replace(/\D/g, '')}.txt`,
                  'text/plain',
                  `${images.join('\r\n')}\r\n`,
                )
              }
            >
              {t({ id: 'message-page.as-text', defaultMessage: 'Download as text' })}
            </Button>
          </>
        }
      />
      <div className={layoutStyles.stack}>
        <MessageRecords records={records} compared={<Compared message={message} />} />
        {removed.length > 0 && (
          <Panel title={t({ id: 'message-page.removed', defaultMessage: 'No longer sent' })}>
            <div className={panelStyles.body}>
              <Records images={removed} />
            </div>
          </Panel>
        )}
      </div>
    </>
  )
}

/** What the message was held against, and how much differs. */
function Compared({ message: { before, records, removed } }: { message: MessageAnswer }) {
  const dates = useDates()
  if (!before)
    return t({
      id: 'message-page.first',
      defaultMessage: 'The first of its kind for this filing, so nothing is compared.',
    })
  const changed = records.filter(({ change }) => change !== 'none').length + removed.length
  return (
    <>
      {t(
        {
          id: 'message-page.differs',
          defaultMessage:
            '{changed, plural, =0 {No record differs} one {# record differs} other {# records differ}} from the one before.',
        },
        { changed },
      )}{' '}
      <Link className={textStyles.link} to="/messages/$messageId" params={{ messageId: before.id }}>
        {t(
          { id: 'message-page.before', defaultMessage: 'Version of {at}' },
          { at: dates.dayAndTime(before.at) },
        )}
      </Link>
    </>
  )
}
