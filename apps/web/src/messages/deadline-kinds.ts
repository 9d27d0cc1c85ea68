import type { DeadlineKind } from '@edfe/domain/tasks'
import { t } from '../words/t.ts'

/** The label and the meaning of each deadline, with the source of its day. */
export const DEADLINE_TEXTS: Record<DeadlineKind, { label: string; meaning: string }> = {
  summary: {
    get label() {
      return t({ id: 'deadline-kinds.file-the-entry-summary', defaultMessage: 'File the entry summary' })
    },
    get meaning() {
      return t({
        id: 'deadline-kinds.within-ten-working-days-of',
        defaultMessage:
          'Within ten working days of the date of entry (19 CFR 142.12). Drafts and rejected entries are listed.',
      })
    },
  },
  payment: {
    get label() {
      return t({ id: 'deadline-kinds.pay-duty-and-fees', defaultMessage: 'Pay duty and fees' })
    },
    get meaning() {
      return t({
        id: 'deadline-kinds.with-the-entry-summary-or',
        defaultMessage:
          'With the entry summary, or on the day of the statement. Listed until you mark the entry as paid.',
      })
    },
  },
  correction: {
    get label() {
      return t({ id: 'deadline-kinds.last-day-to-correct', defaultMessage: 'Last day to correct' })
    },
    get meaning() {
      return t({
        id: 'deadline-kinds.a-post-summary-correction-comes',
        defaultMessage:
          'A post summary correction comes within 300 days of entry and at least 15 days before liquidation.',
      })
    },
  },
  liquidation: {
    get label() {
      return t({ id: 'deadline-kinds.liquidation-expected', defaultMessage: 'Liquidation expected' })
    },
    get meaning() {
      return t({
        id: 'deadline-kinds.cbp-makes-the-duty-final',
        defaultMessage:
          'CBP makes the duty final, usually on a Friday about 314 days after entry. It may extend or suspend the time.',
      })
    },
  },
  protest: {
    get label() {
      return t({ id: 'deadline-kinds.last-day-to-protest', defaultMessage: 'Last day to protest' })
    },
    get meaning() {
      return t({
        id: 'deadline-kinds.180-days-after-liquidation-19',
        defaultMessage: '180 days after liquidation (19 U.S.C. 1514), if CBP liquidates on the expected day.',
      })
    },
  },
}
