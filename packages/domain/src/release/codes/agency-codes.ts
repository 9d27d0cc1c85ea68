import type { ReleaseCode } from './release-code.ts'

/** How far another agency's review of the goods has come. Only `proceed` lets them go. */
export type AgencyDecision = 'review' | 'hold' | 'exam' | 'documents' | 'refused' | 'proceed'

export interface AgencyCode extends Omit<ReleaseCode, 'release' | 'entryStatus'> {
  decision: AgencyDecision
}

const CONTACT = 'Keep the goods as they are, and ask the agency what it needs.'

/**
 * Status codes of an SO70 record, of the entry or of a line (ACE Cargo/Entry Status Query, notes 1 and 2 of WO70, as of
 * 2015; later lists agree on these). Codes whose meaning changed since then are left out: CBP's words are shown.
 */
export const AGENCY_STATUSES: Readonly<Record<string, AgencyCode>> = {
  '01': {
    title: 'Data under review',
    detail: 'The agency looks at the data of these goods.',
    tone: 'wait',
    acts: 'agency',
    decision: 'review',
  },
  '02': {
    title: 'Hold',
    detail: 'The agency holds the goods as they are. Do not open or move them.',
    tone: 'bad',
    action: CONTACT,
    acts: 'you',
    decision: 'hold',
  },
  '04': {
    title: 'Data rejected',
    detail: 'The agency refused the data of these goods.',
    tone: 'bad',
    action: 'Read the agency’s reasons, and have its data corrected where the release was filed.',
    acts: 'you',
    decision: 'refused',
  },
  '06': {
    title: 'Do not unload',
    detail: 'The agency does not let the container be unloaded.',
    tone: 'bad',
    action: CONTACT,
    acts: 'you',
    decision: 'hold',
  },
  '07': {
    title: 'May proceed',
    detail: 'This agency lets the goods go. It is no release: CBP and other agencies decide for themselves.',
    tone: 'ok',
    acts: 'nobody',
    decision: 'proceed',
  },
  '10': {
    title: 'Documents required',
    detail: 'The agency wants documents before it decides.',
    tone: 'wait',
    action:
      'Send the documents through CBP’s Document Image System or the agency’s own. Then record here what you sent.',
    acts: 'you',
    decision: 'documents',
  },
  '11': {
    title: 'Exam or sample',
    detail: 'The agency examines the goods or takes a sample. Keep them as they are.',
    tone: 'wait',
    acts: 'agency',
    decision: 'exam',
  },
}

/**
 * Reason codes of an SO70 record (the same list, as of 2015). Codes whose meaning changed since then are left out.
 */
export const AGENCY_REASONS: Readonly<Record<string, string>> = {
  '11': 'hold the goods as they are',
  '12': 'exam or sample',
  '14': 'data rejected',
  '15': 'data inaccurate, contact the agency',
  '21': 'exam, do not unload',
  '22': 'may proceed',
  '23': 'released',
  '24': 'released with comments',
  '25': 'more verification needed',
  '27': 'redeliver the goods',
  '28': 'prior notice refused: inaccurate',
  '29': 'prior notice refused: late',
  '30': 'prior notice refused: not submitted',
  '31': 'held: manufacturer not registered',
  '34': 'exam',
  '35': 'detained',
  '36': 'to be re-exported',
  '90': 'more information needed',
}

/** Hold types of an SO70 record (note 6 of WO70). */
export const AGENCY_HOLDS: Readonly<Record<string, string>> = {
  '1': 'set by CBP for the agency',
  '2': 'set by the agency',
}
