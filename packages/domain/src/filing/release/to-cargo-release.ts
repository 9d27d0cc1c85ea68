import type { CalendarDay } from '../../calendar/index.ts'
import type { DraftData } from '../../entry/draft.ts'
import type { RuleContext } from '../../rules/context.ts'
import type { Finding } from '../../rules/finding.ts'
import type { CargoRelease, ReleaseAction, ReleaseReference } from '../cargo-release.ts'
import { filedDraft } from '../filed-draft.ts'
import { type FilingContext, filingContext } from '../filing-context.ts'
import { releaseBills, releaseMode, ZONE_TYPE } from './mapping/release-bill.ts'
import {
  releaseBondType,
  releaseContact,
  releasePlacement,
  releaseReferences,
  releaseValue,
} from './mapping/release-header.ts'
import { releaseLines } from './mapping/release-line.ts'
import { releaseIdentifier, releaseParties } from './mapping/release-party.ts'
import { releaseFindings } from './release-findings.ts'
import { CANCELLATION_REASONS } from './release-needs.ts'

type ReleaseResult = { ok: true; facts: CargoRelease } | { ok: false; findings: Finding[] }

/** What a person decides with a correction or cancellation, which the draft does not hold. */
interface ReleaseChange {
  /** Of a cancellation: 01 to 12. */
  reason?: string
  /** The number that replaces the canceled entry, where the reason asks for one. */
  replacement?: string
  hasSeveralDispositions?: boolean
  /** The number of documents that were sent in support. */
  documents?: string
}

/**
 * Returns a draft in the terms of a cargo release. Refused with every finding if CBP could not accept it. An update and a
 * cancellation are judged by what they send.
 */
export function toCargoRelease(
  draft: DraftData,
  rules: RuleContext,
  action: ReleaseAction = 'A',
  change: ReleaseChange = {},
): ReleaseResult {
  const findings = releaseFindings(draft, rules, action).filter(({ severity }) => severity === 'error')
  if (findings.length > 0) return { ok: false, findings }
  return {
    ok: true,
    facts: cargoRelease(filingContext(filedDraft(draft), rules), rules.today, action, change),
  }
}

/** The facts of a release in CBP's terms, whether or not CBP would accept them. */
export function cargoRelease(
  context: FilingContext,
  today: CalendarDay,
  action: ReleaseAction,
  change: ReleaseChange = {},
): CargoRelease {
  const { draft, entryType } = context
  const number = draft.header?.entry_number ?? ''
  const mode = releaseMode(context)
  const isWhole = action === 'A' || action === 'R'
  const isCanceled = action === 'D'
  return {
    action,
    filerCode: number.slice(0, 3),
    entryNumber: number.slice(3),
    entryType,
    importer: releaseIdentifier(draft.parties?.importer_number),
    mode: mode || undefined,
    bondType: releaseBondType(context),
    value: releaseValue(context),
    port: draft.header?.port_code || undefined,
    splitRelease: draft.release?.split_release || undefined,
    portOfUnlading: (entryType !== ZONE_TYPE && draft.shipment_origin?.us_port_unlading) || undefined,
    placement: isCanceled ? undefined : releasePlacement(context),
    contact: {
      ...releaseContact(context),
      ...(isCanceled && { reason: change.reason, hasSeveralDispositions: change.hasSeveralDispositions }),
      ...(change.documents && { hasSentDocuments: true }),
    },
    bills: isCanceled ? [] : releaseBills(context),
    references: references(context, isWhole, change),
    parties: isWhole ? releaseParties(context) : [],
    lines: isWhole ? releaseLines(context, today) : [],
  }
}

/** References of the entry, then those that the change brings. */
function references(
  context: FilingContext,
  isWhole: boolean,
  { reason = '', replacement, documents }: ReleaseChange,
): ReleaseReference[] {
  const replacing = CANCELLATION_REASONS[reason]?.reference
  return [
    ...(isWhole ? releaseReferences(context) : []),
    ...(replacing && replacement ? [{ qualifier: replacing, text: replacement }] : []),
    ...(documents ? [{ qualifier: 'DIS', text: documents }] : []),
  ]
}
