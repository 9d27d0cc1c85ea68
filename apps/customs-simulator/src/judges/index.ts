import { importerQueryJudge } from './importer-query.judge.ts'
import { type Judges, judgesByApplication } from './judge.ts'
import { releaseJudge } from './release.judge.ts'
import { securityFilingJudge } from './security-filing.judge.ts'
import { statusQueryJudge } from './status-query.judge.ts'
import { summaryJudge } from './summary.judge.ts'

/** Every application that the simulator answers (docs/message-kinds.md). */
export const JUDGES: Judges = judgesByApplication([
  summaryJudge,
  releaseJudge,
  securityFilingJudge,
  statusQueryJudge,
  importerQueryJudge,
])
