import { ASK_PORT, type ReleaseCode } from './release-code.ts'

const said = (title: string, detail: string): ReleaseCode => ({
  title,
  detail,
  tone: 'neutral',
  acts: 'nobody',
})

const waits = (title: string, detail: string, acts: 'carrier' | 'cbp' | 'agency'): ReleaseCode => ({
  title,
  detail,
  tone: 'wait',
  acts,
})

const asks = (title: string, detail: string, action: string): ReleaseCode => ({
  title,
  detail,
  tone: 'bad',
  action,
  acts: 'you',
})

const good = (title: string, detail: string): ReleaseCode => ({ title, detail, tone: 'ok', acts: 'nobody' })

const held = (title: string): ReleaseCode => asks(title, 'The goods of this bill may not leave.', ASK_PORT)

const freed = (title: string): ReleaseCode =>
  good(title, 'This hold no longer stops the goods. Another hold may.')

const RELEASED = 'The goods are released where no hold is open.'
const FILE_ENTRY = 'File the entry or the release now, so that the goods do not go to general order.'
const ASK_CARRIER = 'Ask the carrier what it reported, and correct the bill or its quantity.'
const TAKEN_BACK = 'Leave the goods where they are and ask the port of entry.'

/**
 * Disposition codes of a WR5 record: what the manifest says of a bill by ship, rail or truck (CAMIR, Appendix D,
 * February 2015, and CATAIR, Appendix N, September 2020, by copies). They explain an answer and decide nothing.
 */
export const MANIFEST_DISPOSITIONS: Readonly<Record<string, ReleaseCode>> = {
  '01': said('Port of discharge changed', 'The railroad changed the first port.'),
  '02': said('Entry on file', 'An entry is on file for this bill.'),
  '03': asks(
    'Port of entry changed',
    'The railroad changed the port of entry.',
    'Compare it with the port of your entry.',
  ),
  '04': said('Second party to notify', 'The railroad added a party that it notifies.'),
  '07': said('Transfer within the port', 'The goods may move within the port.'),
  '11': said('In-bond movement arrived', 'All goods of the movement arrived.'),
  '12': said('In-bond bill arrived', 'The goods of this bill arrived in bond.'),
  '13': said('In-bond container arrived', 'A container arrived in bond.'),
  '14': waits('Entered quantity taken back', 'The bill no longer counts as entered.', 'cbp'),
  '15': asks('Release taken back', 'The bill no longer counts as released.', TAKEN_BACK),
  '16': asks(
    'Entry and release taken back',
    'The bill counts neither as entered nor as released.',
    TAKEN_BACK,
  ),
  '17': waits('Arrival overdue', 'The conveyance is two weeks late in CBP’s system.', 'carrier'),
  '18': waits('On the way in bond', 'The entry is on file, and the goods are not there yet.', 'carrier'),
  '19': said('Conveyance arrived', 'The ship, train or truck arrived.'),
  '1A': waits('Intensive exam', 'CBP examines the goods before it releases them.', 'cbp'),
  '1B': good('Exam completed, released', RELEASED),
  '1C': good('Entered and released', RELEASED),
  '1F': freed('Hold of CBP at the in-bond destination removed'),
  '1G': held('Held by CBP at the in-bond destination'),
  '1H': held('Held by CBP at the port of discharge'),
  '1I': freed('Hold of CBP at the port of discharge removed'),
  '1J': said('In-bond movement authorized', 'The goods may move in bond. The bill stays open.'),
  '1K': asks('Five days to general order', 'No entry covers this bill yet.', FILE_ENTRY),
  '1L': asks('Late for entry', 'No entry covers this bill in time.', FILE_ENTRY),
  '1M': said('Message about the bill', 'CBP or the carrier wrote about this bill.'),
  '1N': asks('More goods than on the bill', 'The carrier reports an overage.', ASK_CARRIER),
  '1O': asks('Fewer goods than on the bill', 'The carrier reports a shortage.', ASK_CARRIER),
  '1P': asks('Fewer goods in a package', 'The carrier reports a shortage inside a package.', ASK_CARRIER),
  '1Q': said('More time for entry', 'CBP gives more time before general order.'),
  '1R': asks('General order is near', 'The goods can go to general order soon.', FILE_ENTRY),
  '1Y': said('House bill joined its master', 'The bills of the two carriers match.'),
  '2H': held('Held for agriculture'),
  '2I': freed('Hold for agriculture removed'),
  '3H': held('Held by another agency'),
  '3I': freed('Hold of another agency removed'),
  '3Z': good('Security filing on file', 'CBP has joined it to this bill.'),
  '4A': asks('Override', 'Lists of CBP do not agree on this code.', ASK_PORT),
  '4H': held('Held by another agency'),
  '4I': freed('Hold of another agency removed'),
  '54': waits('Bill deleted by the carrier', 'The carrier took this bill back.', 'carrier'),
  '55': said('Bill added by the carrier', 'The carrier sent this bill.'),
  '5H': held('Held for processing or documents'),
  '5I': freed('Hold for processing or documents removed'),
  '69': good('Bill on file', 'The carrier’s bill is complete in the manifest.'),
  '6H': asks(
    'Do not load',
    'The goods may not be loaded abroad.',
    'Tell the supplier and the carrier now, and answer CBP.',
  ),
  '6I': freed('Order not to load removed'),
  '7H': waits('Scan ordered', 'CBP scans the goods and holds them until then.', 'cbp'),
  '7I': freed('Scan completed'),
  '8H': held('Held by another agency'),
  '8I': freed('Hold of another agency removed'),
  '9H': held('Held by another agency'),
  '9I': freed('Hold of another agency removed'),
}

/** Disposition codes of a WSD record, about an air waybill (Cargo Manifest/Entry Release Query, version 21). */
export const AIR_DISPOSITIONS: Readonly<Record<string, ReleaseCode>> = {
  '1A': waits('Entered, intensive exam', 'CBP examines the goods before it releases them.', 'cbp'),
  '1B': good('Intensive exam completed', RELEASED),
  '1C': good('Entered, no general exam', RELEASED),
  '1D': said('In-bond movement authorized', 'The goods may move in bond.'),
  '1E': held('In-bond movement refused, held at the port of arrival'),
  '1F': said('Local transfer authorized', 'The goods may move within the port.'),
  '1G': asks('Local transfer refused', 'The goods may not move within the port.', ASK_PORT),
  '1H': held('Held by CBP'),
  '1I': freed('Hold of CBP removed'),
  '1J': asks('Permit to proceed refused', 'The goods may not go on to another port.', ASK_PORT),
  '1L': said('Permit to proceed', 'The goods may go on to another port.'),
  '1M': asks('Express clearance refused', 'The goods are not cleared as an express consignment.', ASK_PORT),
  '1R': asks('48 hours to general order', 'No entry covers this waybill yet.', FILE_ENTRY),
  '1S': asks('Eligible for general order', 'No entry covers this waybill in time.', FILE_ENTRY),
  '1T': asks('Seized by CBP', 'The goods are not released.', ASK_PORT),
  '1U': asks('In general order', 'The goods lie in a general order warehouse at your cost.', FILE_ENTRY),
  '2H': held('Held for agriculture'),
  '2I': freed('Hold for agriculture removed'),
  '3H': held('Held by another agency'),
  '3I': freed('Hold of another agency removed'),
  '4A': waits('Intensive exam selected', 'CBP examines the goods before it releases them.', 'cbp'),
  '4B': good('Intensive exam completed', RELEASED),
  '4C': waits('Entered, general exam', 'CBP examines the goods before it releases them.', 'cbp'),
  '4E': asks('Entry deleted', 'No entry covers this waybill any more.', FILE_ENTRY),
  '5H': held('Held for documents'),
  '5I': freed('Hold for documents removed'),
}
