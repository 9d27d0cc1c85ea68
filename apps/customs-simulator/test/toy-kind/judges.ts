import { JUDGES } from '../../src/judges/index.ts'
import { judgesByApplication } from '../../src/judges/judge.ts'
import { queryJudge } from './query.judge.ts'

/** The judges of the simulator and one more. */
export const JUDGES_WITH_QUERY = judgesByApplication([...JUDGES.values(), queryJudge])
