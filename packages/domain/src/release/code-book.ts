import { codeMessageIds } from '../filing/status/interpreted-notice.ts'
import type { MessageDescriptor } from '../messages/index.ts'
import { AGENCY_HOLDS, AGENCY_REASONS, AGENCY_STATUSES } from './codes/agency-codes.ts'
import { BILL_DISPOSITIONS } from './codes/bill-codes.ts'
import { ENTRY_ACTIONS, RELEASE_ORIGINS } from './codes/entry-codes.ts'
import { AIR_DISPOSITIONS, MANIFEST_DISPOSITIONS } from './codes/manifest-codes.ts'
import { REFUSAL_REASONS } from './codes/refusal-codes.ts'
import type { Actor, ReleaseCode } from './codes/release-code.ts'

/**
 * The tables of codes in release notices, about a bill, the entry and another agency's decision; and in answers about a
 * bill, by the manifest and by air.
 */
export const RELEASE_TABLES = ['so50', 'so60', 'so70', 'wr5', 'wsd'] as const
export type ReleaseTable = (typeof RELEASE_TABLES)[number]

/** The place of a code on the documentation's page of release codes. */
export const releaseCodeAnchor = (table: ReleaseTable, code: string): string => `${table}-${code}`

/** One code as the documentation explains it. */
export interface ExplainedCode {
  code: string
  title: MessageDescriptor
  detail: MessageDescriptor
  action: MessageDescriptor | undefined
  acts: Actor
}

const CODES: Readonly<
  Record<ReleaseTable, Readonly<Record<string, Omit<ReleaseCode, 'release' | 'entryStatus'>>>>
> = {
  so50: BILL_DISPOSITIONS,
  so60: ENTRY_ACTIONS,
  so70: AGENCY_STATUSES,
  wr5: MANIFEST_DISPOSITIONS,
  wsd: AIR_DISPOSITIONS,
}

/** The codes of a table in their order, with the messages that explain them. */
export const explainedCodes = (table: ReleaseTable): ExplainedCode[] =>
  Object.entries(CODES[table])
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([code, { title, detail, action, acts }]) => {
      const ids = codeMessageIds(table, code)
      return {
        code,
        title: { id: ids.title, defaultMessage: title },
        detail: { id: ids.detail, defaultMessage: detail },
        action: action === undefined ? undefined : { id: ids.action, defaultMessage: action },
        acts,
      }
    })

/** The tables of phrases in release notices: reasons of refusals, of dates and of agencies, and who set a hold. */
export const PHRASE_TABLES = ['so20.reason', 'so60.origin', 'so70.reason', 'so70.hold'] as const
export type PhraseTable = (typeof PHRASE_TABLES)[number]

const PHRASES: Readonly<Record<PhraseTable, Readonly<Record<string, string>>>> = {
  'so20.reason': REFUSAL_REASONS,
  'so60.origin': RELEASE_ORIGINS,
  'so70.reason': AGENCY_REASONS,
  'so70.hold': AGENCY_HOLDS,
}

/** The codes of a table of phrases in their order, each with its phrase. */
export const explainedPhrases = (table: PhraseTable): { code: string; phrase: MessageDescriptor }[] =>
  Object.entries(PHRASES[table])
    .sort(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }))
    .map(([code, defaultMessage]) => ({ code, phrase: { id: `customs.${table}.${code}`, defaultMessage } }))
