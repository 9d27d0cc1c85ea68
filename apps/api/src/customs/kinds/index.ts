import { deletionKind } from '../deletion/deletion.kind.ts'
import { importerQueryKind } from '../importer-query/importer-query.kind.ts'
import { releaseKind } from '../release/release.kind.ts'
import { securityFilingKind } from '../security-filing/security-filing.kind.ts'
import { statusQueryKind } from '../status-query/status-query.kind.ts'
import { summaryKind } from '../summary/summary.kind.ts'
import { type FilingKinds, kindsByName } from './filing-kind.ts'

/** Every kind of message that the server sends to CBP (docs/message-kinds.md). */
export const FILING_KINDS: FilingKinds = kindsByName([
  summaryKind,
  deletionKind,
  releaseKind,
  statusQueryKind,
  importerQueryKind,
  securityFilingKind,
])
