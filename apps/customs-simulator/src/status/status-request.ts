import { NOTICE_KINDS } from '@edfe/domain/customs'
import { z } from 'zod'

const Day = z.iso.date().optional()

/** A notice about an entry summary; its day defaults to that of the filing. */
const NoticeRequest = z.strictObject({
  application: z.literal(NOTICE_KINDS.summaryStatus.application),
  transmission_id: z.string(),
  disposition: z.string().length(1),
  team: z.string().length(3).default('694'),
  reason: z.string().length(3).optional(),
  date: Day,
  user: z.string().max(30).optional(),
  telephone: z.string().max(10).optional(),
  extension: z.string().max(4).optional(),
  remarks: z.array(z.string().max(78)).max(7).default([]),
})
export type NoticeRequest = z.infer<typeof NoticeRequest>

const action = {
  code: z.string().length(2),
  narrative: z.string().min(1).max(40),
  date: Day,
  time: z
    .string()
    .regex(/^\d{4}$/)
    .default('1200'),
}

/** A notice about a cargo release: actions on a bill (SO50) or on the entry (SO60). */
const ReleaseRequest = z.strictObject({
  application: z.literal(NOTICE_KINDS.releaseStatus.application),
  transmission_id: z.string(),
  /** CBP decides it, and its message never comes: a question to CBP finds it. */
  is_lost: z.boolean().default(false),
  actions: z
    .array(
      z.discriminatedUnion('record', [
        z.strictObject({ record: z.literal('SO50'), ...action }),
        z.strictObject({ record: z.literal('SO60'), ...action, release_date: Day }),
      ]),
    )
    .min(1)
    .max(50),
})
export type ReleaseRequest = z.infer<typeof ReleaseRequest>

/** The message about a summary on file that a person or a test asks the simulator to send. */
export const StatusRequest = z.discriminatedUnion('application', [
  NoticeRequest,
  ReleaseRequest,
  /** CBP ends its review and accepts the summary, which remains under its control: no message says so. */
  z.strictObject({ application: z.literal('accepted'), transmission_id: z.string() }),
  /** Records as given, for messages that the simulator has no writer for. */
  z.strictObject({
    application: z.literal('raw'),
    transmission_id: z.string().optional(),
    images: z.array(z.string().max(1000)).min(1).max(1000),
  }),
])
