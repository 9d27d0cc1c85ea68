import { FILED_KINDS } from '../customs/index.ts'
import type { ReportedDisposition } from '../customs-queries/index.ts'
import type { InterpretedNotice } from '../filing/status/interpreted-notice.ts'
import { inTable, meaning, noticeTime, unknown } from '../filing/status/meaning.ts'
import { AIR_DISPOSITIONS, MANIFEST_DISPOSITIONS } from './codes/manifest-codes.ts'
import type { Actor, ReleaseCode } from './codes/release-code.ts'
import { releaseMessages as words } from './release-messages.ts'

/** The tables of an answer about a bill: by ship, rail or truck, and by air. */
export type ManifestTable = 'wr5' | 'wsd'

const TABLES: Readonly<Record<ManifestTable, Readonly<Record<string, ReleaseCode>>>> = {
  wr5: MANIFEST_DISPOSITIONS,
  wsd: AIR_DISPOSITIONS,
}

/**
 * The meaning of one thing that an answer about a bill says, with CBP's words beside it: lists of CBP differ in some
 * codes, so the words count.
 */
export function readManifest(
  table: ManifestTable,
  { code, narrative, date, time }: ReportedDisposition,
): InterpretedNotice {
  const known = TABLES[table][code]
  return meaning(
    FILED_KINDS.statusQuery.stream,
    code,
    known ? inTable(table, code, known) : unknown('release', code),
    {
      details: [narrative ? words.narrative({ narrative }) : undefined],
      at: noticeTime(date, time?.slice(0, 4)),
    },
  )
}

/** Who acts next on it; undefined for a code without words. */
export const actorInManifest = (table: ManifestTable, code: string): Actor | undefined =>
  TABLES[table][code]?.acts
