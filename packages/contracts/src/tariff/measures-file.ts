import { z } from 'zod'

const Day = z.iso.date()
const Heading = z.string().regex(/^9903\.\d\d\.\d\d$/, 'a heading of chapter 99 is written 9903.05.01')
const Percent = z.string().regex(/^\d{1,3}(\.\d{1,4})?$/, 'a percentage is written 25 or 12.5')
const ProgramId = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a program is written section-301-brazil')
const Words = z.string().trim().min(1).max(200)
/** ISO 3166-1 alpha-2. */
const Countries = z.array(z.string().regex(/^[A-Z]{2}$/, 'a country is two capital letters')).min(1)
/** Beginnings of numbers of chapters 1 to 97: two to ten digits, with or without dots. */
const Numbers = z
  .array(
    z
      .string()
      .regex(/^(\d{2}|\d{4}(\.?\d{2}){0,3})$/, 'a number has two to ten digits, as 8806 or 8806.10.00'),
  )
  .min(1)
  .max(20_000)

const Source = z.strictObject({ title: Words, url: z.url({ protocol: /^https$/ }).max(500) })
const onHeading = { heading: Heading, source: Source }

const End = z.strictObject({ op: z.literal('end'), ...onHeading, last_day: Day })
const ChangePercent = z.strictObject({
  op: z.literal('change_percent'),
  ...onHeading,
  percent: Percent,
  first_day: Day,
})
const Exception = z.strictObject({
  heading: Heading,
  why: Words,
  countries: Countries.optional(),
  numbers: Numbers.optional(),
  free_under: z
    .array(z.string().regex(/^[A-Z]{1,2}[+*#]?$/))
    .min(1)
    .optional(),
  under_section_232: z.literal(true).optional(),
})
const Add = z.strictObject({
  op: z.literal('add'),
  ...onHeading,
  program: ProgramId,
  percent: Percent,
  first_day: Day,
  last_day: Day.optional(),
  countries: Countries.optional(),
  except_countries: Countries.optional(),
  numbers: Numbers.optional(),
  except_numbers: Numbers.optional(),
  exceptions: z.array(Exception).max(100).optional(),
})

const Program = z.strictObject({
  id: ProgramId,
  name: Words,
  section: z.enum(['301', '338', 'IEEPA', '122', '232', '201', 'other']),
  displaces: z.boolean().optional(),
  gives_way_to: z.array(ProgramId).max(50).optional(),
})

/** Everything that changed in the duties of chapter 99 since the product was released. docs/tariff.md describes it. */
export const MeasuresEdition = z.strictObject({
  edition: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}(\.[2-9])?$/, 'an edition is a day, as 2026-12-01 or 2026-12-01.2'),
  reviewed: Day.optional(),
  programs: z.array(Program).max(100),
  operations: z.array(z.discriminatedUnion('op', [End, ChangePercent, Add])).max(1000),
})

/**
 * The file `measures.json`. The signature is Ed25519 in base64, of the UTF-8 text of `JSON.stringify(measures)`: the
 * members in the order of the file, without white space.
 */
export const MeasuresFile = z.strictObject({
  measures: MeasuresEdition,
  signature: z.string().regex(/^[A-Za-z0-9+/]{86}==$/, 'a signature is 64 bytes in base64'),
})
