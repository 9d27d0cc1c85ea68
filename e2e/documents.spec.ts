import { createHash } from 'node:crypto'
import { appendFileSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { SAMPLE_DRAFT } from './fixtures/sample-draft.ts'
import { expectAccessible } from './harness/accessible.ts'
import { expect, test } from './harness/test.ts'

const PDF = Buffer.from(`%PDF-1.4
1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 4 0 R>> endobj
4 0 obj <</Length 26>> stream
40 40 120 60 re 0 0 1 rg f
endstream endobj
trailer <</Root 1 0 R>>
%%EOF
`)
/** A PDF that asks to run a script, and to open a page, as soon as it is opened. */
const SCRIPTED = Buffer.from(
  PDF.toString('latin1').replace(
    '/Pages 2 0 R',
    '/Pages 2 0 R /OpenAction <</S /JavaScript /JS (app.alert\\(1\\); app.launchURL\\("https://example.com/taken"\\);)>>' +
      ' /AA <</WC <</S /URI /URI (https://example.com/taken)>>>>',
  ),
  'latin1',
)
const TABLE = Buffer.concat([Buffer.from('Item,Quantity\n'), Buffer.alloc(2_500_000, 'Lamp,2\n')])

/** Drops files on the page, as from a folder beside the browser. */
async function dropFiles(page: Page, files: { name: string; text: string }[]) {
  const data = await page.evaluateHandle((given) => {
    const transfer = new DataTransfer()
    for (const { name, text } of given) transfer.items.add(new File([text], name))
    return transfer
  }, files)
  await page.getByText('Or drop files here').dispatchEvent('drop', { dataTransfer: data })
}

test('documents are added by button and drop over a network that breaks off, and shown', async ({
  page,
  session,
}) => {
  const { id } = await session.createEntry({
    ...SAMPLE_DRAFT,
    shipment_origin: { ...SAMPLE_DRAFT.shipment_origin, missing_documents: ['01'] },
  })
  let isCut = true
  await page.route('**/parts/1', (route) => (isCut ? route.abort() : route.continue()))
  await page.goto(`/entries/${id}/step-2`)
  await page.getByRole('link', { name: 'Add it to the documents' }).click()
  await page.getByLabel('Documents', { exact: true }).first().waitFor({ state: 'attached' })
  await page.locator('input[type=file]').setInputFiles([
    { name: 'packing list.csv', mimeType: 'text/csv', buffer: TABLE },
    { name: 'invoice.pdf', mimeType: 'application/pdf', buffer: PDF },
  ])
  await expect(page.getByText('The connection is lost. The upload goes on when it is back.')).toBeVisible()
  isCut = false
  const list = page.getByRole('list', { name: 'Documents' })
  await expect(list.getByRole('heading', { name: 'packing list.csv' })).toBeVisible()
  await expect(page.getByLabel('Kind of packing list.csv')).toHaveValue('packing_list')
  await dropFiles(page, [
    { name: 'page.pdf', text: '<html><script>alert(1)</script></html>' },
    { name: 'notice.eml', text: 'From: carrier@example.com\nSubject: Arrival\n\nYour goods arrive.' },
  ])
  await expect(list.getByRole('heading')).toHaveCount(3)
  // The live region has the sentence too.
  const uploads = page.getByRole('list', { name: 'Uploads' })
  await expect(uploads.getByText('The type is found from the content, not from the name.')).toBeVisible()

  await page.getByLabel('Missing document of step 2 of invoice.pdf').selectOption('01')
  await expect
    .poll(async () => (await session.entry(id)).draft_data.shipment_origin?.missing_documents)
    .toEqual([])

  await page.getByLabel('Kind of packing list.csv').selectOption('certificate')
  await page.getByLabel('Which certificate: packing list.csv').fill('Fumigation')
  await page.getByLabel('Which certificate: packing list.csv').blur()
  await expect
    .poll(async () => {
      const { documents } = (await session.send('GET', `/api/entries/${id}/documents`)) as {
        documents: { kind: string; detail: string }[]
      }
      return documents.find(({ kind }) => kind === 'certificate')?.detail
    })
    .toBe('Fumigation')

  await page.getByRole('button', { name: 'View invoice.pdf' }).click()
  await expect(page.getByRole('dialog').getByText('Page 1 of 1')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Page 1' })).toBeVisible()
  await page.getByRole('button', { name: 'Close', exact: true }).click()

  await page.getByRole('button', { name: 'Delete notice.eml' }).click()
  await page.getByRole('button', { name: 'Delete document' }).click()
  await expect(list.getByRole('heading')).toHaveCount(2)
})

test('the complete file of a filed entry is one ZIP whose manifest fits, and its documents stay', async ({
  page,
  session,
}) => {
  const { id } = await session.createEntry(SAMPLE_DRAFT)
  await page.goto(`/entries/${id}/documents`)
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'invoice.pdf', mimeType: 'application/pdf', buffer: PDF })
  await expect(page.getByRole('button', { name: 'Delete invoice.pdf' })).toBeVisible()
  await session.send('POST', `/api/entries/${id}/status`, {
    status: 'submitted',
    declarant_role: 'admin',
    acknowledged: true,
  })
  await expect(page.getByText('Nobody can delete a document earlier.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Delete invoice.pdf' })).toHaveCount(0)
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download the complete file' }).click()
  const files = unzipSync(await readFile(await (await downloading).path()))
  const manifest = JSON.parse(Buffer.from(files['manifest.json'] ?? []).toString())
  expect(manifest.files.map(({ path }: { path: string }) => path)).toEqual(
    expect.arrayContaining([
      'customs-notices.json',
      'payment.json',
      'legal-hold.json',
      'review.json',
      'audit-log.json',
    ]),
  )
  for (const { path, sha256 } of manifest.files) {
    expect(createHash('sha256').update(files[path]!).digest('hex'), path).toBe(sha256)
  }
  expect(Buffer.from(files['documents/01-invoice.pdf']!).equals(PDF)).toBe(true)
})

test('five documents arrive over a network that drops twice, one after a pause, and one is cancelled', async ({
  page,
  context,
  session,
}, info) => {
  const { id } = await session.createEntry(SAMPLE_DRAFT)
  const names = ['a.csv', 'b.csv', 'c.csv', 'd.csv', 'e.csv']
  const begun: string[] = []
  const sent: string[] = []
  await page.route('**/documents', async (route) => {
    if (route.request().method() === 'POST') begun.push(route.request().postDataJSON().name)
    await route.continue()
  })
  let drops = 0
  let isHeld = true
  // The uploads go one after the other: what is sent belongs to the file that began last.
  await page.route('**/parts/*', async (route) => {
    const part = `${begun.at(-1)} ${route.request().url().split('/').at(-1)}`
    if ((part === 'a.csv 1' && drops === 0) || (part === 'b.csv 0' && drops === 1)) {
      drops += 1
      await context.setOffline(true)
      return route.abort('internetdisconnected')
    }
    if (part === 'c.csv 1' && isHeld) return
    sent.push(part)
    await route.continue()
  })
  await page.goto(`/entries/${id}/documents`)
  // Files of the disk: 11 MB as arguments take a busy machine longer than the uploads.
  const files = names.map((name, index) => {
    const path = info.outputPath(name)
    writeFileSync(path, `Item,Quantity,${name}\n`)
    appendFileSync(path, Buffer.alloc(2_200_000 + index, 'Lamp,2\n'))
    return path
  })
  await page.locator('input[type=file]').setInputFiles(files)
  const uploads = page.getByRole('list', { name: 'Uploads' })
  const row = (name: string) => uploads.getByRole('listitem').filter({ hasText: name })
  const list = page.getByRole('list', { name: 'Documents' })
  try {
    for (const name of ['a.csv', 'b.csv']) {
      await expect(row(name)).toContainText('The connection is lost.')
      await context.setOffline(false)
      await expect(list.getByRole('heading', { name })).toBeVisible()
    }
  } finally {
    await context.setOffline(false)
  }
  await expect(row('c.csv').getByRole('progressbar', { name: 'c.csv: 33 %' })).toBeVisible()
  await row('d.csv').getByRole('button', { name: 'Cancel d.csv' }).click()
  await expect(row('d.csv')).toBeHidden()
  await row('c.csv').getByRole('button', { name: 'Pause c.csv' }).click()
  await expect(row('c.csv')).toContainText('Paused')
  await expect(list.getByRole('heading', { name: 'e.csv' })).toBeVisible()
  await expectAccessible(page, 'an upload that is paused')
  isHeld = false
  sent.length = 0
  begun.push('c.csv')
  await row('c.csv').getByRole('button', { name: 'Resume c.csv' }).click()
  await expect(list.getByRole('heading', { name: 'c.csv' })).toBeVisible()
  // What the server had is not sent again, and the cancelled file has left nothing.
  expect(sent).toEqual(['c.csv 1', 'c.csv 2'])
  await expect(list.getByRole('heading')).toHaveText(['a.csv', 'b.csv', 'c.csv', 'e.csv'])
  const { documents } = (await session.send('GET', `/api/entries/${id}/documents`)) as {
    documents: unknown[]
  }
  expect(documents).toHaveLength(4)
})

test('a PDF that would run a script when it is opened is shown as a picture of its pages', async ({
  page,
  context,
  session,
}) => {
  const { id } = await session.createEntry(SAMPLE_DRAFT)
  const happened: string[] = []
  page.on('dialog', async (dialog) => {
    happened.push(`a dialog: ${dialog.message()}`)
    await dialog.dismiss()
  })
  context.on('page', (opened) => happened.push(`a page: ${opened.url()}`))
  page.on('request', (request) => {
    if (request.url().includes('example.com')) happened.push(`a request: ${request.url()}`)
  })
  await page.goto(`/entries/${id}/documents`)
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'invoice.pdf', mimeType: 'application/pdf', buffer: SCRIPTED })
  await page.getByRole('button', { name: 'View invoice.pdf' }).click()
  await expect(page.getByRole('dialog').getByText('Page 1 of 1')).toBeVisible()
  await expect
    .poll(() =>
      page.getByRole('img', { name: 'Page 1' }).evaluate((canvas: HTMLCanvasElement) => {
        const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
        return data.some((value, index) => index % 4 === 2 && value === 255 && data[index - 2] === 0)
      }),
    )
    .toBe(true)
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(happened).toEqual([])
})
