import { getRouteApi, Link } from '@tanstack/react-router'
import { Button } from '../ui/button.tsx'
import feedbackStyles from '../ui/feedback.module.css'
import layoutStyles from '../ui/layout.module.css'
import { LoadFailed } from '../ui/load-failed.tsx'
import { PageHead } from '../ui/page-head.tsx'
import panelStyles from '../ui/panel.module.css'
import { Panel } from '../ui/panel.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import textStyles from '../ui/text.module.css'
import { ViewNav } from '../ui/view-nav.tsx'
import { t } from '../words/t.ts'
import { MessageTable } from './message-table.tsx'
import { useMessages } from './use-messages.ts'

const route = getRouteApi('/signed-in/messages')

const VIEWS = [
  [undefined, () => t({ id: 'common.all', defaultMessage: 'All' })],
  ['sent', () => t({ id: 'messages-page.sent', defaultMessage: 'Sent' })],
  ['received', () => t({ id: 'messages-page.received', defaultMessage: 'Received' })],
] as const

/** Every message to and from CBP, the newest first, with a search over their records. */
export function MessagesPage() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const list = useMessages(search)
  const messages = list.data?.pages.flatMap((page) => page.messages) ?? []
  return (
    <>
      <PageHead
        title={t({ id: 'messages-page.messages', defaultMessage: 'Messages with CBP' })}
        sub={t({
          id: 'messages-page.sub',
          defaultMessage: 'What was sent for your entries, and what CBP sent, record by record.',
        })}
      />
      <Panel aria-label={t({ id: 'messages-page.messages', defaultMessage: 'Messages with CBP' })}>
        <ViewNav label={t({ id: 'messages-page.views', defaultMessage: 'Direction' })}>
          {VIEWS.map(([direction, label]) => (
            <li key={direction ?? 'all'}>
              <Link
                to="/messages"
                search={{ q: search.q, direction }}
                activeOptions={{ explicitUndefined: true }}
              >
                {label()}
              </Link>
            </li>
          ))}
        </ViewNav>
        <search className={`${layoutStyles.ruleBelow} ${layoutStyles.inset16}`}>
          <SearchField
            q={search.q ?? ''}
            hint={t({
              id: 'messages-page.search-hint',
              defaultMessage: 'An entry number, a code of CBP, or any text of the records',
            })}
            maxLength={80}
            onChange={(q) =>
              void navigate({ search: (old) => ({ ...old, q: q === '' ? undefined : q }), replace: true })
            }
          />
        </search>
        {list.isPending && (
          <div className={panelStyles.body}>
            <Skeleton
              rows={6}
              label={t({ id: 'messages-page.loading', defaultMessage: 'Loading the messages…' })}
            />
          </div>
        )}
        {list.isError && messages.length === 0 && (
          <LoadFailed
            message={t({
              id: 'messages-page.failed',
              defaultMessage: 'The messages could not be loaded.',
            })}
            onRetry={() => void list.refetch()}
          />
        )}
        {messages.length > 0 && <MessageTable messages={messages} />}
        {list.isSuccess && messages.length === 0 && !list.hasNextPage && (
          <p className={`${feedbackStyles.empty} ${textStyles.secondary}`}>
            {search.q
              ? t({ id: 'messages-page.none-found', defaultMessage: 'No message has this text.' })
              : t({
                  id: 'messages-page.none-yet',
                  defaultMessage: 'No messages yet. The first comes with your first filing.',
                })}
          </p>
        )}
        {list.hasNextPage && (
          <p className={panelStyles.body}>
            <Button look="quiet" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              {t({ id: 'messages-page.older', defaultMessage: 'Older messages' })}
            </Button>
          </p>
        )}
      </Panel>
    </>
  )
}
