import type { DeadlineKind } from '@edfe/domain/tasks'

/** What a deadline is called, and what it means, with the source of its day. */
export const DEADLINE_TEXTS: Record<DeadlineKind, { label: string; meaning: string }> = {
  summary: {
    label: 'File the entry summary',
    meaning:
      'Within ten working days of the date of entry (19 CFR 142.12). Drafts and rejected entries are listed.',
  },
  payment: {
    label: 'Pay duty and fees',
    meaning:
      'With the entry summary, or on the day of the statement. Listed until you mark the entry as paid.',
  },
  correction: {
    label: 'Last day to correct',
    meaning:
      'A post summary correction comes within 300 days of entry and at least 15 days before liquidation.',
  },
  liquidation: {
    label: 'Liquidation expected',
    meaning:
      'CBP makes the duty final, usually on a Friday about 314 days after entry. It may extend or suspend the time.',
  },
  protest: {
    label: 'Last day to protest',
    meaning: '180 days after liquidation (19 U.S.C. 1514), if CBP liquidates on the expected day.',
  },
}
