import type { Reference, StatusNotice } from '@edfe/abi'
import type { SubjectType } from '@edfe/domain/customs'
import type { Trx } from '../../db/engine.ts'
import type { EntryEvent } from '../../entries/repository/record-event.ts'
import type { RequestScope } from '../../entries/request-scope.ts'
import type { CustomsNotifyTools } from '../notices/notify-of-answer.ts'

/** The subject of a message with CBP, in the organization of the transaction. */
export interface Subject {
  type: SubjectType
  id: string
}

/** A subject that was filed, in whatever organization, and the submission that filed it last. */
export interface FiledSubject extends Subject {
  orgId: string
  submissionId: string
}

/** A notice of CBP that belongs to a subject. */
export interface MatchedNotice extends StatusNotice {
  submissionId: string
  /** The same notice has the same key, however often it is read. */
  key: string
  application: string
}

/** The name of a subject in notifications, and the address of its pages. */
export interface SubjectName {
  number: string
  page: string
  /** The page with its messages. */
  messagesPage: string
}

/** The server's handling of the messages about one type of subject. */
export interface SubjectHandler {
  /**
   * The subject that a notice names: by the transmission, where the gateway names it, else by a number. Runs for the
   * purpose 'customs', across organizations.
   */
  find(
    trx: Trx,
    reference: Reference,
    transmissionId: string | null,
    isOfTest: boolean,
  ): Promise<FiledSubject | undefined>
  /**
   * Applies notices in the order in which they came, each once, however often it is read, and does what `changed`
   * does.
   */
  apply(
    scope: RequestScope,
    tools: CustomsNotifyTools,
    id: string,
    notices: readonly MatchedNotice[],
  ): Promise<void>
  recordEvent(scope: RequestScope, id: string, event: EntryEvent): Promise<void>
  /** After something about it changed: keeps what lists read of it, and has open pages read it again. */
  changed(scope: RequestScope, id: string): Promise<void>
  describe(scope: RequestScope, id: string): Promise<SubjectName>
}
