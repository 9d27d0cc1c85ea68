import { emptyDraft } from '@edfe/domain/entry'
import { defineMessage } from '@edfe/domain/messages'
import { rulesProfile } from '@edfe/domain/profile'
import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi, useNavigate, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiProblem } from '../api/problem.ts'
import { sessionState } from '../session/session-store.ts'
import { isNewcomer, useMe } from '../session/use-me.ts'
import { RulesQuestion } from '../settings/organization/rules-question.tsx'
import { templateDraft } from '../templates/template-queries.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { PageSkeleton } from '../ui/skeleton.tsx'
import { t } from '../words/t.ts'
import { prefetchChunks } from './chunks.ts'
import { entryApi, instantNow } from './editing/entry-api.ts'
import { defaultsQuery, entryKey } from './editing/entry-queries.ts'
import { rulesQuery } from './editing/late-rules.ts'
import { createLocalEntry } from './editing/local/local-entries.ts'
import { beginEntry, newDraftQuery } from './editing/unsaved/begin-entry.ts'
import { entryLink } from './entry-link.ts'
import { withGoods } from './estimated-goods.ts'
import { creationFailure } from './failure-messages.ts'
import { reasonForNumber } from './reason-for-number.ts'
import { newRowId } from './values/row-id.ts'

const route = getRouteApi('/signed-in/entries/new/step-1')

const NEW_ENTRY = defineMessage({ id: 'new-entry-page.new-entry', defaultMessage: 'New entry' })

/** A new entry; a person without an organization is first asked for the rules of the one that it makes. */
export function NewEntryPage() {
  const me = useMe()
  if (me.isLoading) return <Loading />
  if (!isNewcomer(me.data)) return <BegunEntry />
  return (
    <>
      <PageHead title={t(NEW_ENTRY)} />
      <RulesQuestion />
    </>
  )
}

const Loading = () => (
  <PageSkeleton
    title={t({ id: 'new-entry-page.entry-header', defaultMessage: 'Entry Header' })}
    label={t({ id: 'new-entry-page.loading-entry', defaultMessage: 'Loading entry...' })}
  />
)

/**
 * Begins an entry in this tab and replaces the address with it. The server gives it a row and a number with
 * its first save; a person who only looks leaves nothing behind. The values of the address are saved at once:
 * goods of an estimate or of the start page, or a template. A failure says what to do.
 */
function BegunEntry() {
  const navigate = useNavigate()
  const router = useRouter()
  const goods = route.useSearch()
  const queryClient = useQueryClient()
  const [problem, setProblem] = useState<string>()
  const started = useRef(false)
  const isOpen = useRef(true)

  const begin = useCallback(async () => {
    setProblem(undefined)
    try {
      const draft = goods.template
        ? await templateDraft(goods.template)
        : await queryClient.fetchQuery(newDraftQuery)
      if (!isOpen.current) return
      // The values of the address would be lost with the tab, and the first save sends only typed text.
      const entry =
        Object.keys(goods).length > 0
          ? await entryApi.create(
              crypto.randomUUID(),
              withGoods(draft, goods, await reasonForNumber(goods, queryClient)),
              {},
            )
          : beginEntry(draft)
      queryClient.setQueryData(entryKey(entry.id), entry)
      await navigate({ ...entryLink(entry.id, 'step-1'), replace: true })
    } catch (failure) {
      const refused = failure instanceof ApiProblem ? failure : undefined
      const problem = creationFailure(refused?.message ?? String(failure), refused?.status)
      // Whoever is not signed in or not allowed gets no entry; any other failure must not stop the work.
      if (refused?.status === 401 || refused?.status === 403) return setProblem(problem)
      if (goods.template && refused?.status === 404)
        return setProblem(
          t({
            id: 'new-entry-page.this-template-was-deleted-start',
            defaultMessage: 'This template was deleted. Start from another one, or with an empty entry.',
          }),
        )
      const defaults = await queryClient.fetchQuery(defaultsQuery).catch(() => undefined)
      if (!defaults) return setProblem(problem)
      if (!isOpen.current) return
      const begun = queryClient.getQueryData(newDraftQuery.queryKey)
      const entry = createLocalEntry({
        profile: rulesProfile(defaults.rules_profile, defaults.check_digit_factor),
        at: instantNow(),
        ownerId: sessionState().user?.id ?? '',
        begun: withGoods(begun ?? emptyDraft({ entryNumber: '', lineId: newRowId() }), goods),
      })
      await navigate({
        ...entryLink(entry.id, 'step-1'),
        replace: true,
        state: { entry, problem },
      })
    }
  }, [navigate, queryClient, goods])

  useEffect(() => {
    if (started.current) return
    started.current = true
    // Should the server be gone by the time the entry is opened, its pages and those that list it are here.
    const pages = [import('./entry-page.tsx'), import('./editing/local/local-drafts.tsx')]
    void Promise.all(pages).catch(() => undefined)
    prefetchChunks()
    void router.preloadRoute({ to: '/dashboard' })
    void router.preloadRoute({ to: '/entries' })
    void queryClient.prefetchQuery(rulesQuery)
    void begin()
  }, [begin, queryClient, router])

  // A person who goes on to another page meanwhile is not brought back.
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])

  if (problem === undefined) return <Loading />
  return (
    <>
      <PageHead title={t(NEW_ENTRY)} />
      <Alert role="alert">
        <h2>
          {t({ id: 'new-entry-page.the-entry-was-not-created', defaultMessage: 'The entry was not created' })}
        </h2>
        <p>{problem}</p>
      </Alert>
      <Button onClick={() => void begin()}>
        {t({ id: 'common.try-again', defaultMessage: 'Try again' })}
      </Button>
    </>
  )
}
