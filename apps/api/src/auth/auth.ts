import { ALREADY_REGISTERED, MAX_PASSKEY_NAME, MIN_PASSWORD_LENGTH } from '@edfe/contracts/accounts/auth'
import type { Message } from '@edfe/domain/messages'
import { betterAuth } from 'better-auth'
import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import { twoFactor } from 'better-auth/plugins/two-factor'
import type { FastifyBaseLogger } from 'fastify'
import type { HeavyWork } from '../background/heavy-work.ts'
import { oidcProvider } from '../config/oidc-settings.ts'
import type { ReadyConfig } from '../config/secrets.ts'
import type { Db } from '../db/engine.ts'
import { languageInCookies } from '../http/kept-language.ts'
import { ownOrigins } from '../http/own-origins.ts'
import type { QueuedMail } from '../mail/mail.job.ts'
import { accountMails } from '../messages/mail-messages.ts'
import { findPerson, recordAccountEvent } from './account-events.ts'
import { attemptKey, countAttempt } from './attempts.ts'
import { beginSession, limitSession } from './begin-session.ts'
import { refuseDisabledAccount } from './disabled-accounts.ts'
import { googleIdentity } from './google-identity.ts'
import { joinByDomain } from './join-by-domain.ts'
import { libraryDatabase } from './library-database.ts'
import { versionedSecrets } from './library-secrets.ts'
import { forgetGuesses } from './login-throttle.ts'
import { NEW_PASSWORD_FIELD, refuseWeak, wordsAbout } from './new-password.ts'
import { passkeys } from './passkeys.ts'
import { hashPassword, MAX_PASSWORD_LENGTH, verifyPassword } from './passwords.ts'
import { isNameUsable, MAX_NAME } from './person-name.ts'
import { proveByProvider } from './proof.ts'
import { noteConnection, providerRefusal } from './provider-account.ts'
import { providerSecondFactor } from './provider-second-factor.ts'
import {
  CALLBACK,
  comesByProvider,
  OIDC,
  providedPerson,
  providerOf,
  providerSignIn,
} from './provider-sign-in.ts'
import { hashedRecoveryCodes, recoveryCodes } from './recovery-codes.ts'
import { claimOf, markByProvider, mustUseProvider, providerRequired } from './required-provider.ts'
import { cookiePrefix, hasSecureCookies } from './session-cookie.ts'
import { refuseReusedCode } from './totp-reuse.ts'

/** The header in which the server tells the library the true client address; a client's own is overwritten. */
export const CLIENT_ADDRESS_HEADER = 'x-edfe-client-address'

const DAY_SECONDS = 24 * 3600
const RESET_LINK_SECONDS = 3600

interface AuthParts {
  settings: ReadyConfig
  db: Db
  log: FastifyBaseLogger
  /** Queues a mail, in the transaction of the change that it reports. */
  sendMail(db: Db, message: QueuedMail): Promise<void>
  /** Tells the owner of an account by mail what happened to it. */
  mailOwner(email: string, change: Message): Promise<void>
  judgePassword: HeavyWork['judgePassword']
  /** Throws when no account can be made now. */
  refuseAccount(): void
}

/** The language of the browser that asked for a mail. */
function inLanguageOf(request: Request | undefined): Pick<QueuedMail, 'language'> {
  const language = languageInCookies(request?.headers.get('cookie'))
  return language ? { language } : {}
}

/** The authentication library, set up for this product (paths under /api/auth). */
export function createAuth(parts: AuthParts) {
  const { settings, db, log, sendMail, mailOwner, judgePassword } = parts
  const { adapter, current } = libraryDatabase(db)
  const confirmsByMail = Boolean(settings.SMTP_URL)
  const provider = oidcProvider(settings)
  const names: Readonly<Record<string, string>> = { google: 'Google', [OIDC]: provider?.name ?? OIDC }
  return betterAuth({
    appName: 'Electronic Direct Filing of Entry',
    baseURL: settings.PUBLIC_URL,
    basePath: '/api/auth',
    secrets: versionedSecrets(settings),
    database: adapter,
    // Without it, the library answers 500 with an empty body. http/errors.ts answers 503 when the database is away.
    onAPIError: { throw: true },
    trustedOrigins: (request) => ownOrigins(settings, request?.headers.get('host')),
    telemetry: { enabled: false },
    // Without a level here the library keeps refused sign-ins, which are ordinary, out of the log.
    logger: { log: (level, message, ...rest) => log[level]({ auth: rest }, message) },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: MIN_PASSWORD_LENGTH,
      maxPasswordLength: MAX_PASSWORD_LENGTH,
      autoSignIn: true,
      requireEmailVerification: confirmsByMail,
      resetPasswordTokenExpiresIn: RESET_LINK_SECONDS,
      revokeSessionsOnPasswordReset: true,
      password: { hash: hashPassword, verify: verifyPassword },
      onPasswordReset: async ({ user }) => {
        await forgetGuesses(db, settings, user.email)
        await endPendingProofs(db, user.id)
        await recordReset(db, user.id)
        await mailOwner(user.email, accountMails.passwordChanged())
      },
      sendResetPassword: ({ user, token }, request) =>
        sendMail(current(), {
          ...inLanguageOf(request),
          to: user.email,
          subject: accountMails.resetSubject(),
          text: [accountMails.reset()],
          link: `${settings.PUBLIC_URL}/reset-password?token=${encodeURIComponent(token)}`,
        }),
    },
    emailVerification: {
      sendOnSignUp: confirmsByMail,
      sendOnSignIn: confirmsByMail,
      autoSignInAfterVerification: true,
      sendVerificationEmail: ({ user, url }, request) =>
        sendMail(current(), {
          ...inLanguageOf(request),
          to: user.email,
          subject: accountMails.confirmSubject(),
          text: [accountMails.confirm()],
          link: url,
        }),
    },
    socialProviders:
      settings.GOOGLE_CLIENT_ID && settings.GOOGLE_CLIENT_SECRET
        ? {
            google: {
              clientId: settings.GOOGLE_CLIENT_ID,
              clientSecret: settings.GOOGLE_CLIENT_SECRET,
              // Only the way through Google's page, which this server began, opens a session.
              disableIdTokenSignIn: true,
              getUserInfo: (tokens) => googleIdentity(tokens, settings.GOOGLE_CLIENT_ID ?? ''),
            },
          }
        : {},
    // No provider is trusted by name: an account is joined only by an address that both sides have checked.
    account: { accountLinking: { enabled: true } },
    user: { validateUserInfo: ({ user, source }) => providerRefusal(db, source, user.id) },
    // A copy of this table opens no account.
    verification: { storeIdentifier: 'hashed' },
    session: {
      expiresIn: 7 * DAY_SECONDS,
      updateAge: DAY_SECONDS,
      // proof.ts asks for a newer proof than the library would.
      freshAge: 0,
      cookieCache: { enabled: false },
    },
    rateLimit: {
      enabled: settings.RATE_LIMITS,
      // In the database, so that several servers count together; the library's own table would hold addresses.
      customStorage: {
        async consume(key, { window, max }) {
          const limit = { kind: 'address', max, windowSeconds: window }
          const { seconds } = await countAttempt(db, limit, attemptKey(limit, key, settings.AUTH_SECRET))
          return { allowed: seconds === 0, retryAfter: seconds || null }
        },
      },
      window: 60,
      max: 300,
      customRules: {
        '/sign-in/email': { window: 60, max: 10 },
        '/sign-up/email': { window: 60, max: 10 },
        '/request-password-reset': { window: 60, max: 5 },
        '/reset-password': { window: 60, max: 10 },
        '/sign-in/social': { window: 60, max: 20 },
        '/callback/*': { window: 60, max: 20 },
        '/change-password': { window: 60, max: 10 },
        '/two-factor/*': { window: 60, max: 10 },
        '/passkey/*': { window: 60, max: 20 },
        '/get-session': false,
      },
    },
    advanced: {
      cookiePrefix: cookiePrefix(settings.PUBLIC_URL),
      // The library's own prefix for TLS is the weaker `__Secure-`.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: hasSecureCookies(settings.PUBLIC_URL) },
      database: { generateId: 'uuid' },
      // Said aloud: by default the library leaves it out wherever the environment has a variable TEST.
      disableOriginCheck: false,
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
    },
    plugins: [
      twoFactor({
        issuer: 'Electronic Direct Filing of Entry',
        // login-throttle.ts counts instead: the library would shut every browser and the recovery codes as well.
        accountLockout: { enabled: false },
        backupCodeOptions: { storeBackupCodes: hashedRecoveryCodes },
      }),
      recoveryCodes(db, settings),
      providerSignIn(db, provider),
      providerSecondFactor(db),
      passkeys(settings.PUBLIC_URL),
    ],
    hooks: {
      before: createAuthMiddleware(async (context) => {
        const { path, body } = context
        if (path === '/sign-up/email') {
          refuseUnusableName(body)
          await refuseKnownEmail(db, String(body?.email ?? ''))
        }
        if (body?.trustDevice) refuseTrustedDevice()
        // Whoever has the old password loses every other session, whatever the request asks.
        if (path === '/change-password') body.revokeOtherSessions = true
        if (path === '/passkey/verify-registration') refuseLongName(String(body?.name ?? ''))
        const fresh = NEW_PASSWORD_FIELD[path]
        if (fresh) {
          const about = [String(body?.name ?? ''), String(body?.email ?? '')]
          if (path === '/change-password')
            about.push(...(await wordsAbout(db, (await getSessionFromCtx(context))?.user.id)))
          if (path === '/reset-password' && body?.token) {
            const asked = `reset-password:${body.token}`
            const found = await context.context.internalAdapter.findVerificationValue(asked)
            about.push(...(await wordsAbout(db, found?.value)))
          }
          await refuseWeak({ password: String(body?.[fresh] ?? ''), about }, judgePassword)
        }
      }),
      after: createAuthMiddleware(async (context) => {
        if (context.path === '/two-factor/verify-totp') {
          const { newSession, session, returned } = context.context
          const userId = newSession?.session.userId ?? session?.session.userId
          if (userId && !(returned instanceof APIError)) {
            const code = String(context.body?.code ?? '')
            await refuseReusedCode(db, { userId, opened: newSession?.session.id, code })
          }
        }
        if (context.path === '/change-password' && context.context.session)
          await endPendingProofs(db, context.context.session.user.id)
      }),
    },
    databaseHooks: {
      user: {
        create: {
          before: async ({ email }, context) => {
            parts.refuseAccount()
            if (!provider || (context && providerOf(context, settings) === OIDC)) return
            if ((await claimOf(current(), email))?.requires_provider) throw providerRequired(provider)
          },
        },
      },
      account: {
        create: {
          after: async ({ providerId, userId }) => {
            if (provider && providerId === OIDC) await noteConnection(parts, userId, provider.name)
          },
        },
      },
      session: {
        create: {
          before: async ({ userId }, context) => {
            await refuseDisabledAccount(current(), userId)
            if (!provider || (await comesByProvider(current(), context, settings))) return
            if (await mustUseProvider(current(), userId)) throw providerRequired(provider)
          },
          after: async (session, context) => {
            await limitSession(db, session, settings.SESSION_DAYS)
            if (provider && (await comesByProvider(db, context, settings))) {
              await markByProvider(db, session.id)
              await joinByDomain(db, session.userId)
            }
            const isReplaced = Boolean(context?.context.session)
            const path = isReplaced ? undefined : context?.path
            if (!context || !path) return beginSession(db, session, undefined)
            const from = providerOf(context, settings)
            if (path === CALLBACK && from === OIDC)
              await proveByProvider(db, session.id, await providedPerson())
            await beginSession(db, session, { path, provider: from && (names[from] ?? from) })
          },
        },
      },
    },
  })
}

export type Auth = ReturnType<typeof createAuth>

/**
 * A new password ends every link to set one, since an older mail may be in other hands, and every sign-in that still
 * waits for its second factor.
 */
async function endPendingProofs(db: Db, authId: string): Promise<void> {
  await db.deleteFrom('auth.verification').where('value', '=', authId).execute()
}

/** Records a new password set by the owner of the mailbox in the audit logs of the person's organizations. */
async function recordReset(db: Db, authId: string): Promise<void> {
  const userId = await findPerson(db, { authId })
  if (userId) {
    await recordAccountEvent(db, { userId, byPerson: true, action: 'password_reset', userAgent: null })
  }
}

/** The library could skip the second factor in a browser for a month; no screen shows or ends that. */
function refuseTrustedDevice(): never {
  const message = 'The code is asked for at each sign-in; no browser can be trusted instead'
  throw new APIError('BAD_REQUEST', { code: 'trusted_device_not_offered', message })
}

/** Said at once also when confirmation by mail is on, as specified; the library would stay silent then. */
async function refuseKnownEmail(db: Db, email: string): Promise<void> {
  const known = await db
    .selectFrom('auth.user')
    .select('id')
    .where('email', '=', email.trim().toLowerCase())
    .executeTakeFirst()
  if (known)
    throw new APIError('UNPROCESSABLE_ENTITY', { code: 'user_already_exists', message: ALREADY_REGISTERED })
}

/** Mails to others and screens of colleagues show the name; no screen shows a picture. */
function refuseUnusableName({ name, image }: { name?: unknown; image?: unknown }): void {
  if (image === undefined && (typeof name !== 'string' || isNameUsable(name))) return
  const message = `A name has at most ${MAX_NAME} characters, all of them letters or signs on one line`
  throw new APIError('BAD_REQUEST', { code: 'name_not_usable', message })
}

function refuseLongName(name: string): void {
  if (name.length > MAX_PASSKEY_NAME) {
    const message = `A passkey's name has at most ${MAX_PASSKEY_NAME} characters`
    throw new APIError('BAD_REQUEST', { code: 'name_too_long', message })
  }
}
