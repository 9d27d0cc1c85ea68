import { timingSafeEqual } from 'node:crypto'
import { say } from '@edfe/domain/messages'
import type { FastifyReply } from 'fastify'
import type { App } from '../app-instance.ts'
import { type AttemptLimit, attemptKey, countAttempt, takeBackAttempt } from '../auth/attempts.ts'
import type { Supervisor } from '../auth/new-installation.ts'
import { notFound, type Refusal, refuse } from '../refusals/problems.ts'

/** Wrong setup codes, from all addresses together. */
const WRONG_SETUP_CODES: AttemptLimit = { kind: 'setup code', max: 10, windowSeconds: 15 * 60 }

/** The supervisor that restores for the holder of its code; else why nothing is done. */
export async function admit(
  { installation, db, settings }: App,
  code: string,
  reply: FastifyReply,
): Promise<Supervisor | Refusal> {
  if (!(await installation.isEmpty())) return notFound()
  const { supervisor } = installation
  if (!supervisor) {
    return refuse(
      409,
      'restore_not_offered',
      say({
        id: 'refusal.restore-not-offered',
        defaultMessage: 'This server restores by a command: npm run restore -- FILE',
      }),
    )
  }
  const key = attemptKey(WRONG_SETUP_CODES, 'installation', settings.AUTH_SECRET)
  if (settings.RATE_LIMITS) {
    const { seconds } = await countAttempt(db, WRONG_SETUP_CODES, key)
    if (seconds > 0) {
      reply.header('retry-after', String(seconds))
      return refuse(
        429,
        'too_many_attempts',
        say(
          {
            id: 'refusal.attempts.setup-codes',
            defaultMessage:
              'Too many wrong setup codes. Wait {minutes, plural, one {one minute} other {# minutes}}, then try again.',
          },
          { minutes: Math.ceil(seconds / 60) },
        ),
      )
    }
  }
  if (!isSame(code, supervisor.setupCode)) {
    return refuse(
      403,
      'setup_code_wrong',
      say({
        id: 'refusal.setup-code-wrong',
        defaultMessage: 'This is not the setup code. The terminal in which npm start runs shows it.',
      }),
    )
  }
  if (settings.RATE_LIMITS) await takeBackAttempt(db, key)
  return installation.isRestoring ? restoreRunning() : supervisor
}

export const restoreRunning = (): Refusal =>
  refuse(
    409,
    'restore_running',
    say({ id: 'refusal.restore-running', defaultMessage: 'A backup is being restored already.' }),
  )

/** A code is the same with or without its hyphens, in upper or lower case. */
function isSame(given: string, code: string): boolean {
  const [one, other] = [given, code].map((text) => Buffer.from(text.toUpperCase().replace(/[\s-]/g, '')))
  return one?.length === other?.length && timingSafeEqual(one as Buffer, other as Buffer)
}
