import type { KeyScope } from '@edfe/contracts/choices'
import { t } from '../words/t.ts'

interface ScopeWords {
  name: string
  note: string
}

/** The scopes of a key in words, in the order in which a form asks for them. */
export const keyScopeWords = (): Record<KeyScope, ScopeWords> => ({
  read: {
    name: t({ id: 'key-words.read', defaultMessage: 'Read' }),
    note: t({
      id: 'key-words.read-note',
      defaultMessage: 'Entries with their status and answers of CBP, parts, suppliers, tariff and duty.',
    }),
  },
  drafts: {
    name: t({ id: 'key-words.drafts', defaultMessage: 'Drafts' }),
    note: t({
      id: 'key-words.drafts-note',
      defaultMessage: 'Make, change, check and delete drafts, and save parts.',
    }),
  },
  documents: {
    name: t({ id: 'key-words.documents', defaultMessage: 'Documents' }),
    note: t({ id: 'key-words.documents-note', defaultMessage: 'Upload and download documents of entries.' }),
  },
  reports: {
    name: t({ id: 'key-words.reports', defaultMessage: 'Reports' }),
    note: t({
      id: 'key-words.reports-note',
      defaultMessage: 'Statements, payments, refunds, deadlines and sums of filed entries.',
    }),
  },
})
