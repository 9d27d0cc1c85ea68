import type { CodeDescription } from './interpreted-notice.ts'

const ASK_PORT = 'Ask the port of entry what it needs.'
const DOCUMENTS =
  'Send the document through CBP’s Document Image System and quote the entry number. Then record here what you sent.'

/** Action codes of an SO60 record, about the entry (CATAIR, Cargo Release Status Notification, revision 36). */
export const ENTRY_ACTIONS: Readonly<Record<string, CodeDescription>> = {
  '01': {
    title: 'All agencies have cleared the goods',
    detail: 'Every government agency with a say has let the goods go.',
    tone: 'ok',
    release: 'released',
    entryStatus: 'released',
  },
  '03': {
    title: 'Exam ordered',
    detail: 'CBP will examine the goods before it decides.',
    tone: 'wait',
    release: 'exam',
  },
  '04': {
    title: 'Goods detained',
    detail: 'CBP detains the goods.',
    tone: 'bad',
    release: 'hold',
    entryStatus: 'hold',
    action: ASK_PORT,
  },
  '22': {
    title: 'Release date updated',
    detail: 'CBP set or changed the date of release.',
    tone: 'ok',
    release: 'released',
    entryStatus: 'released',
  },
  '23': { title: 'Entry cancelled', detail: 'CBP cancelled the entry.', tone: 'bad', release: 'cancelled' },
  '25': {
    title: 'Entry will be cancelled in seven days',
    detail: 'CBP cancels the entry unless something changes.',
    tone: 'bad',
    action:
      'Find out from the carrier why no bill of lading matches, and tell the port of entry within seven days.',
  },
  '26': {
    title: 'No bill of lading matched for 30 days',
    detail: 'The carrier has not reported a bill that matches this entry.',
    tone: 'wait',
    action: 'Compare the bill of lading with the carrier’s.',
  },
  '28': {
    title: 'No bill of lading matched for 60 days',
    detail: 'The carrier has not reported a bill that matches this entry.',
    tone: 'bad',
    action: 'Compare the bill of lading with the carrier’s.',
  },
  '29': {
    title: 'Not released',
    detail: 'CBP has not released the goods.',
    tone: 'bad',
    release: 'hold',
    entryStatus: 'hold',
    action: ASK_PORT,
  },
  '70': { title: 'Quota pending', detail: 'The quota request is not decided yet.', tone: 'neutral' },
  '71': {
    title: 'Quota rejected',
    detail: 'CBP did not accept the quota request.',
    tone: 'bad',
    action: ASK_PORT,
  },
  '72': { title: 'Quota reserved', detail: 'Quantity is reserved under the quota.', tone: 'neutral' },
  '73': { title: 'Quota accepted', detail: 'The quota request is accepted.', tone: 'ok' },
  '76': {
    title: 'No active entry summary',
    detail: 'CBP finds no active entry summary for these goods.',
    tone: 'bad',
    action: 'Look at the messages of the entry summary, and ask the port of entry.',
  },
  '79': {
    title: 'Entry not permitted at this port',
    detail: 'This entry may not be made at its port.',
    tone: 'bad',
    action: ASK_PORT,
  },
  '84': {
    title: 'A correction needs a document',
    detail: 'CBP wants a document before it takes the correction.',
    tone: 'wait',
    action: DOCUMENTS,
    asksForRecords: true,
  },
  '86': {
    title: 'Correction rejected',
    detail: 'CBP did not take the correction.',
    tone: 'bad',
    action: ASK_PORT,
  },
  '87': {
    title: 'Cancellation rejected',
    detail: 'CBP did not cancel the entry.',
    tone: 'bad',
    action: ASK_PORT,
  },
  '88': { title: 'Entry replaced', detail: 'The release data were replaced.', tone: 'neutral' },
  '90': {
    title: 'Under CBP review',
    detail: 'CBP looks at the entry before it decides.',
    tone: 'wait',
    release: 'review',
  },
  '96': {
    title: 'CBP asks for a document',
    detail: 'CBP wants a document before it decides on release.',
    tone: 'wait',
    action: DOCUMENTS,
    asksForRecords: true,
  },
  '97': {
    title: 'Admissible',
    detail: 'The goods may come in; release follows when they arrive.',
    tone: 'ok',
    release: 'admissible',
  },
  '98': {
    title: 'Released',
    detail: 'CBP released the goods.',
    tone: 'ok',
    release: 'released',
    entryStatus: 'released',
  },
  '99': {
    title: 'Release suspended',
    detail: 'CBP took the release back for now.',
    tone: 'bad',
    release: 'hold',
    entryStatus: 'hold',
    action: ASK_PORT,
  },
}

const held = (by: string): CodeDescription => ({
  title: `Bill held by ${by}`,
  detail: 'The goods of this bill may not leave.',
  tone: 'bad',
  release: 'hold',
  entryStatus: 'hold',
  action: ASK_PORT,
})
const freed = (by: string): CodeDescription => ({
  title: `Hold of ${by} removed`,
  detail: 'This hold no longer stands in the way of release.',
  tone: 'ok',
  release: 'review',
})

/** Disposition codes of an SO50 record, about one bill of lading. */
export const BILL_DISPOSITIONS: Readonly<Record<string, CodeDescription>> = {
  '51': held('CBP (manifest)'),
  '52': held('agriculture'),
  '53': held('CBP'),
  '54': freed('CBP (manifest)'),
  '55': freed('agriculture'),
  '56': freed('CBP'),
  '61': {
    title: 'Bill deleted',
    detail: 'The carrier deleted the bill of lading.',
    tone: 'bad',
    action: 'Ask the carrier which bill now carries the goods.',
  },
  '91': {
    title: 'No bill matches yet',
    detail: 'The carrier has not reported this bill of lading.',
    tone: 'wait',
  },
  '93': { title: 'Bill on file', detail: 'The carrier has reported the bill of lading.', tone: 'neutral' },
  '94': { title: 'Bill departed', detail: 'The goods of this bill are on their way.', tone: 'neutral' },
  '95': { title: 'Bill arrived', detail: 'The goods of this bill have arrived.', tone: 'neutral' },
}
