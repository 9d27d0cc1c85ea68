import { JUDGES } from '../../src/judges/index.ts'
import { judgesByApplication } from '../../src/judges/judge.ts'
import { buildServer } from '../../src/server.ts'
import { readSettings } from '../../src/settings.ts'
import { openMessageStore } from '../../src/store/message-store.ts'
import { openTransmissionStore } from '../../src/store/transmission-store.ts'
import { queryJudge } from './query.judge.ts'

/** The simulator with one judge more. */
const read = readSettings(process.env)
if (!read.ok) throw new Error(read.problems.join(' '))
const { settings } = read
const app = buildServer(
  openTransmissionStore(settings.DATA_DIR),
  openMessageStore(settings.DATA_DIR),
  settings,
  judgesByApplication([...JUDGES.values(), queryJudge]),
)
console.log(await app.listen({ host: settings.HOST, port: settings.PORT }))
