import type { RecordToEncode } from '../codec/batch.ts'
import type { CERTIFIED_AE_LAYOUTS, LayoutsOf, SE_LAYOUTS, ValuesOf } from '../records/index.ts'

type SeLayout = LayoutsOf<typeof SE_LAYOUTS>

/** A record of a cargo release or of the batch around it. */
export type SeRecord = RecordToEncode<SeLayout>

type CertifiedLayout = LayoutsOf<typeof CERTIFIED_AE_LAYOUTS>

/** A record of a summary that certifies a release. */
export type CertifiedRecord = RecordToEncode<CertifiedLayout>

/** One record and its values: a value that the record's layout does not name is a compile error. */
export const seRecord = <Id extends SeLayout['id']>(
  id: Id,
  values: ValuesOf<Extract<SeLayout, { id: Id }>>,
) => ({ id, values })

/** The same in a summary that certifies a release, where some records are others. */
export const certifiedRecord = <Id extends CertifiedLayout['id']>(
  id: Id,
  values: ValuesOf<Extract<CertifiedLayout, { id: Id }>>,
) => ({ id, values })

/** CBP's 1 for true, blank for anything else. */
export const one = (isTrue: boolean | undefined): string => (isTrue ? '1' : '')
