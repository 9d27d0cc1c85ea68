import { setTimeout as wait } from 'node:timers/promises'
import { PART_BYTES, partCount } from '@edfe/domain/documents'
import { ApiSession } from '../e2e/harness/api-session.ts'
import { type Editor, newEditor } from './lib/editor.ts'
import { type Figures, figuresOf, report as reportTimes } from './lib/figures.ts'
import { peakDuring, residentOf } from './lib/memory.ts'
import { withRunningApi } from './lib/running-api.ts'

const LARGE = { count: 10, bytes: 25 * PART_BYTES }
const SMALL = { count: 200, bytes: 100 * 1024 }
const AT_ONCE = { count: 100, bytes: 2 * PART_BYTES }
const SETTLE_MS = 5000
/** Between two saves of the person beside. */
const PAUSE_MS = 200

/**
 * Memory of the server process while 250 MB arrive in one entry, while a hundred documents arrive in it at the same moment
 * beside another person's saves, and while 200 documents leave as one ZIP.
 */
await withRunningApi(async (session, product) => {
  const pid = product.serverPid()
  const call = caller(session, product.url)
  await wait(SETTLE_MS)
  const idle = residentOf(pid)
  const report = async (title: string, work: () => Promise<unknown>) => {
    const start = performance.now()
    const peak = await peakDuring(pid, work)
    const seconds = (performance.now() - start) / 1000
    console.log(`${title}: ${seconds.toFixed(1)} s, peak ${peak.toFixed(0)} MB, idle ${idle.toFixed(0)} MB`)
  }
  const full = await session.createEntry()
  await report('250 MB uploaded', () => upload(session, call, full.id, LARGE))
  const crowded = await session.createEntry()
  const other = new ApiSession(product.url)
  await other.signUp()
  const editor = await newEditor(other, 'beside')
  reportTimes('saves alone', await savesDuring(editor, wait(SETTLE_MS)))
  await report(`${AT_ONCE.count} uploads at once`, async () => {
    const uploads = Array.from({ length: AT_ONCE.count }, (_, number) =>
      uploadOne(session, call, crowded.id, { number, bytes: AT_ONCE.bytes }),
    )
    const together = Promise.all(uploads)
    reportTimes('saves beside them', await savesDuring(editor, together))
    await together
  })
  const many = await session.createEntry()
  await upload(session, call, many.id, SMALL)
  await report('ZIP of 200 documents', async () => {
    const zip = await (await call('GET', `/api/entries/${many.id}/audit-file`)).arrayBuffer()
    console.log(`It has ${(zip.byteLength / 1024 / 1024).toFixed(1)} MB.`)
  })
})

type Call = ReturnType<typeof caller>

/** Requests with bodies and answers that are not JSON. */
function caller(session: ApiSession, url: string) {
  const cookie = session
    .cookiesFor(url)
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ')
  return async (method: string, path: string, body?: Buffer<ArrayBuffer>) => {
    const type = body && { 'content-type': 'application/octet-stream' }
    const answer = await fetch(`${url}${path}`, { method, headers: { origin: url, cookie, ...type }, body })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return answer
  }
}

async function upload(session: ApiSession, call: Call, entryId: string, { count, bytes }: typeof LARGE) {
  for (let number = 0; number < count; number += 1) await uploadOne(session, call, entryId, { number, bytes })
}

async function uploadOne(
  session: ApiSession,
  call: Call,
  entryId: string,
  { number, bytes }: { number: number; bytes: number },
) {
  const content = Buffer.alloc(bytes, ' ')
  content.write(`%PDF-1.7\n% ${number}\n`)
  const body = { name: `scan ${number}.pdf`, kind: 'other', size: bytes }
  const answer = await session.send('POST', `/api/entries/${entryId}/documents`, body)
  const { id } = (answer as { document: { id: string } }).document
  const document = `/api/entries/${entryId}/documents/${id}`
  for (let index = 0; index < partCount(bytes); index += 1) {
    const part = content.subarray(index * PART_BYTES, (index + 1) * PART_BYTES)
    await call('PUT', `${document}/parts/${index}`, part)
  }
  await session.send('POST', `${document}/complete`)
}

/** Saves one entry again and again until the work ends: the time of each. */
async function savesDuring(editor: Editor, work: Promise<unknown>): Promise<Figures> {
  let isOver = false
  const over = work.finally(() => {
    isOver = true
  })
  const times: number[] = []
  while (!isOver) {
    const began = performance.now()
    editor.entry = await editor.session.save(editor.entry, {
      totals_declarations: { file_reference_no: `AF-${times.length}` },
    })
    times.push(performance.now() - began)
    await wait(PAUSE_MS)
  }
  await over
  return figuresOf(times)
}
