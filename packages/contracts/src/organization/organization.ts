import { fieldLabel, fieldOf, US_PHONE, usPhone } from '@edfe/domain/entry'
import { type Sentence, say, sentenceOf } from '@edfe/domain/messages'
import { MAX_CHECK_DIGIT_FACTOR, RULES_PROFILES } from '@edfe/domain/profile'
import { ENTRY_TYPES, FORM_MODES, PAYMENT_TYPES } from '@edfe/domain/reference'
import { z } from 'zod'
import { Digest, Timezone } from '../accounts/me.ts'
import { COUNTRIES } from '../choices.ts'
import { fault } from '../fault.ts'
import { filerCodeProblem, normalizeFilerCode } from '../filer-code.ts'
import { Name, OrganizationName, tooLong } from '../names.ts'

const RulesProfile = z.enum(RULES_PROFILES)

/**
 * The amount that CBP adds to the check digits of a filer who has used up all numbers (CATAIR Appendix E).
 */
const CheckDigitFactor = z
  .number()
  .int()
  .min(0)
  .max(MAX_CHECK_DIGIT_FACTOR, `Check digit factor must be 0 to ${MAX_CHECK_DIGIT_FACTOR}`)

/** Shapes of `/api/organization` and what lies under it (specification 1, sections 3 and 5). */
export const Organization = z.object({
  id: z.uuid(),
  name: z.string(),
  dba: z.string().nullable(),
  ein: z.string().nullable(),
  importer_number: z.string().nullable(),
  cbp_filer_code: z.string().nullable(),
  check_digit_factor: CheckDigitFactor,
  /** The three digits after the filer code, and the next four: of the range that numbers come from; none before the first. */
  entry_id_prefix: z.string().nullable(),
  next_entry_sequence: z.number().int(),
  timezone: Timezone,
  default_port: z.string().nullable(),
  /** The rules in force: what the organization chose, else the default of the installation. */
  rules_profile: RulesProfile,
  primary_address_id: z.uuid().nullable(),
  /**
   * True if signing and submitting ask the person to prove who they are again; with a live gateway they
   * always do.
   */
  asks_for_proof: z.boolean(),
  /** True if a member without a second factor is kept out until they set one up. */
  requires_second_factor: z.boolean(),
  updated_at: z.string(),
})
export type Organization = z.output<typeof Organization>

const FilerCode = z
  .string()
  .max(20)
  .transform((text) => normalizeFilerCode(text) || null)
  .superRefine((code, context) => {
    const message = code === null ? undefined : filerCodeProblem(code)
    if (message) context.addIssue({ code: 'custom', message: fault(message) })
  })

const line = (label: Sentence, max: number) =>
  z
    .string()
    .trim()
    .max(max, tooLong(label, max))
    .transform((text) => text || null)
    .nullable()
    .optional()

/** Nine digits in any grouping, or a masked personal number that comes back unchanged. */
const isEin = (text: string | null | undefined): boolean =>
  !text || text.startsWith('***') || /^\D*(\d\D{0,3}){9}$/.test(text)

export const SaveOrganization = z.strictObject({
  name: OrganizationName,
  dba: Name(say({ id: 'request.label.dba', defaultMessage: 'DBA' }), 200)
    .transform((text) => text || null)
    .nullable()
    .optional(),
  ein: line(say({ id: 'request.label.ein', defaultMessage: 'EIN' }), 20).refine(
    isEin,
    fault(
      say({
        id: 'request.ein-must-be-nine-digits-such',
        defaultMessage: 'EIN must be nine digits, such as 12-3456789',
      }),
    ),
  ),
  importer_number: line(say({ id: 'request.label.importer-number', defaultMessage: 'Importer number' }), 20),
  cbp_filer_code: FilerCode.nullable().optional(),
  check_digit_factor: CheckDigitFactor.optional(),
  timezone: Timezone.optional(),
  default_port: line(say({ id: 'request.label.default-port', defaultMessage: 'Default port' }), 5),
  rules_profile: RulesProfile.optional(),
})
export type SaveOrganization = z.output<typeof SaveOrganization>

export const Address = z.object({
  id: z.uuid(),
  line1: z.string(),
  line2: z.string().nullable(),
  city: z.string(),
  state: z.string(),
  postal: z.string(),
  country: z.enum(COUNTRIES),
})
export type Address = z.output<typeof Address>

const required = (label: Sentence, max: number) =>
  z
    .string()
    .trim()
    .min(1, fault(say({ id: 'request.is-required', defaultMessage: '{label} is required' }, { label })))
    .max(max, tooLong(label, max))
export const SaveAddress = z.strictObject({
  line1: required(say({ id: 'request.label.address-line-1', defaultMessage: 'Address line 1' }), 200),
  line2: line(say({ id: 'request.label.address-line-2', defaultMessage: 'Address line 2' }), 200),
  city: required(say({ id: 'request.label.city', defaultMessage: 'City' }), 100),
  state: required(say({ id: 'request.label.state', defaultMessage: 'State' }), 100),
  postal: required(say({ id: 'request.label.postal-code', defaultMessage: 'Postal code' }), 20),
  country: z.enum(COUNTRIES),
})

/** The security that the organization requires of its members in addition to a password. */
export const SaveOrganizationSecurity = z.strictObject(
  Organization.pick({ asks_for_proof: true, requires_second_factor: true }).partial().shape,
)

export const OrganizationView = z.object({
  organization: Organization.nullable(),
  address: Address.nullable(),
})
export const SavedOrganization = z.object({
  organization: Organization,
  address: Address.nullable(),
  /** True when this call made the organisation. */
  is_new: z.boolean(),
})

export const OrgNotifications = z.object({
  email_incidents: z.boolean(),
  email_releases: z.boolean(),
  email_compliance: z.boolean(),
  email_deadlines: z.boolean(),
  inapp_enabled: z.boolean(),
  digest: Digest,
})
export type OrgNotifications = z.output<typeof OrgNotifications>
export const UpdateOrgNotifications = z.strictObject(OrgNotifications.partial().shape)

/** One of some codes; '' and null for none. */
const choice = (codes: readonly string[], message: string) =>
  z
    .enum([...codes, ''], message)
    .transform((text) => text || null)
    .nullable()
    .optional()

/** A text that new entries begin with, as the table of fields names and limits it. */
const draftLine = (path: string) => line(sentenceOf(fieldLabel(path)), fieldOf(path)!.maxLength!)

const PAYMENT_CODES = PAYMENT_TYPES.map(({ code }) => code)

/**
 * The starting values of a new entry: its type and mode, the location and the recipient of the goods, the
 * declarant and the filer, and the payment; and the accounts of the importer's books.
 */
export const OrgPreferences = z.object({
  preferences: z.object({
    declarant_name: z.string().optional(),
    declarant_title: z.string().optional(),
    filer_phone: z.string().optional(),
    payment_type: z.string().optional(),
    statement_branch: z.string().optional(),
    entry_type: z.string().optional(),
    mode_of_transport: z.string().optional(),
    location_of_goods: z.string().optional(),
    firms_code: z.string().optional(),
    /** The importer of record receives the goods: block 26 is SAME. */
    consignee_is_importer: z.boolean().optional(),
    /** The accounts of the bills file, by code or name. */
    duty_account: z.string().optional(),
    fee_account: z.string().optional(),
  }),
})
export type OrgPreferences = z.output<typeof OrgPreferences>['preferences']
/** A save changes the keys that it names; null or nothing takes one back. */
export const UpdateOrgPreferences = z.strictObject({
  preferences: z.strictObject({
    declarant_name: draftLine('totals_declarations.declarant_name'),
    declarant_title: line(
      say({ id: 'request.label.declarant-title', defaultMessage: 'Declarant title' }),
      100,
    ),
    /** Given, the organization files for itself: it is the filer of blocks 46 and 47. */
    filer_phone: line(say({ id: 'request.label.filer-phone', defaultMessage: 'Filer phone' }), 30)
      .transform((text) => text && usPhone(text))
      .refine(
        (text) => !text || US_PHONE.test(text),
        fault(
          say({
            id: 'request.filer-phone-must-be-a-us',
            defaultMessage: 'Filer phone must be a US number such as (213) 555-0121',
          }),
        ),
      ),
    payment_type: choice(
      PAYMENT_CODES,
      fault(
        say({
          id: 'request.payment-must-be-a-payment-type',
          defaultMessage: 'Payment must be a payment type of CBP',
        }),
      ),
    ),
    statement_branch: draftLine('totals_declarations.statement_branch').refine(
      (text) => !text || /^[A-Z0-9]{2}$/.test(text),
      fault(
        say({
          id: 'request.client-branch-must-be-2-letters',
          defaultMessage: 'Client branch must be 2 letters or digits',
        }),
      ),
    ),
    entry_type: choice(
      ENTRY_TYPES.map(({ code }) => code),
      fault(
        say({
          id: 'request.entry-type-must-be-one-of',
          defaultMessage: 'Entry type must be one of the list',
        }),
      ),
    ),
    mode_of_transport: choice(
      FORM_MODES,
      fault(
        say({
          id: 'request.mode-of-transport-must-be-one',
          defaultMessage: 'Mode of transport must be one of the list',
        }),
      ),
    ),
    location_of_goods: draftLine('parties.location_of_goods'),
    firms_code: draftLine('parties.firms_code')
      .transform((text) => (text ? text.toUpperCase() : text))
      .refine(
        (text) => !text || /^[A-Z0-9]{4}$/.test(text),
        fault(
          say({
            id: 'request.firms-code-must-be-4-letters',
            defaultMessage: 'FIRMS code must be 4 letters or digits',
          }),
        ),
      ),
    consignee_is_importer: z.boolean().nullable().optional(),
    duty_account: line(say({ id: 'request.label.duty-account', defaultMessage: 'Account for duties' }), 100),
    fee_account: line(
      say({ id: 'request.label.fee-account', defaultMessage: 'Account for taxes and fees' }),
      100,
    ),
  }),
})

/** Texts of the bond page, each at most as long as a limit allows. */
function standingBond(limitOf: (field: string) => number) {
  const text = (field: string) => z.string().trim().max(limitOf(field))
  return z.strictObject({
    bond_type: z.string().max(1).default(''),
    /** Stored as an entry writes it: without spaces, in capitals. */
    bond_number: z
      .string()
      .overwrite((number) => number.replace(/\s+/g, '').toUpperCase())
      .max(limitOf('bond_number'))
      .default(''),
    bond_type_detail: z.string().trim().max(60).default(''),
    /** Decimal text with at most two places. */
    bond_amount: z
      .string()
      .regex(
        /^(\d{1,12}(\.\d{1,2})?)?$/,
        fault(
          say({
            id: 'request.bond-amount-must-be-an-amount',
            defaultMessage: 'Bond amount must be an amount such as 50000.00',
          }),
        ),
      )
      .default(''),
    surety_no: z.string().trim().max(3).default(''),
    surety_company: text('surety_company').default(''),
    surety_address: text('surety_address').default(''),
    surety_contact: z
      .strictObject({
        name: text('contact_name').optional(),
        phone: text('contact_phone').optional(),
        email: text('contact_email').optional(),
      })
      .default({}),
  })
}

/** The standing bond, which prefills the bond page of a formal entry: no longer than its fields take. */
export const StandingBond = standingBond((field) => fieldOf(`bond_information.${field}`)!.maxLength!)
export type StandingBond = z.output<typeof StandingBond>
const LONGEST_STORED = 500
/** Values stored before the limits of the fields existed may be longer. */
export const StandingBondView = z.object({ bond: standingBond(() => LONGEST_STORED).nullable() })
