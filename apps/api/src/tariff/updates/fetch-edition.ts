import { type CalendarDay, parseDay } from '@edfe/domain/calendar'
import type { Message } from '@edfe/domain/messages'
import { nameOfRelease } from '@edfe/tariff/loading'
import { z } from 'zod'
import { tariffProblems } from '../../messages/tariff-messages.ts'
import { download } from './download.ts'

/** The file of an edition as the publisher's server exports it. */
export interface FetchedEdition {
  readonly schedule: Buffer
  /** 'HTS 2026 Rev 21' */
  readonly name: string
  /** The day of its publication; the law that it prints may begin on another one. */
  readonly published: CalendarDay
}

/** The whole schedule has 13 MB. */
const SCHEDULE = { mostBytes: 64_000_000, withinMs: 180_000 }
const RELEASES = { mostBytes: 2_000_000, withinMs: 30_000 }

const CurrentRelease = z.object({ name: z.string() })
/** `releaseStartDate` is the day of publication, `11/10/2025`. */
const ReleaseList = z.array(z.object({ name: z.string(), releaseStartDate: z.string().nullish() }))

/**
 * Fetches the current edition. `source` is the address of the export of the whole schedule; `currentRelease`
 * and `releaseList`, which say what it is, lie next to it. The export is always that of the current release,
 * so the release is asked for before and after it.
 */
export async function fetchEdition(
  source: string,
  proxy: string | undefined,
): Promise<FetchedEdition | { problem: Message }> {
  const read = async <T>(name: string, shape: z.ZodType<T>): Promise<T | { problem: Message }> => {
    const url = new URL(name, source)
    const found = await download(url, { ...RELEASES, proxy })
    if ('problem' in found) return found
    const parsed = shape.safeParse(jsonOf(found.bytes))
    return parsed.success ? parsed.data : { problem: tariffProblems.noRelease({ host: url.host }) }
  }
  const current = await read('currentRelease', CurrentRelease)
  if ('problem' in current) return current
  const releases = await read('releaseList', ReleaseList)
  if ('problem' in releases) return releases
  const name = nameOfRelease(current.name)
  const published = dayOf(releases.find((release) => release.name === current.name)?.releaseStartDate)
  if (!name || !published) return { problem: tariffProblems.noRelease({ host: new URL(source).host }) }
  const schedule = await download(new URL(source), { ...SCHEDULE, proxy })
  if ('problem' in schedule) return schedule
  const after = await read('currentRelease', CurrentRelease)
  if ('problem' in after) return after
  if (after.name !== current.name)
    return { problem: tariffProblems.changedMeanwhile({ before: current.name, after: after.name }) }
  return { schedule: schedule.bytes, name, published }
}

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return undefined
  }
}

/** '11/10/2025' as a day. */
function dayOf(text: string | null | undefined): CalendarDay | undefined {
  const [month, day, year] = (text ?? '').split('/')
  return parseDay(`${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`) ?? undefined
}
