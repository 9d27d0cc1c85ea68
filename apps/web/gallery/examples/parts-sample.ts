import type { AnswerOf } from '@edfe/contracts/operations'
import type { PartRow } from '../../src/parts/use-parts.ts'
import { LONG_NAME, LONG_TEXT } from './long.ts'

const EDITION = 'HTS 2026 Rev 4'

export const PART: PartRow = {
  id: '00000000-0000-4000-8000-000000000201',
  part: {
    part_number: 'CH-204',
    description: 'Dining chairs of teak',
    htsus: '9401.61.6011',
    origin_country: 'VN',
    net_uom: 'NO',
    manufacturer_mid: 'VNHANSEA12HAN',
  },
  used_in: 12,
  last_unit_value: '48.50',
  change: null,
  updated_at: '2026-03-05T15:00:00.000Z',
}
const BEFORE = { general: 'Free', special: '', edition: 'HTS 2025 Rev 30' }

/** A part as it was, one whose rate the tariff changes, and one whose number it ends. */
export const PARTS: readonly PartRow[] = [
  PART,
  {
    ...PART,
    id: '00000000-0000-4000-8000-000000000202',
    part: { ...PART.part, part_number: 'TB-118', description: 'Tables of teak', htsus: '9403.60.8081' },
    used_in: 1,
    change: {
      kind: 'rate',
      before: BEFORE,
      now: { general: '2.5%', special: 'Free (A+, AU)', edition: EDITION },
    },
  },
  {
    ...PART,
    id: '00000000-0000-4000-8000-000000000203',
    part: { part_number: 'LM-001', description: 'Lamps' },
    used_in: 0,
    last_unit_value: null,
    change: { kind: 'ended', before: BEFORE, now: { general: '', special: '', edition: EDITION } },
  },
]
export const LONG_PART: PartRow = {
  ...PART,
  id: '00000000-0000-4000-8000-000000000204',
  part: {
    ...PART.part,
    part_number: 'CH-204-TEAK-NATURAL-OILED-WITH-CUSHIONS-2026-VN',
    description: LONG_TEXT,
    manufacturer: { name: LONG_NAME },
  },
  last_unit_value: '9999999.99',
}

/** One page of the list, which is all of it. */
export const partsPage = (rows: readonly PartRow[]): AnswerOf<'listParts'> => ({
  parts: [...rows],
  total: rows.length,
  all: rows.length,
  changed: rows.filter(({ change }) => change).length,
  edition: EDITION,
  page: 1,
  page_size: 25,
})
