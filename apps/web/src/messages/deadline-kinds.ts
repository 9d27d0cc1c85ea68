import type { DeadlineKind } from '@edfe/domain/tasks'
import { t } from '../words/t.ts'

/** The label and the meaning of each deadline, with the source of its day. */
export const DEADLINE_TEXTS: Record<DeadlineKind, { label: string; meaning: string }> = {
  security_filing: {
    get label() {
      return t({
        id: 'deadline-kinds.file-the-security-filing',
        defaultMessage: 'File the security filing (ISF)',
      })
    },
    get meaning() {
      return t({
        id: 'deadline-kinds.24-hours-before-lading',
        defaultMessage:
          '24 hours before the ship loads the goods (19 CFR 149.2). Entries whose day of loading is given are listed until CBP is sent the filing.',
      })
    },
  },
  summary: {
    get label() {
      return t({ id: 'deadline-kinds.file-the-entry-summary', defaultMessage: 'File the entry summary' })
    },
    get meaning() {
      return t({
        id: 'deadline-kinds.within-ten-working-days-of',
        defaultMessage:
          'Within ten working days of CBP’s release, or of the date of entry while that is not known (19 CFR 142.12). Drafts and rejected entries are listed.',
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
  request: {
    get label() {
      return t({ id: 'deadline-kinds.answer-cbp', defaultMessage: 'Answer CBP' })
    },
    get meaning() {
      return t({
        id: 'deadline-kinds.what-cbp-asks-for',
        defaultMessage:
          'Documents that CBP asks for, and goods that it wants back, by the day of its notice. Listed until you mark the request as done.',
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
        defaultMessage:
          '180 days after liquidation (19 U.S.C. 1514): of the day that you recorded, else of the day that is expected.',
      })
    },
  },
  drawback: {
    get label() {
      return t({ id: 'deadline-kinds.last-day-for-drawback', defaultMessage: 'Last day for drawback' })
    },
    get meaning() {
      return t({
        id: 'deadline-kinds.five-years-after-import',
        defaultMessage:
          'Five years after import (19 U.S.C. 1313): duty on goods that are exported or destroyed is claimed until then. This product files no drawback claims.',
      })
    },
  },
}
