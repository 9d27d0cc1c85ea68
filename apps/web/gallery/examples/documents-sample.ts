import type { DocumentsAnswer, EntryDocument } from '@edfe/contracts/documents/documents'
import { LONG_NAME, LONG_TEXT } from './long.ts'
import { PERSON, ROW } from './sample.ts'

const AT = '2026-03-05T15:00:00.000Z'
const BY = { id: PERSON.id, name: PERSON.name }

export const DOCUMENT: EntryDocument = {
  id: '00000000-0000-4000-8000-000000000301',
  name: 'invoice-2026-114.png',
  kind: 'commercial_invoice',
  detail: '',
  state: 'ready',
  type: 'png',
  size: 184_320,
  received_parts: 1,
  modified_at: AT,
  sha256: null,
  answers_code: null,
  answers_request: null,
  found_virus: null,
  uploaded_by: BY,
  uploaded_at: AT,
  kept_because: null,
}
const ALL: EntryDocument[] = [
  DOCUMENT,
  {
    ...DOCUMENT,
    id: ROW.id,
    name: 'certificate-of-origin.pdf',
    kind: 'certificate',
    detail: 'Certificate of origin',
    type: 'pdf',
    answers_code: '01',
  },
  { ...DOCUMENT, id: 'scanning', name: `${LONG_NAME}.heic`, state: 'scanning', type: 'heic' },
  {
    ...DOCUMENT,
    id: 'infected',
    name: 'offer.docx',
    type: 'docx',
    kind: 'other',
    state: 'infected',
    found_virus: 'Eicar-Test',
  },
]
const NOTHING_ALLOWED = { add: false, hold: false, delete_records: false }

/** Of a draft: documents of each state, on legal hold. */
export const DOCUMENTS: DocumentsAnswer = {
  documents: ALL,
  used: 1_204_224,
  is_filed: false,
  kept_until: null,
  required_until: '2031-03-04',
  legal_hold: { since: AT, by: BY, reason: LONG_TEXT },
  missing_codes: ['01', '16'],
  may: { add: true, hold: true, delete_records: false },
}
export const NO_DOCUMENTS: DocumentsAnswer = {
  ...DOCUMENTS,
  documents: [],
  used: 0,
  required_until: null,
  legal_hold: null,
  may: { ...NOTHING_ALLOWED, add: true },
}
export const FILED_DOCUMENTS: DocumentsAnswer = {
  ...DOCUMENTS,
  documents: ALL.slice(0, 2).map((document) => ({ ...document, kept_because: 'retention' })),
  is_filed: true,
  kept_until: '2033-03-04',
  legal_hold: null,
  missing_codes: [],
  may: { ...NOTHING_ALLOWED, hold: true },
}
export const RETAINED_DOCUMENTS: DocumentsAnswer = {
  ...FILED_DOCUMENTS,
  kept_until: '2026-03-04',
  required_until: '2026-03-04',
  may: { ...NOTHING_ALLOWED, delete_records: true },
}

/** A sheet of paper, drawn. */
export const PICTURE = new Blob(
  [
    '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="320"><path fill="#fff" d="M0 0h480v320H0z"/></svg>',
  ],
  { type: 'image/svg+xml' },
)
