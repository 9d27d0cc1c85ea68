import { ASK_PORT, type ReleaseCode } from './release-code.ts'

const DOCUMENTS =
  'Send the document through CBP’s Document Image System and quote the entry number. Then record here what you sent.'

const waits = (title: string, detail: string): ReleaseCode => ({ title, detail, tone: 'wait', acts: 'cbp' })
const says = (title: string, detail: string): ReleaseCode => ({
  title,
  detail,
  tone: 'neutral',
  acts: 'nobody',
})
const wrong = (title: string, detail: string, action: string): ReleaseCode => ({
  title,
  detail,
  action,
  tone: 'bad',
  acts: 'you',
})
const reserved = (title: string): ReleaseCode => says(title, 'CBP lists this code and does not use it.')

const HELD = { release: 'hold', entryStatus: 'hold' } as const
const RELEASED = { tone: 'ok', release: 'released', entryStatus: 'released' } as const
const ANOTHER_TYPE = 'File a formal or informal entry (type 01 or 11) for these goods.'

/** Code 22 with the release origin 99: CBP takes the date of release away. */
export const RELEASE_DATE_REMOVED: ReleaseCode = {
  ...wrong('Release date removed', 'CBP removed the date of release: the goods are not released.', ASK_PORT),
  ...HELD,
}

/**
 * Action codes of an SO60 record, about the entry (ACE Cargo Manifest/Entry Release Query, version 21, note 1 of WO60;
 * CATAIR, Cargo Release Status Notification, revision 36).
 */
export const ENTRY_ACTIONS: Readonly<Record<string, ReleaseCode>> = {
  '01': {
    title: 'All agencies have cleared the goods',
    detail: 'Every government agency with a say has let the goods go.',
    ...RELEASED,
    acts: 'nobody',
  },
  '03': {
    ...waits(
      'Exam ordered',
      'CBP will examine the goods before it decides. The importer pays for moving and unloading them.',
    ),
    release: 'exam',
  },
  '04': {
    ...wrong(
      'Goods detained',
      'CBP detains the goods. A notice of detention says why; CBP decides within 30 days (19 CFR 151.16).',
      'Answer the notice of detention, or ask the port of entry for it.',
    ),
    ...HELD,
  },
  '21': reserved('Entry deleted by CBP'),
  '22': {
    title: 'Release date updated',
    detail: 'CBP set or changed the date of release. The summary and its money are due by the new date.',
    ...RELEASED,
    acts: 'nobody',
  },
  '23': {
    title: 'Entry cancelled',
    detail: 'CBP cancelled the entry. Goods that still come need another entry.',
    tone: 'bad',
    release: 'cancelled',
    acts: 'you',
  },
  '24': reserved('Entry cancellation taken back'),
  '25': wrong(
    'Entry will be cancelled in seven days',
    'CBP cancels the entry unless something changes.',
    'Find out from the carrier why no bill of lading matches, and tell the port of entry within seven days.',
  ),
  '26': {
    ...wrong(
      'No bill of lading matched for 30 days',
      'The carrier has not reported a bill that matches this entry.',
      'Compare the bill of lading with the carrier’s.',
    ),
    tone: 'wait',
  },
  '28': wrong(
    'No bill of lading matched for 60 days',
    'The carrier has not reported a bill that matches this entry.',
    'Compare the bill of lading with the carrier’s.',
  ),
  '29': { ...wrong('Not released', 'CBP has not released the goods.', ASK_PORT), ...HELD },
  '30': wrong(
    'Low-value limit may be reached',
    'The buyer’s imports of that day may be over the limit for entries of type 86.',
    ANOTHER_TYPE,
  ),
  '31': reserved('Approval by a specialist team required'),
  '33': wrong(
    'Type 86 not allowed for this origin',
    'CBP releases no goods of this origin on an entry of type 86.',
    ANOTHER_TYPE,
  ),
  '34': wrong(
    'Release withheld: low-value limit reached',
    'The buyer’s imports of that day are over the limit for entries of type 86.',
    ANOTHER_TYPE,
  ),
  '35': reserved('No Form 7501 required for the summary'),
  '70': says('Quota pending', 'The quota request is not decided yet.'),
  '71': wrong('Quota rejected', 'CBP did not accept the quota request.', ASK_PORT),
  '72': says('Quota reserved', 'Quantity is reserved under the quota.'),
  '73': { ...says('Quota accepted', 'The quota request is accepted.'), tone: 'ok' },
  '74': wrong(
    'Type of bill not eligible',
    'CBP processes no entry for a bill of this type.',
    'Ask the carrier whether the bill is a master bill, a house bill or neither, and have it corrected where the release was filed.',
  ),
  '75': wrong(
    'Port of entry missing',
    'CBP cannot tell the port of entry from the bill.',
    'Have the port of entry added where the release was filed.',
  ),
  '76': wrong(
    'No active entry summary',
    'CBP finds no active entry summary for these goods.',
    'Look at the messages of the entry summary, and ask the port of entry.',
  ),
  '79': wrong('Entry not permitted at this port', 'This entry may not be made at its port.', ASK_PORT),
  '80': wrong(
    'In-bond number not on file',
    'CBP does not know the in-bond number of the release.',
    'Ask the carrier for the in-bond number, and have it corrected where the release was filed.',
  ),
  '81': wrong(
    'In-bond movement goes to another port',
    'The in-bond movement ends at another port than that of the entry.',
    'Ask the carrier where the movement ends, and have the port corrected where the release was filed.',
  ),
  '82': wrong(
    'Release of a split shipment must be chosen',
    'The goods arrive in parts. CBP asks whether to release them together or part by part.',
    'Have the choice added where the release was filed.',
  ),
  '83': waits(
    'Waiting for the rest of a split shipment',
    'The goods are released together, when all parts have arrived.',
  ),
  '84': {
    ...waits('A correction needs a document', 'CBP wants a document before it takes the correction.'),
    action: DOCUMENTS,
    acts: 'you',
    asksForRecords: true,
  },
  '85': {
    ...waits('A cancellation needs a document', 'CBP wants a document before it cancels the entry.'),
    action: DOCUMENTS,
    acts: 'you',
    asksForRecords: true,
  },
  '86': wrong('Correction rejected', 'CBP did not take the correction.', ASK_PORT),
  '87': wrong('Cancellation rejected', 'CBP did not cancel the entry.', ASK_PORT),
  '88': says('Entry replaced', 'The release data were replaced.'),
  '89': wrong(
    'Ports of release and summary differ',
    'The summary and the release name different ports of entry.',
    'Compare the port of the summary with that of the release, and correct the one that is wrong.',
  ),
  '90': { ...waits('Under CBP review', 'CBP looks at the entry before it decides.'), release: 'review' },
  '96': {
    ...waits('CBP asks for a document', 'CBP wants a document before it decides on release.'),
    action: DOCUMENTS,
    acts: 'you',
    asksForRecords: true,
  },
  '97': {
    title: 'Admissible',
    detail: 'CBP has no objection. This is not a release: it follows when the goods arrive.',
    tone: 'ok',
    release: 'admissible',
    acts: 'nobody',
  },
  '98': {
    title: 'Released',
    detail: 'CBP released the goods.',
    ...RELEASED,
    acts: 'nobody',
  },
  '99': { ...wrong('Release suspended', 'CBP took the release back for now.', ASK_PORT), ...HELD },
}

/** The event that gave a release its date (note 2 of WO60). */
export const RELEASE_ORIGINS: Readonly<Record<string, string>> = {
  '01': 'the processing of the entry',
  '02': 'the estimated arrival',
  '03': 'the arrival',
  '04': 'the arrival of the in-bond movement',
  '05': 'the end of an exam',
  '06': 'an exam that CBP reduced',
  '07': 'the removal of a hold on the manifest',
  '08': 'the end of another agency’s review',
  '09': 'a change of the date by CBP',
}
