import { type Sentence, say } from '../messages/index.ts'
import type { ChargedKind } from './charged-filings.ts'

const KINDS: Record<ChargedKind, Sentence> = {
  summary: say({ id: 'filing-fee.summary', defaultMessage: 'Entry summary accepted' }),
  replacement: say({ id: 'filing-fee.replacement', defaultMessage: 'Replacement accepted' }),
  correction: say({ id: 'filing-fee.correction', defaultMessage: 'Post summary correction accepted' }),
  rejection: say({ id: 'filing-fee.rejection', defaultMessage: 'Entry summary rejected' }),
}

/** What a line of the fee is for. */
export const chargeWords = (kind: ChargedKind): Sentence => KINDS[kind]
