import type { FinalReview } from '@edfe/contracts/entries/entry'
import { useDates } from '../../../session/use-dates.ts'
import textStyles from '../../../ui/text.module.css'
import { t } from '../../../words/t.ts'
import { T } from '../../../words/text.tsx'

interface Props {
  people: FinalReview['acknowledgements']
}

/**
 * Shows the people who acknowledged the review, and the times. Each signer acknowledges separately. The first
 * line is shown from the start: the button below stays where it is while the tick is on its way and somebody
 * presses it.
 */
export function AcknowledgedBy({ people }: Props) {
  const dates = useDates()
  return (
    <ul className={`${textStyles.fine} ${textStyles.muted}`}>
      {people.length === 0 && (
        <li>{t({ id: 'acknowledged-by.not-acknowledged-yet', defaultMessage: 'Not acknowledged yet' })}</li>
      )}
      {people.map(({ person, at }) => (
        <li key={person.id}>
          <T
            id="acknowledged-by.acknowledged-by"
            defaultMessage="Acknowledged by {name}, {at}"
            values={{ name: person.name, at: <time dateTime={at}>{dates.dayAndTime(at)}</time> }}
          />
        </li>
      ))}
    </ul>
  )
}
