import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../test/form.tsx'
import { DocumentList } from './document-list.tsx'
import type { EntryDocument } from './documents-api.ts'

const INVOICE: EntryDocument = {
  id: '6f1f4b5e-3f0c-4c3e-9d0a-0d5a4f7a1b11',
  name: 'invoice.pdf',
  kind: 'commercial_invoice',
  detail: '',
  state: 'ready',
  type: 'pdf',
  size: 2000,
  received_parts: 1,
  modified_at: null,
  sha256: 'a'.repeat(64),
  answers_code: null,
  answers_request: null,
  found_virus: null,
  uploaded_by: null,
  uploaded_at: '2026-03-05T15:00:00.000Z',
  kept_because: null,
}

/** The list with one document, as who may add documents sees it; step 2 lists a missing document. */
function renderList(document: EntryDocument): void {
  const answer = {
    documents: [document],
    used: document.size,
    is_filed: false,
    kept_until: null,
    required_until: null,
    legal_hold: null,
    missing_codes: ['16'],
    may: { add: true, hold: false, delete_records: false },
  }
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <DocumentList entryId="e" answer={answer} documents={[document]} />
    </QueryClientProvider>,
  )
}

const offered = () => ({
  view: page.getByRole('button', { name: 'View invoice.pdf' }).elements().length,
  download: page.getByRole('link', { name: 'Download invoice.pdf' }).elements().length,
  missing: page.getByLabelText('Missing document of step 2 of invoice.pdf').elements().length,
  delete: page.getByRole('button', { name: 'Delete invoice.pdf' }).elements().length,
})

test('a document that can be opened is shown, downloaded, and answers a missing document', async () => {
  renderList(INVOICE)
  await expect.element(page.getByRole('heading', { name: 'invoice.pdf' })).toBeVisible()
  expect(offered()).toEqual({ view: 1, download: 1, missing: 1, delete: 1 })
})

test.each([
  ['is being checked', { state: 'scanning' }, 'Checking for viruses…'],
  [
    'had a virus',
    { state: 'infected', found_virus: 'Pdf.Phishing-42' },
    'Removed: a virus was found (Pdf.Phishing-42)',
  ],
] as const)('a document that %s says so, and offers nothing of its content', async (_, change, text) => {
  renderList({ ...INVOICE, ...change })
  await expect.element(page.getByText(text, { exact: true })).toBeVisible()
  expect(offered()).toEqual({ view: 0, download: 0, missing: 0, delete: 1 })
})

test.each([
  ['tiff', 'Browsers do not show a TIFF picture; download it to look at it.'],
  ['heic', 'Browsers do not show a HEIC picture; download it to look at it.'],
] as const)('a picture of type %s says that it is not shown', async (type, text) => {
  renderList({ ...INVOICE, type })
  await expect.element(page.getByText(text, { exact: true })).toBeVisible()
  expect(offered()).toEqual({ view: 0, download: 1, missing: 1, delete: 1 })
})
