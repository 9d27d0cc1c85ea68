import type { Envelope, Outcome } from '@edfe/abi'
import { formatEntryNumber } from '@edfe/domain/entry'
import { type CustomsGatewayName, takesDocuments } from '@edfe/domain/profile'
import type { Finding, RuleContext } from '@edfe/domain/rules'
import type { StoredCondition } from '../../db/entry-tables.ts'
import { loadEntry, type StoredEntry } from '../../entries/repository/load-entry.ts'
import type { RequestScope } from '../../entries/request-scope.ts'
import { eventMessages } from '../../messages/customs-messages.ts'
import { noSuchMessage } from '../gateway/customscity/service-places.ts'
import type { CustomsNotifyTools } from '../notices/notify-of-answer.ts'
import type { OpenSubmission } from '../transmissions/submission-store.ts'
import type { FilingKind } from './filing-kind.ts'

/** Every message goes to a port, under a filer code. */
interface Addressed {
  port: string
  filerCode: string
}

/** The facts of an entry in the terms of a message, or the findings that stand in the way. */
type Facts<Made> = { ok: true; facts: Made } | { ok: false; findings: Finding[] }

/** The bytes of a message, or the findings that stand in the way. */
export type Written = { ok: true; images: string[] } | { ok: false; findings: Finding[] }

/** An answer of customs about an entry, kept, for what follows from it. */
export interface EntryAnswer<Answer> {
  submission: OpenSubmission
  /** Locked until the transaction ends. */
  entry: StoredEntry
  answer: Answer
  conditions: StoredCondition[]
  /** The message that was kept, unless it was kept before. */
  messageId: string | undefined
}

/** The parts that differ between the kinds of message about an entry. */
interface EntryKindDefinition<Made extends Addressed, Answer extends Outcome>
  extends Omit<FilingKind, 'takeAnswer'> {
  facts(entry: StoredEntry, context: RuleContext): Facts<Made>
  encode(facts: Made, envelope: Envelope): string[]
  /** The message for a gateway that takes documents; absent: such a gateway does not take this kind. */
  document?(facts: Made, entry: StoredEntry): Written
  readAnswer(images: readonly string[]): Answer
  /** Returns the findings of customs, on the draft that was filed. */
  conditions(answer: Answer, entry: StoredEntry): StoredCondition[]
  /** Writes what follows from an answer that has an outcome. */
  answered(scope: RequestScope, tools: CustomsNotifyTools, answer: EntryAnswer<Answer>): Promise<void>
}

/** The transmitter, as agreed with customs or the carrier of messages. */
export type Sender = Pick<Envelope, 'siteCode' | 'senderId' | 'password' | 'officeCode'>

/** A kind of message about an entry. */
export interface EntryKind extends FilingKind {
  /** Writes an entry's message, transmitted on a day `YYYY-MM-DD`, for a gateway; without one in CBP's records. */
  write(
    entry: StoredEntry,
    context: RuleContext,
    sender: Sender & Pick<Envelope, 'transmissionDate'>,
    gateway?: CustomsGatewayName,
  ): Written
}

/**
 * The entry that an answer names, where it is another than the one that was filed: a carrier has given it to the wrong
 * transmission, and nothing of it may be believed.
 */
function otherEntry({ filerCode = '', entryNumber = '' }: Outcome, entry: StoredEntry): string | undefined {
  const named = `${filerCode}${entryNumber}`
  return /^[A-Z0-9]{3}\d{8}$/.test(named) && named !== entry.entry_number
    ? formatEntryNumber(named)
    : undefined
}

/** Defines a kind of message about an entry. */
export function defineEntryKind<Made extends Addressed, Answer extends Outcome>({
  facts,
  encode,
  document,
  readAnswer,
  conditions,
  answered,
  ...kind
}: EntryKindDefinition<Made, Answer>): EntryKind {
  return {
    ...kind,
    write(entry, context, sender, gateway) {
      const made = facts(entry, context)
      if (!made.ok) return made
      if (gateway && takesDocuments(gateway))
        return document?.(made.facts, entry) ?? { ok: false, findings: noSuchMessage('action') }
      const { port, filerCode } = made.facts
      return { ok: true, images: encode(made.facts, { ...sender, processingPort: port, filerCode }) }
    },
    async takeAnswer(scope, submission, images) {
      const answer = readAnswer(images)
      const entry = (await loadEntry(scope, submission.subject.id, { lock: true }))!
      const found = conditions(answer, entry)
      const other = otherEntry(answer, entry)
      if (other)
        return {
          disposition: 'unreadable',
          conditions: [],
          problem: eventMessages.aboutOther({ number: other }),
          apply: async () => {},
        }
      return {
        disposition: answer.disposition,
        version: answer.version,
        conditions: found,
        apply: (tools, messageId) =>
          answered(scope, tools, { submission, entry, answer, conditions: found, messageId }),
      }
    },
  }
}
