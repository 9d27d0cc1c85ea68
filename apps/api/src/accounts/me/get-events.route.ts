import { PassThrough } from 'node:stream'
import type { LiveEvent } from '@edfe/contracts/entries/entry'
import type { z } from 'zod'
import type { App } from '../../app-instance.ts'
import { isStillMember } from '../../auth/session.ts'
import type { LiveMessage } from '../../http/live.ts'
import { route } from '../../http/route.ts'

const HEARTBEAT_MS = 20_000
/** The delay before a browser reconnects after the stream broke. */
const RETRY_MS = 2000
const LONGEST_MS = 10 * 60_000
/** Open screens of one person: the oldest stream makes room for one more. */
const MOST_STREAMS = 20

/** A change as screens hear it: its kind and the id; nothing of another person's. */
function eventOf(message: LiveMessage | 'refetch', userId: string): z.output<typeof LiveEvent> | undefined {
  if (message === 'refetch') return { type: 'refetch' }
  if ((message.user_id && message.user_id !== userId) || message.topic === 'access') return undefined
  if (message.topic === 'notifications') return { type: 'notification', id: message.id }
  return { type: message.topic, id: message.id }
}

/**
 * `GET /api/events`: server-sent events of the organisation, ids only. A stream begins with `refetch`, since changes may
 * have been missed before it, and ends after ten minutes: the browser opens the next, and is asked again who it is.
 * It ends at once when the member is disabled, removed or given another role, and with the next heartbeat when the
 * session is over.
 */
export function getEventsRoute(app: App): void {
  const open = new Map<() => void, string>()
  app.addHook('preClose', async () => {
    for (const end of open.keys()) end()
  })
  app.route({
    ...route('getEvents'),
    config: { permission: 'entry.read', rateLimit: false },
    handler: (request, reply) => {
      const actor = request.me()
      const { userId, membership } = actor
      const [oldest, ...others] = [...open].filter(([, owner]) => owner === userId)
      if (oldest && others.length + 1 >= MOST_STREAMS) oldest[0]()
      const stream = new PassThrough()
      const say = (event: z.output<typeof LiveEvent>) => stream.write(`data: ${JSON.stringify(event)}\n\n`)
      const leave = membership
        ? app.live.subscribe(membership.orgId, (message) => {
            if (message !== 'refetch' && message.topic === 'access' && message.user_id === userId)
              return end()
            const event = eventOf(message, userId)
            if (event) say(event)
          })
        : // The browser opens the next stream, which then hears the organisation.
          app.live.subscribeToAccess(userId, () => end())
      const heartbeat = setInterval(async () => {
        const isAllowed = !membership || (await isStillMember(app.db, actor).catch(() => true))
        if (!isAllowed) end()
        else if (open.has(end)) stream.write(': still here\n\n')
      }, HEARTBEAT_MS)
      const deadline = setTimeout(() => end(), LONGEST_MS)
      const end = () => {
        if (!open.delete(end)) return
        clearTimeout(deadline)
        clearInterval(heartbeat)
        leave()
        stream.end()
      }
      open.set(end, userId)
      request.raw.once('close', end)
      stream.once('close', end)
      stream.write(`retry: ${RETRY_MS}\n\n`)
      say({ type: 'refetch' })
      reply
        .header('content-type', 'text/event-stream; charset=utf-8')
        .header('cache-control', 'no-cache, no-transform')
        .header('x-accel-buffering', 'no')
      return reply.send(stream)
    },
  })
}
