/**
 * Reason codes (SO20, qualifier RSN) of a refused correction or cancellation of a release, by one transcription of
 * CATAIR, Cargo Release Status Notification, revision 36. They explain and decide nothing.
 */
export const REFUSAL_REASONS: Readonly<Record<string, string>> = {
  '1': 'the replacement entry is cancelled',
  '2': 'the replacement entry is open',
  '3': 'the replacement in-bond movement is deleted',
  '4': 'the requested document is not in the Document Image System',
  '5': 'CBP needs more information through the Document Image System',
  '6': 'CBP cannot verify where the full quantity of the bill went',
  '7': 'the replacement zone admission is deleted',
  '8': 'the replacement zone admission is open',
  '9': 'the entry is on hold: resolve the hold before the correction',
  '10': 'the entry is on hold: resolve the hold before the cancellation',
  '11': 'another agency holds the goods: it must decide before the correction',
  '12': 'another agency holds the goods: it must decide before the cancellation',
  '13': 'another reason, in CBP’s comment',
  '14': 'the entry and its replacement must name the same bill',
  '15': 'the entry and the replacement in-bond movement must name the same bill',
  '16': 'the replacement entry is not on file',
  '17': 'the replacement zone admission is not on file',
}
