import { type Sentence, say } from '@edfe/domain/messages'
import { type Refusal, refuse } from '../../refusals/problems.ts'

type Filing = 'entrySummary' | 'cargoRelease' | 'isf'

const SENTENCES: Readonly<Record<Filing, Sentence>> = {
  entrySummary: say({
    id: 'refusal.filed-elsewhere',
    defaultMessage: 'This summary was not filed over the gateway that the server uses now. Nothing was sent.',
  }),
  cargoRelease: say({
    id: 'refusal.filed-elsewhere.release',
    defaultMessage: 'This release was not filed over the gateway that the server uses now. Nothing was sent.',
  }),
  isf: say({
    id: 'refusal.filed-elsewhere.isf',
    defaultMessage:
      'This security filing was not filed over the gateway that the server uses now. Nothing was sent.',
  }),
}

/** Refuses a message about a filing that went over another gateway. */
export const filedElsewhere = (filing: Filing): Refusal => refuse(409, 'filed_elsewhere', SENTENCES[filing])
