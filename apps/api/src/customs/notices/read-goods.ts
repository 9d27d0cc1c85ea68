import { answerActions, decodeStatusAnswer, readReleaseNotice, releaseActions } from '@edfe/abi'
import { FILED_KINDS, NOTICE_KINDS } from '@edfe/domain/customs'
import { type Goods, goodsOf, type ReleaseAction, unknownActions } from '@edfe/domain/release'
import type { RequestScope } from '../../entries/request-scope.ts'
import { type FilingRecords, readFilingRecords } from '../filings/filing-records.ts'

const NOTICE = NOTICE_KINDS.releaseStatus.application
const ANSWER = FILED_KINDS.statusQuery.answer

/** A message about the goods of an entry, its records read. */
interface HeardMessage {
  id: string
  isNotice: boolean
  actions: readonly ReleaseAction[]
}

/** What CBP said of the goods of an entry. */
export interface SaidOfGoods {
  /** Each thing once, in the order in which it came. */
  actions: ReleaseAction[]
  /** Those that an answer to a question said first. */
  answered: ReleaseAction[]
  /** True if a notice came, also one in which nothing happened. */
  hasNotice: boolean
}

/**
 * Every notice about the goods of a number and every answer to a question, in the order in which they came, whichever
 * version was on file then.
 */
export const heardIn = (
  { sealing }: Pick<RequestScope, 'sealing'>,
  { entry_number }: { entry_number: string },
  { received }: FilingRecords,
): HeardMessage[] =>
  received.flatMap(({ id, application, images: sealed }): HeardMessage[] => {
    if (application !== NOTICE && application !== ANSWER) return []
    const images = JSON.parse(sealing.decrypt(sealed)) as string[]
    return application === NOTICE
      ? [{ id, isNotice: true, actions: releaseActions(readReleaseNotice(images)) }]
      : [{ id, isNotice: false, actions: answerActions(decodeStatusAnswer(images).answer, entry_number) }]
  })

/** What the messages say together, without one of them where it is named. */
export function saidIn(heard: readonly HeardMessage[], without?: string): SaidOfGoods {
  const said: SaidOfGoods = { actions: [], answered: [], hasNotice: false }
  for (const { isNotice, actions } of heard.filter(({ id }) => id !== without)) {
    // A notice that comes again says nothing new: what has its moment happened once.
    const known = isNotice
      ? [...said.answered, ...said.actions.filter(({ of, at }) => of !== 'refusal' && at)]
      : said.actions
    const unknown = unknownActions(known, actions)
    said.actions.push(...unknown)
    if (isNotice) said.hasNotice = true
    else said.answered.push(...unknown)
  }
  return said
}

/** The goods by everything that the messages say of them; undefined before CBP said anything. */
export function goodsIn(heard: readonly HeardMessage[]): Goods | undefined {
  const { actions, hasNotice } = saidIn(heard)
  return hasNotice || actions.length > 0 ? goodsOf(actions) : undefined
}

/** The goods of an entry by everything that CBP said of them; undefined before it said anything. */
export const readGoods = async (
  scope: RequestScope,
  entry: { entry_number: string },
): Promise<Goods | undefined> => goodsIn(heardIn(scope, entry, await readFilingRecords(scope, entry)))
