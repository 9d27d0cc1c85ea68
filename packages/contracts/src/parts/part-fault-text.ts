import type { WrongRow } from '@edfe/domain/parts'

const TEXTS: Record<WrongRow['fault'], string> = {
  missing: 'is missing',
  'too-long': 'is too long',
  'not-hts': 'must have ten digits',
  'not-country': 'must be the two letters of a country',
  'not-unit': "must be a unit of CBP's table",
  'not-choice': 'must be one of the values of the form',
  twice: 'is in an earlier row as well',
  'not-list': 'cannot be read: keep it as it was exported',
}

/** What is wrong with a field of a part, in one sentence, for server and screen. */
export const partFaultText = (label: string, fault: WrongRow['fault']): string => `${label} ${TEXTS[fault]}`
