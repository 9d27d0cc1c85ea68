import type { FilingAnswer } from '@edfe/contracts/customs/filing'

type TransmissionState = NonNullable<FilingAnswer['transmission']>['state']

/** `customs` is CBP, or the simulator in practice. */
const stateMessages = (customs: string): Record<TransmissionState, string> => ({
  queued: `Queued for transmission to ${customs}.`,
  sending: `Being sent to ${customs}.`,
  retrying: `${capitalized(customs)} could not be reached. We will resend it automatically. It will not be filed twice.`,
  answered: `${capitalized(customs)} has answered. We are reading the answer.`,
  failed: 'The transmission failed. Nothing is on file at CBP.',
})

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

interface Props {
  /** The id of the heading, for what it names. */
  headingId: string
  transmission: FilingAnswer['transmission']
  /** Who answers: CBP, or the simulator in practice. */
  customs: string
}

/** The state of a submission; the page follows it live. */
export function FilingState({ headingId, transmission, customs }: Props) {
  return (
    <div role="status">
      <h2 id={headingId}>Waiting for {customs}</h2>
      <p>
        {transmission ? stateMessages(customs)[transmission.state] : 'Being prepared for transmission.'} This
        page updates automatically.
      </p>
    </div>
  )
}
