import type { FilingAnswer } from '@edfe/contracts/customs/filing'
import { defineMessage, type MessageDescriptor } from '@edfe/domain/messages'
import type { CustomsSide } from '@edfe/domain/profile'
import layoutStyles from '../../ui/layout.module.css'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'

type TransmissionState = NonNullable<FilingAnswer['transmission']>['state']

const MESSAGES: Record<TransmissionState, MessageDescriptor> = {
  queued: defineMessage({
    id: 'filing-state.queued',
    defaultMessage:
      'Queued for transmission to {customs, select, simulator {the simulator} test {CBP’s test system} other {CBP}}.',
  }),
  sending: defineMessage({
    id: 'filing-state.sending',
    defaultMessage:
      'Being sent to {customs, select, simulator {the simulator} test {CBP’s test system} other {CBP}}.',
  }),
  retrying: defineMessage({
    id: 'filing-state.retrying',
    defaultMessage:
      '{customs, select, simulator {The simulator} test {CBP’s test system} other {CBP}} could not be reached. We will resend it automatically. It will not be filed twice.',
  }),
  answered: defineMessage({
    id: 'filing-state.answered',
    defaultMessage:
      '{customs, select, simulator {The simulator} test {CBP’s test system} other {CBP}} has answered. We are reading the answer.',
  }),
  failed: defineMessage({
    id: 'filing-state.failed',
    defaultMessage: 'Nothing is on file at CBP. The operator of this service can send the entry again.',
  }),
}

const PREPARING = defineMessage({
  id: 'filing-state.preparing',
  defaultMessage: 'Being prepared for transmission.',
})

interface Props {
  /** The id of the heading, for what it names. */
  headingId: string
  transmission: FilingAnswer['transmission']
  /** The party that answers: CBP, or the simulator in practice. */
  customs: CustomsSide
}

/** The state of a submission; the page follows it live. */
export function FilingState({ headingId, transmission, customs }: Props) {
  return (
    <div role="status">
      <h2 id={headingId}>
        {transmission?.state === 'failed'
          ? t({ id: 'filing-state.failed-heading', defaultMessage: 'The transmission failed' })
          : t(
              {
                id: 'filing-state.waiting',
                defaultMessage:
                  'Waiting for {customs, select, simulator {the simulator} test {CBP’s test system} other {CBP}}',
              },
              { customs },
            )}
      </h2>
      <p className={`${textStyles.secondary} ${textStyles.measure} ${layoutStyles.spaceAbove6}`}>
        {t(
          { id: 'filing-state.live', defaultMessage: '{state} This page updates automatically.' },
          { state: t(transmission ? MESSAGES[transmission.state] : PREPARING, { customs }) },
        )}
      </p>
    </div>
  )
}
