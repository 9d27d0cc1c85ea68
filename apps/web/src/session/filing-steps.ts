import type { Organization, OrgPreferences, StandingBond } from '@edfe/contracts/organization/organization'
import type { PracticeReason } from '@edfe/domain/profile'

/** Done and missing ones count; a later one is not needed to file. */
export type StepState = 'done' | 'missing' | 'later'

export interface ChecklistStep {
  key: 'company' | 'bond' | 'filer-code' | 'connection' | 'payment'
  title: string
  text: string
  state: StepState
  /** Undefined where the person has nothing to do. */
  action?: string
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

/** What a company needs before CBP takes its entries, in the order in which to get it. */
export function checklist({ organization, bond, preferences, practice, needsBond }: Facts): ChecklistStep[] {
  const number = organization?.importer_number ?? organization?.ein
  const hasBond = Boolean(bond?.surety_no)
  const filerCode = organization?.cbp_filer_code
  const isSimulated = practice === 'simulator'
  const isUnconfirmed = practice === 'no_filer_code'
  return [
    {
      key: 'company',
      title: 'Company and importer number',
      text:
        organization && number
          ? `${organization.name}, importer number ${number}.`
          : 'Your EIN, or a number that CBP assigned. CBP needs your company on file (CBP Form 5106) before your first entry.',
      state: number ? 'done' : 'missing',
      action: number ? 'Change' : 'Add the number',
    },
    {
      key: 'bond',
      title: 'Bond',
      text: hasBond
        ? `${bond?.surety_company || `Surety ${bond?.surety_no}`}. New formal entries begin with it.`
        : 'An insurer promises CBP that your duty is paid. Every formal entry needs a bond.',
      state: hasBond ? 'done' : needsBond ? 'missing' : 'later',
      action: hasBond ? 'Change' : 'Add a bond',
    },
    {
      key: 'filer-code',
      title: 'Filer code',
      text: filerCode
        ? `${filerCode}. It begins your entry numbers.${isUnconfirmed ? ' The operator of this server has not confirmed it yet: ask under ‘Numbers to file under’.' : ''}`
        : 'Three characters that CBP assigns. They begin every entry number. Ask the port where you file most.',
      state: filerCode && !isUnconfirmed ? 'done' : 'missing',
      action: filerCode ? 'Change' : 'Add the code',
    },
    {
      key: 'connection',
      title: 'Connection to CBP',
      text: isSimulated
        ? 'This server sends entries to a simulator. Its operator connects it to CBP.'
        : 'This server sends entries to CBP.',
      state: isSimulated ? 'missing' : 'done',
    },
    {
      key: 'payment',
      title: 'Way of paying duty',
      text: preferences.payment_type
        ? 'New entries begin with the way of paying in your settings.'
        : 'A monthly or daily statement by ACH, or payment at the port. Each entry can choose.',
      state: preferences.payment_type ? 'done' : 'later',
      action: preferences.payment_type ? 'Change' : 'Choose',
    },
  ]
}
