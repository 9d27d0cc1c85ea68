import { defineMessage, type MessageDescriptor } from '@edfe/domain/messages'
import type { CustomsSide } from '@edfe/domain/profile'
import { ConfirmedButton } from '../../ui/confirmed-button.tsx'
import { t } from '../../words/t.ts'
import { practiceSentence } from '../answers/practice-sentence.ts'
import { useReleaseRequest } from './use-release-request.ts'

type Request = 'add' | 'replace' | 'update'

interface Words {
  open: MessageDescriptor
  title: MessageDescriptor
  question: MessageDescriptor
  action: MessageDescriptor
}

const WORDS: Record<Request, Words> = {
  add: {
    open: defineMessage({ id: 'release-request.add', defaultMessage: 'File the release…' }),
    title: defineMessage({ id: 'release-request.add-title', defaultMessage: 'File the release?' }),
    question: defineMessage({
      id: 'release-request.add-question',
      defaultMessage:
        'CBP gets the release of these goods as the entry says it now. Unless the summary is on file already, it follows with its money within 10 working days of release.',
    }),
    action: defineMessage({ id: 'release-request.add-action', defaultMessage: 'File the release' }),
  },
  replace: {
    open: defineMessage({ id: 'release-request.replace', defaultMessage: 'Replace…' }),
    title: defineMessage({ id: 'release-request.replace-title', defaultMessage: 'Replace the release?' }),
    question: defineMessage({
      id: 'release-request.replace-question',
      defaultMessage: 'CBP gets the whole release again, as the entry says it now.',
    }),
    action: defineMessage({ id: 'release-request.replace-action', defaultMessage: 'Replace the release' }),
  },
  update: {
    open: defineMessage({ id: 'release-request.update', defaultMessage: 'Update bills and port…' }),
    title: defineMessage({ id: 'release-request.update-title', defaultMessage: 'Update bills and port?' }),
    question: defineMessage({
      id: 'release-request.update-question',
      defaultMessage:
        'CBP gets bills of lading, conveyance, containers and port as the entry says them now. The rest of the release stays as it is.',
    }),
    action: defineMessage({ id: 'release-request.update-action', defaultMessage: 'Update the release' }),
  },
}

export const REFERRED = defineMessage({
  id: 'release-request.referred',
  defaultMessage: 'A person at CBP decides about it: the answer comes later, as a notice.',
})

const WITH_FILING = defineMessage({
  id: 'release-request.with-filing',
  defaultMessage: 'The security filing goes in the same message, and CBP answers each of the two.',
})

interface Props {
  request: Request
  takesFiling: boolean
  isReferred: boolean
  customs: CustomsSide
}

/** A button that files, replaces or updates the release, after a question that says what CBP gets. */
export function ReleaseRequest({ request, takesFiling, isReferred, customs }: Props) {
  const { ask, isBusy, problem } = useReleaseRequest()
  const words = WORDS[request]
  const question = [words.question, ...(takesFiling ? [WITH_FILING] : []), ...(isReferred ? [REFERRED] : [])]
  return (
    <ConfirmedButton
      label={t(words.open)}
      look={request === 'add' ? 'primary' : 'quiet'}
      problem={problem}
      title={t(words.title)}
      question={[...question.map((sentence) => t(sentence)), customs !== 'CBP' && practiceSentence(customs)]
        .filter(Boolean)
        .join(' ')}
      action={t(words.action)}
      busy={isBusy}
      onConfirm={() => ask({ action: request })}
    />
  )
}
