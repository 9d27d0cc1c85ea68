import { say } from '@edfe/domain/messages'
import { isSimulated } from '@edfe/domain/profile'
import type { PracticeScenario } from '@edfe/domain/release'
import type { Config } from '../../config/config.ts'
import { entryNotFound, notEditable } from '../../entries/drafts/conflict.ts'
import { loadEntry } from '../../entries/repository/load-entry.ts'
import type { RequestScope } from '../../entries/request-scope.ts'
import { type Refusal, refuse } from '../../refusals/problems.ts'
import type { FilingParts } from '../declaration/filing-parts.ts'
import { DEFAULT_SIMULATOR_URL } from '../gateway/filing-gateway.ts'
import { chooseAtSimulator } from '../gateway/simulator-gateway.ts'
import { readRelease } from './read-release.ts'
import { RELEASE_REFUSAL_WORDS } from './request-release.ts'

const PRACTICE_ONLY = say({
  id: 'refusal.release.practice-only',
  defaultMessage: 'Only in practice can you choose what happens to the goods.',
})
const SIMULATOR_AWAY = say({
  id: 'refusal.release.simulator-away',
  defaultMessage: 'The simulator does not answer, or does not know this release. Please try again.',
})

/** A release on file at the simulator, by number and organization, or why nothing is chosen about it. */
export async function readPractice(
  { gateway }: Pick<FilingParts, 'gateway'>,
  scope: RequestScope,
  id: string,
): Promise<{ entry: string; account: string } | Refusal> {
  const entry = await loadEntry(scope, id)
  if (!entry) return entryNotFound()
  if (entry.archived) return notEditable(entry)
  const { rows, standing } = await readRelease(scope, entry)
  if (!isSimulated(gateway) || rows.some((row) => !isSimulated(row.gateway)))
    return refuse(409, 'practice_only', PRACTICE_ONLY)
  return standing.filing.state === 'on_file'
    ? { entry: entry.entry_number, account: scope.org.id }
    : refuse(409, 'release_not_on_file', RELEASE_REFUSAL_WORDS.release_not_on_file)
}

/** Lets the simulator say of the goods what a person chose. */
export async function practise(
  { CUSTOMS_PRACTICE_URL, CUSTOMS_GATEWAY_URL }: Pick<Config, 'CUSTOMS_PRACTICE_URL' | 'CUSTOMS_GATEWAY_URL'>,
  choice: { entry: string; account: string; scenario: PracticeScenario },
): Promise<Refusal | undefined> {
  const url = CUSTOMS_PRACTICE_URL ?? CUSTOMS_GATEWAY_URL ?? DEFAULT_SIMULATOR_URL
  const isChosen = await chooseAtSimulator(url, choice)
  return isChosen ? undefined : refuse(409, 'simulator_away', SIMULATOR_AWAY)
}
