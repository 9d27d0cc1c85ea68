import { ASK_PORT, type ReleaseCode } from './release-code.ts'

/** How far the goods of a bill have come, by the manifest. */
export type Movement = 'unmatched' | 'on_file' | 'departed' | 'arrived' | 'deleted'

/** The holds on a bill. A code places each, and another removes it. */
export type BillHold = 'manifest' | 'agriculture' | 'cbp'

export interface BillCode extends ReleaseCode {
  movement?: Movement
  places?: BillHold
  removes?: BillHold
  /** CBP cannot match what was filed with the manifest until somebody corrects it. */
  mismatch?: true
}

const held = (by: string, places: BillHold): BillCode => ({
  title: `Bill held by ${by}`,
  detail: 'The goods of this bill may not leave.',
  tone: 'bad',
  release: 'hold',
  entryStatus: 'hold',
  action: ASK_PORT,
  acts: 'you',
  places,
})

const freed = (by: string, removes: BillHold): BillCode => ({
  title: `Hold of ${by} removed`,
  detail: 'This hold no longer stops the release.',
  tone: 'ok',
  release: 'review',
  acts: 'nobody',
  removes,
})

/**
 * Disposition codes of an SO50 record, about one bill of lading (ACE Cargo Manifest/Entry Release Query, version 21,
 * note 1 of WO50; CATAIR, Cargo Release Status Notification, revision 36).
 */
export const BILL_DISPOSITIONS: Readonly<Record<string, BillCode>> = {
  '51': held('CBP (manifest)', 'manifest'),
  '52': held('agriculture', 'agriculture'),
  '53': held('CBP', 'cbp'),
  '54': freed('CBP (manifest)', 'manifest'),
  '55': freed('agriculture', 'agriculture'),
  '56': freed('CBP', 'cbp'),
  '57': {
    title: 'Part of a split shipment cannot be released yet',
    detail: 'The goods of this bill arrive in parts, and this part does not qualify for release.',
    tone: 'wait',
    action:
      'Compare the packages of the bill with the carrier’s, and ask the port which release of a split shipment it expects.',
    acts: 'you',
    mismatch: true,
  },
  '58': {
    title: 'More packages filed than the manifest has',
    detail: 'The quantity of this bill is greater than the carrier’s.',
    tone: 'bad',
    action: 'Ask the carrier for the quantity on the manifest, and correct the packages of this bill.',
    acts: 'you',
    mismatch: true,
  },
  '59': {
    title: 'In-bond number does not match',
    detail: 'The in-bond number is not on file, or it belongs to another bill.',
    tone: 'bad',
    action: 'Ask the carrier for the in-bond number of this bill, and correct it.',
    acts: 'you',
    mismatch: true,
  },
  '61': {
    title: 'Bill deleted',
    detail: 'The carrier deleted the bill of lading.',
    tone: 'bad',
    action: 'Ask the carrier which bill now carries the goods.',
    acts: 'you',
    movement: 'deleted',
  },
  '62': {
    title: 'Bill deleted after arrival',
    detail: 'The carrier deleted the bill of lading after the goods arrived. A release may no longer count.',
    tone: 'bad',
    action:
      'Ask the carrier which bill now carries the goods, and the port whether the release still counts.',
    acts: 'you',
    movement: 'deleted',
  },
  '63': {
    title: 'In-bond movement deleted after release',
    detail: 'The in-bond movement of this bill was deleted after the goods arrived and were released.',
    tone: 'bad',
    action: 'Ask the carrier and the port whether the release still counts.',
    acts: 'you',
  },
  '74': {
    title: 'Type of bill not eligible',
    detail: 'CBP processes no entry for a bill of this type.',
    tone: 'bad',
    action: 'Ask the carrier whether the bill is a master bill, a house bill or neither, and correct it.',
    acts: 'you',
    mismatch: true,
  },
  '91': {
    title: 'No bill matches yet',
    detail:
      'The carrier has not reported this bill of lading. If it has, the number or the carrier code differs.',
    tone: 'wait',
    acts: 'carrier',
    movement: 'unmatched',
  },
  '92': {
    title: 'Advance air cargo data on file',
    detail: 'The advance security data of this air waybill are on file.',
    tone: 'neutral',
    acts: 'nobody',
    movement: 'on_file',
  },
  '93': {
    title: 'Bill on file',
    detail: 'The carrier has reported the bill of lading.',
    tone: 'neutral',
    acts: 'nobody',
    movement: 'on_file',
  },
  '94': {
    title: 'Bill departed',
    detail: 'The goods of this bill are on their way.',
    tone: 'neutral',
    acts: 'nobody',
    movement: 'departed',
  },
  '95': {
    title: 'Bill arrived',
    detail: 'The goods of this bill have arrived.',
    tone: 'neutral',
    acts: 'cbp',
    movement: 'arrived',
  },
}
