import { partyNumberReadings } from '@edfe/domain/parties'
import type { ReactNode } from 'react'
import { t } from '../words/t.ts'
import { Button } from './button.tsx'

/** The note of a field whose digits lack their hyphens: what they may be, one press each. Undefined for other text. */
export function numberChoice(typed: string, choose: (number: string) => void): ReactNode {
  const readings = partyNumberReadings(typed)
  if (readings.length === 0) return undefined
  return (
    <>
      {t({ id: 'number-choice.which-number-is-it', defaultMessage: 'Which number is it?' })}{' '}
      {readings.map(({ kind, number }) => (
        <Button key={number} type="button" look="quiet" small onClick={() => choose(number)}>
          {kind} {number}
        </Button>
      ))}
    </>
  )
}
