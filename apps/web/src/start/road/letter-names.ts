import type { RoadLetter } from '@edfe/domain/road'
import { t } from '../../words/t.ts'

export const LETTER_NAMES: Record<RoadLetter, string> = {
  get importer_number() {
    return t({ id: 'letter-panel.importer-number', defaultMessage: 'Importer number (Form 5106)' })
  },
  get filer_code() {
    return t({ id: 'letter-panel.filer-code', defaultMessage: 'Filer code' })
  },
  get letter_of_intent() {
    return t({ id: 'letter-panel.letter-of-intent', defaultMessage: 'Letter of intent' })
  },
  get ach_debit() {
    return t({ id: 'letter-panel.ach-debit', defaultMessage: 'ACH debit (Form 400)' })
  },
  get ach_credit() {
    return t({ id: 'letter-panel.ach-credit', defaultMessage: 'ACH credit (Form 401)' })
  },
}
