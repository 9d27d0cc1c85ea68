import { createHash } from 'node:crypto'
import { SYSTEM } from '../../auth/actors.ts'
import type { ClamdAddress } from '../../config/clamd-address.ts'
import type { Db } from '../../db/engine.ts'
import { tenantTransaction } from '../../db/tenant.ts'
import { createScope, type EntryServices } from '../../entries/entry-services.ts'
import type { RequestScope } from '../../entries/request-scope.ts'
import type { Contents } from '../content/contents.ts'
import { contentOf } from '../records/document-row.ts'
import type { ScanJob } from '../records/queue-scan.ts'
import { announceDocuments, recordDocument } from '../records/record-document.ts'
import { scanContent, type Verdict } from './clamd.ts'

export interface ScanParts {
  db: Db
  contents: Contents
  services: EntryServices
  clamd: ClamdAddress | undefined
}

/**
 * Has a document scanned that waits for it, and opens it or removes its content. Throws when there is no verdict: the
 * document stays closed. Again it does what is left to do.
 */
export async function scanDocument(parts: ScanParts, job: ScanJob): Promise<void> {
  const { db, contents, services } = parts
  const inOrganization = <T>(act: (scope: RequestScope) => Promise<T>) =>
    tenantTransaction(db, { orgId: job.org_id, userId: null }, async (trx) =>
      act(await createScope(services, trx, { orgId: job.org_id, actor: SYSTEM })),
    )
  const row = await inOrganization((scope) => readDocument(scope, job.document_id))
  if (!row) return
  if (row.state === 'scanning') {
    const verdict = await verdictOn(parts, row)
    await inOrganization((scope) => recordVerdict(scope, row, verdict))
    if (verdict.virus === null) return
  } else if (row.state !== 'infected') return
  await contents.remove(contentOf(row))
}

const readDocument = ({ trx, org }: RequestScope, id: string) =>
  trx
    .selectFrom('entry_documents')
    .select([
      'id',
      'org_id',
      'entry_id',
      'name',
      'kind',
      'state',
      'size',
      'sealed_key',
      'part_objects',
      'sha256',
    ])
    .where('org_id', '=', org.id)
    .where('id', '=', id)
    .executeTakeFirst()

type ScannedRow = NonNullable<Awaited<ReturnType<typeof readDocument>>>

async function verdictOn({ clamd, contents }: ScanParts, row: ScannedRow): Promise<Verdict> {
  const failed = (why: string, cause?: unknown) =>
    new Error(`The document ${row.id} is not scanned and stays closed: ${why}`, { cause })
  if (!clamd) throw failed('CLAMD_ADDRESS is not set')
  const hash = createHash('sha256')
  const parts = hashed(contents.read(contentOf(row)), hash)
  const verdict = await scanContent(clamd, parts).catch((cause: Error) => {
    throw failed(cause.message, cause)
  })
  // A verdict on another content than the one that was completed says nothing of the document.
  if (hash.digest('hex') !== row.sha256) throw failed('it has another content than its row says')
  return verdict
}

async function* hashed(parts: AsyncIterable<Buffer>, hash: ReturnType<typeof createHash>) {
  for await (const part of parts) {
    hash.update(part)
    yield part
  }
}

/** Writes down what was found, unless the document was deleted or scanned by another server meanwhile. */
async function recordVerdict(scope: RequestScope, row: ScannedRow, { virus }: Verdict): Promise<void> {
  const { trx, org, now } = scope
  const changed = await trx
    .updateTable('entry_documents')
    .set({ state: virus === null ? 'ready' : 'infected', found_virus: virus, updated_at: now })
    .where('org_id', '=', org.id)
    .where('id', '=', row.id)
    .where('state', '=', 'scanning')
    .returning('id')
    .executeTakeFirst()
  if (!changed) return
  announceDocuments(scope, row.entry_id)
  if (virus === null) return
  const { name, kind, sha256 } = row
  await recordDocument(scope, {
    entryId: row.entry_id,
    documentId: row.id,
    action: 'virus_found',
    before: { name, kind, sha256 },
    after: { name, kind, sha256, found_virus: virus },
  })
}
