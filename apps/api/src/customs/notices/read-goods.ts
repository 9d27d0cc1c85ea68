import { readReleaseNotice, releaseActions } from '@edfe/abi'
import { NOTICE_KINDS } from '@edfe/domain/customs'
import { type Goods, goodsOf } from '@edfe/domain/release'
import { sql } from 'kysely'
import type { RequestScope } from '../../entries/request-scope.ts'

/**
 * The goods of an entry by every release notice about its number, whichever version was on file when it came;
 * undefined before the first.
 */
export async function readGoods(
  { trx, org, sealing }: RequestScope,
  entryId: string,
): Promise<Goods | undefined> {
  const { rows } = await sql<{ images: string }>`
    select m.images from entries e
    join entries v on v.org_id = e.org_id and v.entry_number = e.entry_number
    join submissions s on s.org_id = v.org_id and s.entry_id = v.id
    join transmission_messages m on m.org_id = s.org_id and m.submission_id = s.id and m.direction = 'received'
      and m.application = ${NOTICE_KINDS.releaseStatus.application}
    where e.org_id = ${org.id} and e.id = ${entryId}
    order by m.at, m.id`.execute(trx)
  if (rows.length === 0) return undefined
  const notices = rows.map(({ images }) => readReleaseNotice(JSON.parse(sealing.decrypt(images)) as string[]))
  return goodsOf(notices.flatMap(releaseActions))
}
