import { z } from 'zod'

const words = z.string().max(78)
const day = z.iso.date().optional()

/** A request of a person or a test for a notification about a summary on file. Dates default to the filing date. */
export const StatusRequest = z.discriminatedUnion('application', [
  z.strictObject({
    application: z.literal('UC'),
    transmission_id: z.string(),
    disposition: z.string().length(1),
    team: z.string().length(3).default('694'),
    reason: z.string().length(3).optional(),
    date: day,
    user: z.string().max(30).optional(),
    telephone: z.string().max(10).optional(),
    extension: z.string().max(4).optional(),
    remarks: z.array(words).max(7).default([]),
  }),
  z.strictObject({
    application: z.literal('SO'),
    transmission_id: z.string(),
    actions: z
      .array(
        z.strictObject({
          record: z.enum(['SO50', 'SO60']),
          code: z.string().length(2),
          narrative: z.string().min(1).max(40),
          date: day,
          time: z
            .string()
            .regex(/^\d{4}$/)
            .default('1200'),
          release_date: day,
        }),
      )
      .min(1)
      .max(50),
  }),
  /** Records as given, for messages that the simulator cannot write. */
  z.strictObject({
    application: z.literal('raw'),
    transmission_id: z.string().optional(),
    images: z.array(z.string().max(1000)).min(1).max(1000),
  }),
])
export type StatusRequest = z.infer<typeof StatusRequest>
