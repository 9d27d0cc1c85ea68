import { paymentDueDay } from '@edfe/domain/calculations'
import { parseDay } from '@edfe/domain/calendar'
import { type AnswerStatus, fieldLabel, formatEntryNumber, isAcceptance, modeOf } from '@edfe/domain/entry'
import type { Message } from '@edfe/domain/messages'
import { formatUsd, toCents } from '@edfe/domain/money'
import { type CustomsGatewayName, customsAt, isPractice } from '@edfe/domain/profile'
import { type NotifyTools, notifyOrganization, notifyPeople } from '../../accounts/notifications/notify.ts'
import type { StoredCondition } from '../../db/entry-tables.ts'
import type { StoredEntry } from '../../entries/repository/load-entry.ts'
import type { RequestScope } from '../../entries/request-scope.ts'
import { customsNotifications as words } from '../../messages/customs-messages.ts'

export type CustomsNotifyTools = Omit<NotifyTools, 'now'>

interface Answer {
  status: AnswerStatus
  conditions: StoredCondition[]
  submittedBy: string | null
  /** The gateway that answered: in practice the simulator. */
  gateway: CustomsGatewayName
}

const TITLES = { CBP: words.answered, simulator: words.practised, test: words.tested }

/**
 * Notifies the person who submitted the entry what customs said, and the admins of a rejection: on screen and by mail,
 * each as set.
 */
export async function notifyOfAnswer(
  { trx, org, now }: RequestScope,
  tools: CustomsNotifyTools,
  entry: StoredEntry,
  answer: Answer,
): Promise<void> {
  const title = TITLES[customsAt(answer.gateway)]
  const notice = {
    orgId: org.id,
    title: title({ status: answer.status, number: formatEntryNumber(entry.entry_number) }),
    body: answeredBody(entry, answer),
    href: `/entries/${entry.id}/step-6`,
    shownAs: `entry_${answer.status}`,
    isUrgent: !isAcceptance(answer.status) && !isPractice(answer.gateway),
  }
  const userIds = answer.submittedBy ? [answer.submittedBy] : []
  await notifyPeople(trx, { ...tools, now }, { ...notice, kind: 'entry_status', userIds })
  if (isAcceptance(answer.status)) return
  const exceptUserIds = [answer.submittedBy]
  await notifyOrganization(trx, { ...tools, now }, { ...notice, kind: 'compliance', exceptUserIds })
}

const SHOWN = 3

/**
 * Returns the consequences of the answer, and each condition as on the entry's page: place, problem, and
 * CBP's text. Conditions that need no action are on the page only.
 */
export const answeredBody = (entry: Accepted, answer: Omit<Answer, 'submittedBy'>): Message[] => [
  ...(isAcceptance(answer.status) ? acceptedBody(entry, answer.gateway) : []),
  ...reasonsOf(entry, answer.conditions),
]

/** The first conditions that ask for something, each with its place. */
export function reasonsOf(entry: Accepted, found: readonly StoredCondition[]): Message[] {
  const conditions = found.filter(({ severity }) => severity !== 'info')
  const more = conditions.length - SHOWN
  return [
    ...conditions.slice(0, SHOWN).map((condition) => reasonOf(condition, entry)),
    ...(more > 0 ? [words.moreConditions({ count: more })] : []),
  ]
}

function reasonOf({ path, message, code, cbp_label }: StoredCondition, { draft }: Accepted): Message {
  const index = /^line_items\.(\d+)/.exec(path)?.[1]
  const { id } = fieldLabel(path, modeOf(draft))
  return words.reason({
    line: index === undefined ? 'none' : String(Number(index) + 1).padStart(3, '0'),
    field: { id },
    meaning: message,
    code,
    narrative: cbp_label,
  })
}

type Accepted = Pick<StoredEntry, 'draft' | 'grand_total' | 'released_on'>

/** Returns the consequences of an acceptance: the amount owed, and its last day; nothing in practice. */
export function acceptedBody(
  { draft, grand_total, released_on }: Accepted,
  gateway: CustomsGatewayName,
): Message[] {
  const by = customsAt(gateway)
  if (by !== 'CBP') return [by === 'test' ? words.testOnFile() : words.practisedOnFile()]
  if (toCents(grand_total) === 0n) return [words.onFileFree()]
  const due = paymentDueDay(draft, parseDay(released_on ?? undefined))
  return due ? [words.payBy({ sum: formatUsd(grand_total), due: { day: due } })] : []
}
