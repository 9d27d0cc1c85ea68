import { downloadName } from '@edfe/domain/documents'
import { formatEntryNumber } from '@edfe/domain/entry'
import type { App } from '../../app-instance.ts'
import { printForm } from '../../entries/print-form.ts'
import { maskDraft } from '../../entries/repository/personal-numbers.ts'
import { english } from '../../messages/formatter.ts'
import { contentOf, type DocumentRow } from '../records/document-row.ts'
import { whyClosed } from '../records/open-document.ts'
import { type ArchivedFile, jsonFile } from './archive.ts'
import type { EntryFacts } from './entry-records.ts'

/**
 * The files of one entry: the printed form, the draft, canonical JSON, messages as they were sent and received, history,
 * notices of CBP with their answers, payment, legal hold, review, audit log, and documents, those that can be opened.
 * Personal numbers are masked in all but the documents.
 */
export async function* entryFiles(
  app: Pick<App, 'heavyWork' | 'settings' | 'contents' | 'now'>,
  facts: EntryFacts,
  folder = '',
): AsyncGenerator<ArchivedFile> {
  const { organization, entry, customs, keptUntil, messages, snapshots, activities, documents, papers } =
    facts
  const number = formatEntryNumber(entry.entry_number)
  const changedAt = entry.updated_at
  yield {
    path: `${folder}form-7501-${number}.pdf`,
    changedAt,
    content: await printForm(app, organization, entry, customs),
  }
  yield jsonFile(
    `${folder}entry.json`,
    { number, status: entry.status, kept_until: keptUntil, draft: maskDraft(entry.draft) },
    changedAt,
  )
  for (const { version, payload, generated_at } of snapshots) {
    yield jsonFile(`${folder}canonical-json/version-${version}.json`, payload, generated_at)
  }
  for (const [index, { images, direction, at }] of messages.entries()) {
    if (!images) continue
    const name = `${String(index + 1).padStart(3, '0')}-${direction}.txt`
    yield { path: `${folder}messages/${name}`, changedAt: new Date(at), content: `${images.join('\n')}\n` }
  }
  const events = messages.map(({ images: _images, ...event }) => event)
  yield jsonFile(`${folder}history.json`, { filing: events, activities }, changedAt)
  for (const [name, content] of Object.entries(papers))
    yield jsonFile(`${folder}${name}.json`, content, changedAt)
  const ready = documents.filter(({ state }) => state === 'ready')
  const described = ready.map((row, index) => ({ ...row, file: documentPath(row, index) }))
  const list = [
    ...described.map((row) => ({ file: row.file, ...describe(row) })),
    ...documents
      .filter(({ state }) => state !== 'ready')
      .map((row) => ({
        file: null,
        name: row.name,
        not_included: english.format(whyClosed(row)),
        ...describe(row),
      })),
  ]
  yield jsonFile(`${folder}documents.json`, list, changedAt)
  for (const { file, ...row } of described) {
    yield {
      path: `${folder}${file}`,
      changedAt: row.created_at,
      content: app.contents.read(contentOf(row)),
    }
  }
}

const describe = ({ kind, detail, size, sha256 }: DocumentRow) => ({
  kind,
  detail,
  size: Number(size),
  sha256,
})

/** Where a document is in the archive; its number tells documents of one name apart. */
const documentPath = ({ name, type }: DocumentRow, index: number): string =>
  `documents/${String(index + 1).padStart(2, '0')}-${type ? downloadName(name, type) : name}`
