import type { CodeDescription } from './interpreted-notice.ts'

const send = (documents: string): string =>
  `Send ${documents} through CBP’s Document Image System and quote the entry number. Then record here what you sent.`

/** Disposition type codes of a UC notice (CATAIR, Entry Summary Status Notification, version 30). */
export const SUMMARY_CODES: Readonly<Record<string, CodeDescription>> = {
  '1': {
    title: 'CBP asks for the invoices',
    detail: 'CBP wants the commercial invoices of this entry summary.',
    tone: 'wait',
    action: send('the invoices'),
    asksForRecords: true,
  },
  '2': {
    title: 'CBP asks for the entry summary package',
    detail: 'CBP wants every document behind this entry summary: invoice, packing list, transport document.',
    tone: 'wait',
    action: send('the entry summary package'),
    asksForRecords: true,
  },
  '3': {
    title: 'CBP asks for documents',
    detail: 'CBP wants the documents that its remarks name.',
    tone: 'wait',
    action: send('the documents'),
    asksForRecords: true,
  },
  '4': {
    title: 'CBP rejected the entry summary',
    detail: 'An import specialist has looked at the summary and sent it back.',
    tone: 'bad',
    entryStatus: 'rejected',
    action:
      'Read the reason and the remarks, agree on the correction with the named import specialist, and tick this off when it is made.',
  },
  '5': {
    title: 'Entry summary inactivated',
    detail: 'CBP has taken this entry summary out of use.',
    tone: 'bad',
    action: 'Ask the port of entry why and what to file instead.',
  },
  '6': {
    title: 'Entry summary cancelled',
    detail: 'CBP has cancelled this entry summary.',
    tone: 'bad',
    release: 'cancelled',
    action: 'Ask the port of entry whether the goods need another entry.',
  },
  '8': {
    title: 'Another filer took the summary over',
    detail: 'A post-summary correction by another filer was accepted; the summary is theirs from now on.',
    tone: 'wait',
    action: 'Make sure that you know of this correction.',
  },
  P: {
    title: 'Another agency has spoken',
    detail: 'A partner government agency changed the status of the goods.',
    tone: 'neutral',
  },
  Q: { title: 'Quota status', detail: 'The quota status of a line changed.', tone: 'neutral' },
  E: {
    title: 'Extension of the bond refused',
    detail: 'CBP refused to extend the temporary importation under bond.',
    tone: 'bad',
    action: 'Export or destroy the goods before the bond period ends, or ask the port of entry.',
  },
  R: {
    title: 'Correction reverted',
    detail: 'CBP reverted a post-summary correction.',
    tone: 'bad',
    action: 'Read the reason and the remarks, and correct the summary again if it needs it.',
  },
  C: { title: 'Detention ended', detail: 'CBP no longer detains the goods.', tone: 'ok', release: 'review' },
  D: {
    title: 'Goods detained',
    detail: 'CBP detains the goods until it has decided whether they may come in.',
    tone: 'bad',
    release: 'hold',
    entryStatus: 'hold',
    action: 'Ask the named import specialist what CBP needs to decide, and send it.',
  },
}

/** Notification reason codes of rejections and reverted corrections, in lower case as they stand after 'Reason:'. */
export const SUMMARY_REASONS: Readonly<Record<string, string>> = {
  '001': 'the header has to change',
  '002': 'another entry type',
  '003': 'classification',
  '004': 'special program indicator',
  '005': 'value of a line',
  '006': 'currency conversion',
  '007': 'duty of a line',
  '008': 'country of origin',
  '009': 'country of export',
  '010': 'antidumping or countervailing duty is due',
  '011': 'a cash deposit for antidumping or countervailing duty is due',
  '012': 'scope of an antidumping or countervailing order',
  '013': 'the non-reimbursement statement is missing',
  '014': 'single transaction bond',
  '015': 'continuous bond',
  '016': 'the invoice is missing',
  '017': 'the invoice does not describe the goods well enough',
  '018': 'a certificate of another agency',
  '019': 'visa',
  '020': 'fee',
  '021': 'tax',
  '022': 'quota',
  '023': 'reconciliation',
  '998': 'another reason, see the remarks',
}
