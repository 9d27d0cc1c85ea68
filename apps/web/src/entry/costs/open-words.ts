import type { OpenPart } from '@edfe/domain/calculations'
import { t } from '../../words/t.ts'
import { gapWords } from './cost-words.ts'

/** What is open of a total, in a sentence; `order` are the ids of the lines of the entry. */
export function openWords({ reason, lines }: OpenPart, order: readonly string[]): string {
  switch (reason) {
    case 'fee':
      return t({
        id: 'open-words.fee',
        defaultMessage: 'A fee that is due, or may be due, has no row in step 5.',
      })
    case 'mode':
      return t({
        id: 'open-words.mode',
        defaultMessage: 'The mode of transport decides whether the harbor maintenance fee is due.',
      })
    case 'unchecked':
      return t({
        id: 'open-words.unchecked',
        defaultMessage: 'The lines are not compared with the tariff yet.',
      })
    default:
      return gapWords({ gap: reason, lines: [...lines] }, order)
  }
}
