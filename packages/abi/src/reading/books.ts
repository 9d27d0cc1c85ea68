import { FILED_KINDS, NOTICE_KINDS, STATEMENT_KINDS } from '@edfe/domain/customs'
import {
  AX_LAYOUTS,
  C1_LAYOUTS,
  CERTIFIED_AE_LAYOUTS,
  CQ_LAYOUTS,
  INPUT_CONTROL_LAYOUTS,
  KI_LAYOUTS,
  KR_LAYOUTS,
  type LayoutBook,
  MS_LAYOUTS,
  PF_LAYOUTS,
  SA_LAYOUTS,
  SF_LAYOUTS,
  SN_LAYOUTS,
  SO_LAYOUTS,
  SX_LAYOUTS,
  UC_LAYOUTS,
  UNIFIED_LAYOUTS,
} from '../records/index.ts'

const { summary, release, securityFiling, statusQuery, importerQuery } = FILED_KINDS
const { summaryStatus, releaseStatus, securityFilingAdvice } = NOTICE_KINDS

/** By application code, the widest book of a message: that of a certified summary also reads a plain one. */
const BOOKS: ReadonlyMap<string, LayoutBook> = new Map<string, LayoutBook>([
  [summary.sent, CERTIFIED_AE_LAYOUTS],
  [summary.answer, AX_LAYOUTS],
  [release.sent, UNIFIED_LAYOUTS],
  [release.answer, SX_LAYOUTS],
  [securityFiling.sent, SF_LAYOUTS],
  [securityFiling.answer, SN_LAYOUTS],
  [statusQuery.sent, CQ_LAYOUTS],
  [statusQuery.answer, C1_LAYOUTS],
  [importerQuery.sent, KI_LAYOUTS],
  [importerQuery.answer, KR_LAYOUTS],
  [summaryStatus.application, UC_LAYOUTS],
  [releaseStatus.application, SO_LAYOUTS],
  [securityFilingAdvice.application, SA_LAYOUTS],
  [STATEMENT_KINDS.daily.application, PF_LAYOUTS],
  [STATEMENT_KINDS.monthly.application, MS_LAYOUTS],
])

/** The layouts of a message by its application code; of an unknown one those of batch and block alone. */
export const bookOf = (application: string): LayoutBook => BOOKS.get(application) ?? INPUT_CONTROL_LAYOUTS
