import { type Place, place } from './place.ts'
import { RELEASE_PLACES } from './release-places.ts'

/** The chapter's structure map, July 2026, for the records that this simulator accepts. */
export const PLACES: Record<string, Place> = {
  '10': place('header', 10),
  '11': place('header', 11),
  '20': place('header', 20),
  '21': place('header', 21),
  '22': place('header', 22, 999, 'A05'),
  '23': place('header', 22, 4, 'A06'),
  '30': place('header', 30),
  '31': place('header', 31, 2),
  '32': place('header', 32, 999, 'A07'),
  '33': place('header', 33),
  '34': place('header', 34),
  '35': place('header', 35),
  '36': place('header', 36, 99),
  '40': place('line', 40, 998, 'A08'),
  '41': place('line', 41),
  '42': place('line', 42, 999, 'A09'),
  '43': place('line', 43, 999),
  '44': place('line', 44, 999, 'A10'),
  '47': place('line', 47, 6, 'A23'),
  '50': place('line', 50, 32, 'A11'),
  '51': place('line', 51),
  '52': place('line', 52, 1, 'A17'),
  '53': place('line', 53, 2, 'A18'),
  '54': place('line', 54, 9, 'A25'),
  '60': place('line', 60),
  '61': place('line', 61),
  '62': place('line', 62, 9, 'A19'),
  '63': place('line', 63),
  CW02: place('line', 64),
  '88': place('totals', 88),
  '89': place('totals', 89, 9, 'A20'),
  '90': place('totals', 90),
}

/** Record 54 has one position, whatever its declaration type. A summary that certifies no release has none of its records. */
export function placeOf(recordId: string, isCertified: boolean): Place | undefined {
  const id = recordId.split('-')[0] ?? ''
  return PLACES[id] ?? (isCertified ? RELEASE_PLACES[id] : undefined)
}
