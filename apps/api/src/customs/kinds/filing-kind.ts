import type { Outcome } from '@edfe/abi'
import type { FiledKind } from '@edfe/domain/customs'
import type { ReleaseAction } from '@edfe/domain/filing'
import type { Message } from '@edfe/domain/messages'
import type { StoredCondition } from '../../db/entry-tables.ts'
import type { EntryEvent } from '../../entries/repository/record-event.ts'
import type { RequestScope } from '../../entries/request-scope.ts'
import type { CustomsNotifyTools } from '../notices/notify-of-answer.ts'
import type { OpenSubmission } from '../transmissions/submission-store.ts'

/** An answer of customs, read, before anything of it is written. */
export interface TakenAnswer extends Outcome {
  /** The findings of customs on the data that was sent. */
  conditions: StoredCondition[]
  /** Why it has no outcome, when there is more to say than that it could not be read. */
  problem?: Message
  /** Writes what follows from it: events, states, notices. Not called for an answer that has no outcome. */
  apply(tools: CustomsNotifyTools, messageId: string | undefined): Promise<void>
}

/** A kind of message that the server sends to CBP: its codes, and what becomes of it. */
export interface FilingKind extends FiledKind {
  /** The queue of its submissions; its own, so that a server of an earlier version leaves them alone. */
  queue: string
  /** In `submissions.action`: what is asked, of a kind whose messages ask for several things. */
  action?: ReleaseAction
  /** In `submissions.bill`: the numbers of the bill, of a question about one. */
  bill?: string
  events: {
    /** When a submission is queued. */
    asked(scope: RequestScope): Pick<EntryEvent, 'kind' | 'title' | 'detail'>
    /** Returns a sentence about the message that was sent. */
    sent(): Message
    /** The same of a message about one bill. */
    sentAbout?(params: { bill: string }): Message
  }
  takeAnswer(scope: RequestScope, submission: OpenSubmission, images: readonly string[]): Promise<TakenAnswer>
  /** When a submission ends without an outcome: the gateway refused it, or its answer cannot be read. */
  failed?(scope: RequestScope, submission: OpenSubmission): Promise<void>
}

/** The kinds that a server knows, by their names in `submissions.kind`. */
export type FilingKinds = ReadonlyMap<string, FilingKind>

export const kindsByName = (kinds: readonly FilingKind[]): FilingKinds =>
  new Map(kinds.map((kind) => [kind.name, kind]))

/** The kind of a stored submission. Throws for one that this server does not know. */
export function kindNamed(kinds: FilingKinds, name: string): FilingKind {
  const kind = kinds.get(name)
  if (!kind) throw new Error(`No kind of filing is named ${name}`)
  return kind
}
