import { z } from 'zod'
import { File, FORBIDDEN, INVALID, OTHER_ORGANIZATION, operation, SIGNED_OUT } from '../operation.ts'
import { Passkey, PasskeyList, RenamePasskey, RevokeSessions, SessionList } from './auth.ts'
import {
  Me,
  UpdateUser,
  UpdateUserNotifications,
  UpdateUserPreferences,
  User,
  UserNotifications,
  UserPreferences,
} from './me.ts'
import { Deleted, NewOrganization, OwnerProof, SwitchOrganization } from './memberships.ts'
import { MarkRead, NotificationList, NotificationQuery } from './notifications.ts'

/** Operations on the signed-in person's own account. */
const IdParams = z.object({ id: z.uuid() })
const OWN_ROW = { ...SIGNED_OUT, 404: ['not_found'] } as const
/** A change to how somebody signs in needs a proof from the last 15 minutes. */
const PROVEN = { 403: ['proof_required'] } as const
const NO_USER = { ...SIGNED_OUT, 404: ['not_found', 'user_not_found'] } as const

export const getMe = operation('getMe', {
  summary: 'Who is signed in, with organisation, role and preferences',
  tag: 'account',
  answers: { 200: Me },
  refusals: { ...NO_USER, ...OTHER_ORGANIZATION },
})

export const saveProfile = operation('saveProfile', {
  summary: "Save the person's name, job title, phone, language and time zone",
  tag: 'account',
  body: UpdateUser,
  answers: { 200: z.object({ user: User }) },
  refusals: { ...INVALID, ...NO_USER },
})

export const exportPersonalData = operation('exportPersonalData', {
  summary: 'Everything that is kept about the person, as one JSON file',
  tag: 'account',
  answers: { 200: File.describe('application/json') },
  media: 'application/json',
  refusals: NO_USER,
})

export const deleteAccount = operation('deleteAccount', {
  summary: 'Delete the account, with proof of its owner',
  tag: 'account',
  body: OwnerProof,
  answers: { 200: Deleted },
  refusals: {
    ...INVALID,
    ...SIGNED_OUT,
    403: ['session_not_fresh'],
    409: ['sole_admin'],
    429: ['too_many_attempts'],
  },
})

export const proveIdentity = operation('proveIdentity', {
  summary: 'Prove with the password who works in the session; signing and submitting may ask for it',
  tag: 'account',
  body: OwnerProof,
  answers: { 200: z.object({ proven: z.literal(true) }) },
  refusals: { ...INVALID, ...SIGNED_OUT, 403: ['session_not_fresh'], 429: ['too_many_attempts'] },
})

export const switchOrganization = operation('switchOrganization', {
  summary: 'Work in another organization of the person, from the next request of this session on',
  tag: 'account',
  body: SwitchOrganization,
  answers: { 200: z.object({ org_id: z.uuid() }) },
  refusals: { ...INVALID, ...OWN_ROW },
})

export const createOrganization = operation('createOrganization', {
  summary:
    'Make a further organization of the person, and work in it from the next request of this session on',
  tag: 'account',
  body: NewOrganization,
  answers: { 201: z.object({ org_id: z.uuid() }) },
  refusals: { ...INVALID, ...OWN_ROW, 409: ['too_many_organizations'] },
})

export const getUserPreferences = operation('getUserPreferences', {
  summary: "The person's screen preferences",
  tag: 'account',
  answers: { 200: UserPreferences },
  refusals: SIGNED_OUT,
})

export const saveUserPreferences = operation('saveUserPreferences', {
  summary: "Save the person's screen preferences",
  tag: 'account',
  body: UpdateUserPreferences,
  answers: { 200: UserPreferences },
  refusals: { ...INVALID, ...SIGNED_OUT },
})

export const getUserNotifications = operation('getUserNotifications', {
  summary: "The person's notification settings",
  tag: 'account',
  answers: { 200: UserNotifications },
  refusals: SIGNED_OUT,
})

export const saveUserNotifications = operation('saveUserNotifications', {
  summary: "Save the person's notification settings",
  tag: 'account',
  body: UpdateUserNotifications,
  answers: { 200: UserNotifications },
  refusals: { ...INVALID, ...SIGNED_OUT },
})

/** The number of sessions that were ended. */
const Ended = z.object({ ended: z.number().int() })

export const listSessions = operation('listSessions', {
  summary: "The person's open sessions",
  tag: 'account',
  answers: { 200: SessionList },
  refusals: SIGNED_OUT,
})

export const endSession = operation('endSession', {
  summary: 'End one session',
  tag: 'account',
  params: IdParams,
  answers: { 200: Ended },
  refusals: { ...OWN_ROW, ...PROVEN },
})

export const endSessions = operation('endSessions', {
  summary: 'End every session, or every other one',
  tag: 'account',
  body: RevokeSessions,
  answers: { 200: Ended },
  refusals: { ...INVALID, ...SIGNED_OUT, ...PROVEN },
})

const PasskeyAnswer = z.object({ passkey: Passkey })

export const listPasskeys = operation('listPasskeys', {
  summary: "The person's passkeys, oldest first",
  tag: 'account',
  answers: { 200: PasskeyList },
  refusals: SIGNED_OUT,
})

export const renamePasskey = operation('renamePasskey', {
  summary: 'Rename a passkey',
  tag: 'account',
  params: IdParams,
  body: RenamePasskey,
  answers: { 200: PasskeyAnswer },
  refusals: { ...INVALID, ...OWN_ROW },
})

export const removePasskey = operation('removePasskey', {
  summary: 'Remove a passkey',
  tag: 'account',
  params: IdParams,
  answers: { 200: PasskeyAnswer },
  refusals: { ...OWN_ROW, ...PROVEN },
})

export const disconnectProvider = operation('disconnectProvider', {
  summary: 'End the connection with the provider of single sign-on, where another way to sign in stays',
  tag: 'account',
  answers: { 204: z.null() },
  refusals: { ...OWN_ROW, ...PROVEN, 409: ['provider_required', 'last_way_to_sign_in'] },
})

export const listNotifications = operation('listNotifications', {
  summary: "The person's notifications, newest first",
  tag: 'notifications',
  query: NotificationQuery,
  answers: { 200: NotificationList },
  refusals: FORBIDDEN,
})

export const markNotificationsRead = operation('markNotificationsRead', {
  summary: 'Mark notifications as read',
  tag: 'notifications',
  body: MarkRead,
  answers: { 200: z.object({ marked: z.number().int() }) },
  refusals: { ...INVALID, ...FORBIDDEN },
})

export const getEvents = operation('getEvents', {
  summary: 'Changes of the organisation as server-sent events',
  tag: 'events',
  answers: { 200: File.describe('text/event-stream of LiveEvent') },
  media: 'text/event-stream',
  refusals: FORBIDDEN,
})
