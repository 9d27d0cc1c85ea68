import { type Sentence, say } from '../messages/index.ts'
import type { Ground } from './judge-entry.ts'

/** Why an amount comes back or is missing; `program` names the additional duty, '' for none. */
export function groundWords(ground: Ground, program: string): Sentence {
  switch (ground) {
    case 'invalid':
      return say(
        { id: 'refund-words.invalid', defaultMessage: '{program}: duty that was held invalid' },
        { program },
      )
    case 'measure':
      return say(
        { id: 'refund-words.measure', defaultMessage: '{program}: another duty on the entry date' },
        { program },
      )
    case 'rate':
      return say({ id: 'refund-words.rate', defaultMessage: 'Another regular rate of duty' })
    case 'mpf':
      return say({ id: 'refund-words.mpf', defaultMessage: 'Merchandise processing fee' })
    case 'hmf':
      return say({ id: 'refund-words.hmf', defaultMessage: 'Harbor maintenance fee' })
  }
}
