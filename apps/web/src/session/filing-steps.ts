import type { Organization, OrgPreferences, StandingBond } from '@edfe/contracts/organization/organization'
import type { PracticeReason } from '@edfe/domain/profile'
import type { OrganizationField } from '../messages/organization-pages.ts'
import { t } from '../words/t.ts'

/** Done and missing ones count; a later one is not needed to file. */
export type StepState = 'done' | 'missing' | 'later'

export interface ChecklistStep {
  key: 'company' | 'bond' | 'filer-code' | 'connection' | 'payment'
  title: string
  text: string
  state: StepState
  /** What the person does about it, and where; undefined where there is nothing to do. */
  action?: { label: string; at: OrganizationField }
}

interface Facts {
  organization: Organization | null
  bond: StandingBond | null
  preferences: OrgPreferences
  /** Why the organization practises; undefined for one that files. */
  practice: PracticeReason | undefined
  /** The shipment of the answers needs a bond. */
  needsBond: boolean
}

/**
 * The requirements that a company meets before CBP accepts its entries, in the order in which to get them.
 */
export function checklist({ organization, bond, preferences, practice, needsBond }: Facts): ChecklistStep[] {
  const number = organization?.importer_number ?? organization?.ein
  const hasBond = Boolean(bond?.surety_no)
  const filerCode = organization?.cbp_filer_code
  const isSimulated = practice === 'simulator'
  const isUnconfirmed = practice === 'no_filer_code'
  return [
    {
      key: 'company',
      title: t({
        id: 'filing-steps.company-and-importer-number',
        defaultMessage: 'Company and importer number',
      }),
      text:
        organization && number
          ? t(
              { id: 'filing-steps.importer-number', defaultMessage: '{name}, importer number {number}.' },
              { name: organization.name, number },
            )
          : t({
              id: 'filing-steps.your-ein-or-a-number',
              defaultMessage:
                'Your EIN, or a number that CBP assigned. CBP needs your company on file (CBP Form 5106) before your first entry.',
            }),
      state: number ? 'done' : 'missing',
      action: {
        label: number
          ? t({ id: 'common.change', defaultMessage: 'Change' })
          : t({ id: 'filing-steps.add-the-number', defaultMessage: 'Add the number' }),
        at: 'importerNumber',
      },
    },
    {
      key: 'bond',
      title: t({ id: 'filing-steps.bond', defaultMessage: 'Bond' }),
      text: hasBond
        ? t(
            {
              id: 'filing-steps.new-formal-entries-begin-with',
              defaultMessage:
                '{company, select, none {Surety {code}} other {{company}}}. New formal entries begin with it.',
            },
            { company: bond?.surety_company || 'none', code: bond?.surety_no },
          )
        : t({
            id: 'filing-steps.an-insurer-promises-cbp-that',
            defaultMessage:
              'An insurer promises CBP that your duty is paid. Every formal entry needs a bond.',
          }),
      state: hasBond ? 'done' : needsBond ? 'missing' : 'later',
      action: {
        label: hasBond
          ? t({ id: 'common.change', defaultMessage: 'Change' })
          : t({ id: 'filing-steps.add-a-bond', defaultMessage: 'Add a bond' }),
        at: 'bond',
      },
    },
    {
      key: 'filer-code',
      title: t({ id: 'filing-steps.filer-code', defaultMessage: 'Filer code' }),
      text: filerCode
        ? t(
            {
              id: 'filing-steps.it-begins-your-entry-numbers',
              defaultMessage:
                '{filerCode}. It begins your entry numbers.{isUnconfirmed, select, yes { The operator of this server has not confirmed it yet: ask under ‘Numbers to file under’.} other {}}',
            },
            { filerCode, isUnconfirmed: isUnconfirmed ? 'yes' : 'no' },
          )
        : t({
            id: 'filing-steps.three-characters-that-cbp-assigns',
            defaultMessage:
              'Three characters that CBP assigns. They begin every entry number. Ask the port where you file most.',
          }),
      state: filerCode && !isUnconfirmed ? 'done' : 'missing',
      action: {
        label: filerCode
          ? t({ id: 'common.change', defaultMessage: 'Change' })
          : t({ id: 'filing-steps.add-the-code', defaultMessage: 'Add the code' }),
        at: isUnconfirmed && filerCode ? 'filingNumbers' : 'filerCode',
      },
    },
    {
      key: 'connection',
      title: t({ id: 'filing-steps.connection-to-cbp', defaultMessage: 'Connection to CBP' }),
      text:
        practice === 'test'
          ? t({
              id: 'filing-steps.this-server-tests',
              defaultMessage:
                'This server sends your entries to CBP’s test system. Its operator opens your line to CBP.',
            })
          : isSimulated
            ? t({
                id: 'filing-steps.this-server-sends-entries-to',
                defaultMessage: 'This server sends entries to a simulator. Its operator connects it to CBP.',
              })
            : t({
                id: 'filing-steps.this-server-sends-entries-to-2',
                defaultMessage: 'This server sends entries to CBP.',
              }),
      state: isSimulated || practice === 'test' ? 'missing' : 'done',
    },
    {
      key: 'payment',
      title: t({ id: 'filing-steps.way-of-paying-duty', defaultMessage: 'Way of paying duty' }),
      text: preferences.payment_type
        ? t({
            id: 'filing-steps.new-entries-begin-with-the',
            defaultMessage: 'New entries begin with the way of paying in your settings.',
          })
        : t({
            id: 'filing-steps.a-monthly-or-daily-statement',
            defaultMessage:
              'A monthly or daily statement by ACH, or payment at the port. Each entry can choose.',
          }),
      state: preferences.payment_type ? 'done' : 'later',
      action: {
        label: preferences.payment_type
          ? t({ id: 'common.change', defaultMessage: 'Change' })
          : t({ id: 'filing-steps.choose', defaultMessage: 'Choose' }),
        at: 'payment',
      },
    },
  ]
}
