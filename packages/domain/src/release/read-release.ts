import { NOTICE_KINDS } from '../customs/index.ts'
import type { CodeDescription, InterpretedNotice } from '../filing/status/interpreted-notice.ts'
import { type CodeMeaning, inTable, meaning, unknown } from '../filing/status/meaning.ts'
import { statusMessages } from '../filing/status/status-messages.ts'
import { asWritten, type Message } from '../messages/index.ts'
import { AGENCY_HOLDS, AGENCY_REASONS, AGENCY_STATUSES } from './codes/agency-codes.ts'
import { BILL_DISPOSITIONS } from './codes/bill-codes.ts'
import { RELEASE_ORIGINS } from './codes/entry-codes.ts'
import { REFUSAL_REASONS } from './codes/refusal-codes.ts'
import type { Actor } from './codes/release-code.ts'
import { entryCode } from './entry-code.ts'
import type { Goods } from './goods.ts'
import { asksForRedelivery, redeliveryDueOf } from './redelivery.ts'
import type { AgencyAction, BillAction, EntryAction, RefusalAction, ReleaseAction } from './release-action.ts'
import { REMOVED, releaseMessages as words } from './release-messages.ts'

const { stream } = NOTICE_KINDS.releaseStatus

/** The meaning of one thing that a release notice says. A code that the tables lack keeps CBP's own words. */
export function readReleaseAction(action: ReleaseAction): InterpretedNotice {
  switch (action.of) {
    case 'bill':
      return readBill(action)
    case 'entry':
      return readEntry(action)
    case 'agency':
      return readAgency(action)
    case 'refusal':
      return readRefusal(action)
  }
}

const inTableOr = (
  table: string,
  key: string,
  code: string,
  known: CodeDescription | undefined,
): CodeMeaning => (known ? inTable(table, key, known) : unknown('release', code))

const narrativeOf = (narrative: string): Message | undefined =>
  narrative ? words.narrative({ narrative }) : undefined

const readBill = ({ code, narrative, bills, at }: BillAction): InterpretedNotice =>
  meaning(stream, code, inTableOr('so50', code, code, BILL_DISPOSITIONS[code]), {
    details: [
      bills.length > 0 ? words.bills({ bills: bills.map(({ number }) => number).join(', ') }) : undefined,
      narrativeOf(narrative),
    ],
    at,
  })

function readEntry(action: EntryAction): InterpretedNotice {
  const { code, narrative, releaseDate, releaseOrigin = '', documentType, at } = action
  const isRemoval = code === '22' && releaseOrigin === '99'
  return meaning(stream, code, inTableOr('so60', isRemoval ? REMOVED : code, code, entryCode(action)), {
    details: [
      releaseDate && words.releaseDate({ date: { day: releaseDate } }),
      RELEASE_ORIGINS[releaseOrigin]
        ? words.releaseOrigin({ origin: { id: `customs.so60.origin.${releaseOrigin}` } })
        : undefined,
      documentType ? words.document({ type: documentType }) : undefined,
      narrativeOf(narrative),
    ],
    at,
  })
}

function readAgency(action: AgencyAction): InterpretedNotice {
  const {
    code,
    narrative,
    agency,
    program,
    reason = '',
    lines,
    documentType,
    hold = '',
    subReasons,
    comments,
    at,
  } = action
  const known = AGENCY_STATUSES[code]
  const found = inTableOr('so70', code, code, known)
  const status = known
    ? found.title
    : narrative
      ? asWritten({ text: narrative })
      : words.agencyUnknown({ code })
  const title = words.agencyTitle({ agency: program ? `${agency} ${program}` : agency, status })
  const isBack = asksForRedelivery(action)
  return meaning(
    stream,
    code,
    { ...found, title, ...(isBack && { action: words.redeliveryAction(), tone: 'bad' }) },
    {
      dueOn: redeliveryDueOf(action),
      details: [
        lines && words.agencyLines({ ...lines, isOne: lines.from === lines.to ? 'yes' : 'no' }),
        AGENCY_REASONS[reason]
          ? statusMessages.reason({ reason: { id: `customs.so70.reason.${reason}` } })
          : undefined,
        AGENCY_HOLDS[hold] ? words.agencyHold({ by: { id: `customs.so70.hold.${hold}` } }) : undefined,
        documentType ? words.document({ type: documentType }) : undefined,
        subReasons.length > 0 ? words.subReasons({ codes: subReasons.join(', ') }) : undefined,
        ...[narrative, ...comments].map((text) =>
          text ? words.agencyWords({ narrative: text }) : undefined,
        ),
      ],
      at,
    },
  )
}

const REDELIVERY: CodeMeaning = {
  title: words.redeliveryTitle(),
  detail: words.redelivery(),
  action: words.redeliveryAction(),
  tone: 'bad',
}

function readRefusal(action: RefusalAction): InterpretedNotice {
  const { reason, comment, at } = action
  const details = [comment ? narrativeOf(comment) : undefined]
  if (asksForRedelivery(action)) {
    const dueOn = redeliveryDueOf(action)
    return meaning(stream, '', REDELIVERY, { details, at, dueOn })
  }
  if (reason === undefined)
    return meaning(
      stream,
      '',
      { title: words.remarkTitle(), detail: words.remark(), tone: 'wait' },
      { details, at },
    )
  const code = reason
  const known = reason && REFUSAL_REASONS[reason] ? { id: `customs.so20.reason.${reason}` } : undefined
  return meaning(
    stream,
    code,
    {
      title: words.refusalTitle(),
      detail: known ? words.refusalReason({ code, reason: known }) : unknown('release', code).detail,
      tone: 'bad',
    },
    { details, at: undefined },
  )
}

/**
 * Who acts next on one thing that a notice says, with all that was said of the goods; undefined for a code without
 * words. Once CBP has released the goods, it has nothing to do for a bill, and others may still have.
 */
export function actorOf(action: ReleaseAction, goods: Goods): Actor | undefined {
  switch (action.of) {
    case 'bill': {
      const acts = BILL_DISPOSITIONS[action.code]?.acts
      return acts === 'cbp' && goods.isReleasedByCbp ? 'nobody' : acts
    }
    case 'entry': {
      const known = entryCode(action)
      if (known?.release !== 'released' || goods.isFree) return known?.acts
      return goods.agencies.some(({ isOpen }) => isOpen) ? 'agency' : 'cbp'
    }
    case 'agency':
      return AGENCY_STATUSES[action.code]?.acts
    case 'refusal':
      return 'you'
  }
}

/** CBP's release of goods that something still holds says so, and asks nobody to pick them up. */
export const inLightOf = ({ isFree, state }: Goods, notice: InterpretedNotice): InterpretedNotice =>
  notice.release !== 'released' || isFree
    ? notice
    : { ...notice, tone: 'wait', release: state, detail: [...notice.detail, words.notFree()] }
