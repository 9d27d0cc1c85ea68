import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { folderStorage } from '../documents/content/folder-storage.ts'
import type { DocumentStorage } from '../documents/content/storage.ts'
import { documentsBeside } from './backup-files.ts'
import { dropOldBackups, findNewestBackup, newBackupFile } from './backup-folder.ts'
import { restoreDocuments } from './copy-documents.ts'
import type { StoredDocument } from './stored-documents.ts'
import { takeBackup } from './take-backup.ts'

const DAY_MS = 86_400_000
const FIRST_NIGHT = new Date('2026-03-05T07:10:00Z')
const night = (n: number) => new Date(FIRST_NIGHT.getTime() + n * DAY_MS)
const ORG = 'b51a1f8e-0000-4000-8000-000000000001'

let root: string
let backups: string
let storage: DocumentStorage
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'edfe-take-backup-'))
  backups = join(root, 'backups')
  storage = folderStorage(join(root, 'documents'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** A document of one part, stored at a moment. */
async function store(id: string, content: string, at: Date): Promise<StoredDocument> {
  const key = `${ORG}/${id}/0-part`
  await storage.put(key, Buffer.from(content))
  utimesSync(join(root, 'documents', key), at, at)
  return { id, orgId: ORG, size: 100, sealedKey: '', partObjects: ['0-part'], sha256: '' }
}

async function backUp(documents: StoredDocument[], now: Date) {
  const file = await newBackupFile(backups, 'dump', now)
  const run = await takeBackup({
    file,
    copyDatabase: async (path) => {
      writeFileSync(path, 'the database')
      return { tables: {}, documents }
    },
    storage,
    previous: await findNewestBackup(backups),
    keys: {},
    now,
  })
  const copyOf = ({ id }: StoredDocument) => join(documentsBeside(file), ORG, id, '0-part')
  return { run, file, copyOf }
}

test('an unchanged document takes space once, however many backups have it, and each backup restores it', async () => {
  const early = await store('early', 'invoice', night(-1))
  const first = await backUp([early], night(0))
  const late = await store('late', 'packing list', night(0.5))
  const second = await backUp([early, late], night(1))
  expect(statSync(second.copyOf(early)).ino).toBe(statSync(first.copyOf(early)).ino)
  expect(readFileSync(second.copyOf(late), 'utf8')).toBe('packing list')

  rmSync(first.file)
  rmSync(documentsBeside(first.file), { recursive: true })
  const restored = folderStorage(join(root, 'restored'))
  expect((await restoreDocuments(restored, second.file)).size).toBe(2)
  expect((await restored.get(`${ORG}/early/0-part`)).toString()).toBe('invoice')
})

test.each([
  ['was written since the backup before', 'invoice', night(0.5)],
  ['has other bytes than the backup before', 'another invoice', night(-1)],
])('a document that %s is copied', async (_, content, at) => {
  const document = await store('one', 'INVOICE', night(-1))
  const first = await backUp([document], night(0))
  await store('one', content, at)
  const second = await backUp([document], night(1))
  expect(readFileSync(second.copyOf(document), 'utf8')).toBe(content)
  expect(readFileSync(first.copyOf(document), 'utf8'), 'the earlier backup stays').toBe('INVOICE')
})

test('a backup beside a storage that has none of the documents is refused, and does not count as one', async () => {
  const document = await store('one', 'invoice', night(-1))
  storage = folderStorage(join(root, 'another-folder'))
  await expect(backUp([document], night(0))).rejects.toThrow('set DATA_DIR or DOCUMENTS_BUCKET_URL')
  expect(await findNewestBackup(backups)).toBeUndefined()
})

test('a backup of an installation without documents needs none', async () => {
  expect((await backUp([], night(0))).run).toMatchObject({ documents: 0, problems: [] })
})

test('a document that is lost is named, and the rest is backed up', async () => {
  const kept = await store('kept', 'invoice', night(-1))
  const lost = await store('lost', 'packing list', night(-1))
  await storage.remove(`${ORG}/lost/0-part`)
  const { run } = await backUp([kept, lost], night(0))
  expect(run).toMatchObject({ documents: 1, problems: ['The document lost is not in the storage.'] })
  expect(await findNewestBackup(backups)).toBeDefined()
})

test('what is left of a backup that broke off is removed after two days; a complete one stays its days', async () => {
  const { file } = await backUp([], night(0))
  const broken = await newBackupFile(backups, 'dump', night(0.1))
  await folderStorage(documentsBeside(broken)).put(`${ORG}/one/0-part`, Buffer.from('invoice'))
  writeFileSync(`${broken}.part`, 'half of the database')
  expect(await dropOldBackups(backups, 30, night(1.5))).toBe(0)
  expect(await dropOldBackups(backups, 30, night(3))).toBe(1)
  expect(existsSync(documentsBeside(broken))).toBe(false)
  expect(readdirSync(backups).every((name) => join(backups, name).startsWith(file))).toBe(true)
})
