import type { BodyOf, ParamsOf, QueryOf } from '../operations.ts'
import type { V1 } from './v1.ts'

type Name = keyof typeof V1

type Example<Each extends Name> = {
  query?: QueryOf<Each>
  params?: Partial<ParamsOf<Each>>
  body?: BodyOf<Each>
}

const LAMP = {
  description: 'LED ceiling lamp',
  htsus: '9405.11.6010',
  origin_country: 'TW',
} as const

/**
 * Requests that the description of version 1 shows, and that a test sends (`apps/api/test/v1-description.test.ts`): each
 * works in an organization that has one draft.
 */
export const V1_EXAMPLES: { readonly [Each in Name]?: Example<Each> } = {
  listEntriesAfter: { query: { limit: 20, q: 'lamp' } },
  createEntry: { body: { draft_data: { shipment_origin: { bill_of_lading: 'MAEU261547093' } } } },
  addLines: { body: [{ part_number: 'BR-CL24', ...LAMP }] },
  createPart: { body: { part_number: 'BR-CL24', ...LAMP } },
  changePart: { body: { description: 'LED ceiling lamp, 24 W' } },
  matchParts: { body: { part_numbers: ['BR-CL24'] } },
  listPartsAfter: { query: { q: 'lamp' } },
  findTariffGoods: { query: { q: 'jeans', on: '2026-03-05' } },
  estimateCost: {
    body: {
      hts: '9405.11.6010',
      origin: 'TW',
      entry_date: '2026-03-05',
      value: '1200.00',
      quantities: [],
      spi: '',
      answers: {},
      mode: 'ocean',
      freight: '150.00',
    },
  },
  getDutyReport: { query: { from: '2026-01', to: '2026-03', by: 'hts' } },
}
