import { type BillMatch, dispositionOf } from './dispositions.ts'

export const SECURITY_FILING_STATES = [
  'none',
  'sent',
  'refused',
  'on_file',
  'matched',
  'no_match',
  'deleted',
] as const
export type SecurityFilingState = (typeof SECURITY_FILING_STATES)[number]

/** One message about the filing of a master bill, with what came of it. */
export interface FilingMessage {
  action: 'A' | 'R' | 'D'
  outcome: 'open' | 'accepted' | 'rejected' | 'failed'
  /** The number that CBP gave in its answer. */
  transaction?: string | undefined
  isFive: boolean
  bills: readonly string[]
  /** CBP refused it because it has no filing under the number (S10): whatever was on file is gone. */
  isUnknown?: boolean | undefined
}

/** Advice about a bill, in the order in which it came. */
export interface BillAdvice {
  bill: string
  code: string
}

/** How a filing stands at CBP. */
export interface SecurityFilingStanding {
  state: SecurityFilingState
  /** The message that is not answered yet. */
  awaits: FilingMessage['action'] | undefined
  /** The number of the filing at CBP; undefined while there is none on file. */
  transaction: string | undefined
  /** True if what is on file has five elements. */
  wasFive: boolean
  /** How many versions CBP has taken. */
  version: number
  /** What CBP refused last, where something is on file all the same. */
  refused: FilingMessage['action'] | undefined
  /** True if the last message has no answer that can be read. */
  isUnanswered: boolean
}

/** The standing of the filing of one master bill, by its messages and CBP's advice, the oldest first. */
export function securityFilingStanding(
  messages: readonly FilingMessage[],
  advice: readonly BillAdvice[],
): SecurityFilingStanding {
  const taken = sinceUnknown(messages).filter(({ outcome }) => outcome === 'accepted')
  const last = taken.at(-1)
  const newest = messages.at(-1)
  const isDeleted = last?.action === 'D'
  const isOnFile = last !== undefined && !isDeleted
  const open = messages.findLast(({ outcome }) => outcome === 'open')
  const isRefused = newest?.outcome === 'rejected' || newest?.outcome === 'failed'
  const state: SecurityFilingState = isOnFile
    ? stateOnFile(last.bills, advice)
    : open
      ? 'sent'
      : isRefused
        ? 'refused'
        : isDeleted
          ? 'deleted'
          : 'none'
  return {
    state,
    awaits: open?.action,
    transaction: isOnFile ? taken.findLast(({ transaction }) => transaction)?.transaction : undefined,
    wasFive: last?.isFive ?? false,
    version: taken.filter(({ action }) => action !== 'D').length,
    refused: isRefused && isOnFile ? newest.action : undefined,
    isUnanswered: newest?.outcome === 'failed',
  }
}

/** The messages after the last that met no filing at CBP: nothing of those before is on file. */
export const sinceUnknown = <Message extends Pick<FilingMessage, 'isUnknown'>>(
  messages: readonly Message[],
): readonly Message[] => messages.slice(messages.findLastIndex(({ isUnknown }) => isUnknown) + 1)

/** The bills decide: one without a match is not matched, all of them make the filing matched. */
function stateOnFile(bills: readonly string[], advice: readonly BillAdvice[]): SecurityFilingState {
  const matches = bills.map((bill) => matchOf(bill, advice))
  if (matches.some((match) => match === 'no_match' || match === 'differs')) return 'no_match'
  return matches.every((match) => match === 'matched') ? 'matched' : 'on_file'
}

const matchOf = (bill: string, advice: readonly BillAdvice[]): BillMatch | undefined => {
  const last = advice.findLast((one) => one.bill === bill)
  return last && dispositionOf(last.code).match
}

export const SECURITY_FILING_REFUSALS = [
  'isf_open',
  'isf_not_on_file',
  'isf_not_live',
  'isf_no_bill',
  'isf_with_release',
] as const
export type SecurityFilingRefusal = (typeof SECURITY_FILING_REFUSALS)[number]

/** The message that a request sends, or why none is sent now. A filing is added once and then replaced. */
export function nextFilingAction(
  request: 'file' | 'delete',
  { awaits, transaction }: SecurityFilingStanding,
): FilingMessage['action'] | 'isf_open' | 'isf_not_on_file' {
  if (awaits) return 'isf_open'
  if (request === 'delete') return transaction ? 'D' : 'isf_not_on_file'
  return transaction ? 'R' : 'A'
}
