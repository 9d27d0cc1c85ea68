import { answerActions, decodeStatusAnswer, readReleaseNotice, releaseActions } from '@edfe/abi'
import { FILED_KINDS, NOTICE_KINDS } from '@edfe/domain/customs'
import { type Goods, goodsOf, type ReleaseAction, unknownActions } from '@edfe/domain/release'
import { sql } from 'kysely'
import type { RequestScope } from '../../entries/request-scope.ts'

const NOTICE = NOTICE_KINDS.releaseStatus.application
const ANSWER = FILED_KINDS.statusQuery.answer

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
 * What CBP said of the goods of an entry, by every notice about its number and every answer to a question, whichever
 * version was on file when it came. One message can be left out.
 */
export async function readSaid(
  { trx, org, sealing }: RequestScope,
  entryId: string,
  without?: string,
): Promise<SaidOfGoods> {
  const { rows } = await sql<{ id: string; application: string; images: string; entry_number: string }>`
    select m.id, m.application, m.images, e.entry_number from entries e
    join entries v on v.org_id = e.org_id and v.entry_number = e.entry_number
    join submissions s on s.org_id = v.org_id and s.entry_id = v.id
    join transmission_messages m on m.org_id = s.org_id and m.submission_id = s.id and m.direction = 'received'
      and m.application in (${NOTICE}, ${ANSWER})
    where e.org_id = ${org.id} and e.id = ${entryId}
    order by m.at, m.id`.execute(trx)
  const said: SaidOfGoods = { actions: [], answered: [], hasNotice: false }
  for (const { application, images: sealed, entry_number } of rows.filter(({ id }) => id !== without)) {
    const images = JSON.parse(sealing.decrypt(sealed)) as string[]
    if (application === NOTICE) {
      said.hasNotice = true
      // A notice that comes again says nothing new: what has its moment happened once.
      const known = [...said.answered, ...said.actions.filter(({ of, at }) => of !== 'refusal' && at)]
      said.actions.push(...unknownActions(known, releaseActions(readReleaseNotice(images))))
    } else {
      const reported = answerActions(decodeStatusAnswer(images).answer, entry_number)
      const unknown = unknownActions(said.actions, reported)
      said.actions.push(...unknown)
      said.answered.push(...unknown)
    }
  }
  return said
}

/** The goods of an entry by everything that CBP said of them; undefined before it said anything. */
export async function readGoods(scope: RequestScope, entryId: string): Promise<Goods | undefined> {
  const { actions, hasNotice } = await readSaid(scope, entryId)
  return hasNotice || actions.length > 0 ? goodsOf(actions) : undefined
}
