import type { FilingAnswer } from '@edfe/contracts/entries/entry'
import { Alert } from '../../ui/alert.tsx'
import { Icon } from '../../ui/icon.tsx'

const STATE_MESSAGES: Record<NonNullable<FilingAnswer['transmission']>['state'], string> = {
  queued: 'Queued for transmission to CBP.',
  sending: 'Being sent to CBP.',
  retrying: 'CBP could not be reached. We will resend it automatically. It will not be filed twice.',
  answered: 'CBP has answered; the answer is being read.',
  failed: 'The transmission failed. Nothing is on file at CBP.',
}

/** The state of a submission; the page follows it live. */
export function FilingState({ transmission }: { transmission: FilingAnswer['transmission'] }) {
  return (
    <Alert tone="info" isFlush role="status">
      <h2>
        <Icon name="submitted" /> Waiting for CBP
      </h2>
      <p>
        {transmission ? STATE_MESSAGES[transmission.state] : 'Being prepared for transmission.'} This page
        updates automatically.
      </p>
    </Alert>
  )
}
