import type { SecurityFilingAnswer } from '@edfe/contracts/customs/security-filing'
import type { BodyOf } from '@edfe/contracts/operations'
import { defineMessage, type MessageDescriptor } from '@edfe/domain/messages'
import type { CustomsSide } from '@edfe/domain/profile'
import { ConfirmedButton } from '../../ui/confirmed-button.tsx'
import { t } from '../../words/t.ts'
import { practiceSentence } from '../answers/practice-sentence.ts'
import { useCustomsRequest } from '../answers/use-customs-request.ts'
import { entryApi } from '../editing/entry-api.ts'
import { securityFilingQuery } from '../editing/entry-queries.ts'

type Request = SecurityFilingAnswer['filings'][number]['requests'][number]

interface Words {
  open: MessageDescriptor
  title: MessageDescriptor
  question: MessageDescriptor
  action: MessageDescriptor
}

const WORDS: Record<Request['action'], Words> = {
  A: {
    open: defineMessage({ id: 'isf-request.add', defaultMessage: 'File the security filing…' }),
    title: defineMessage({ id: 'isf-request.add-title', defaultMessage: 'File the security filing?' }),
    question: defineMessage({
      id: 'isf-request.add-question',
      defaultMessage:
        'CBP gets the security filing of bill {master} as the entry says it now. You can replace it until the ship arrives.',
    }),
    action: defineMessage({ id: 'isf-request.add-action', defaultMessage: 'File the security filing' }),
  },
  R: {
    open: defineMessage({ id: 'isf-request.replace', defaultMessage: 'Replace…' }),
    title: defineMessage({ id: 'isf-request.replace-title', defaultMessage: 'Replace the security filing?' }),
    question: defineMessage({
      id: 'isf-request.replace-question',
      defaultMessage:
        'CBP gets the whole security filing of bill {master} again, as the entry says it now. It keeps its number.',
    }),
    action: defineMessage({
      id: 'isf-request.replace-action',
      defaultMessage: 'Replace the security filing',
    }),
  },
  D: {
    open: defineMessage({ id: 'isf-request.delete', defaultMessage: 'Delete…' }),
    title: defineMessage({ id: 'isf-request.delete-title', defaultMessage: 'Delete the security filing?' }),
    question: defineMessage({
      id: 'isf-request.delete-question',
      defaultMessage:
        'CBP deletes the security filing of bill {master}. Delete it only if the goods do not come, or come under another security filing.',
    }),
    action: defineMessage({ id: 'isf-request.delete-action', defaultMessage: 'Delete the security filing' }),
  },
}

interface Props {
  master: string
  request: Request
  /** The entry says all that a security filing needs. */
  isComplete: boolean
  customs: CustomsSide
}

/** A button that files, replaces or deletes the security filing of a bill, after a question that says what CBP gets. */
export function SecurityFilingRequest({ master, request, isComplete, customs }: Props) {
  const { ask, isBusy, problem } = useCustomsRequest({
    keyOf: (id) => securityFilingQuery(id).queryKey,
    send: (id, body: BodyOf<'requestSecurityFiling'>) => entryApi.requestSecurityFiling(id, body),
  })
  const words = WORDS[request.action]
  const lacking =
    request.request === 'file' && !isComplete
      ? t({ id: 'isf-request.incomplete', defaultMessage: 'Add first what is missing below.' })
      : undefined
  return (
    <ConfirmedButton
      label={t(words.open)}
      look={request.action === 'A' ? 'primary' : 'quiet'}
      disabledReason={request.refusal ?? lacking}
      problem={problem}
      title={t(words.title)}
      question={[t(words.question, { master }), customs !== 'CBP' && practiceSentence(customs)]
        .filter(Boolean)
        .join(' ')}
      action={t(words.action)}
      danger={request.action === 'D'}
      busy={isBusy}
      onConfirm={() => ask({ request: request.request, master })}
    />
  )
}
