import type { Role } from '@edfe/domain/entry'
import type { Density, Theme } from '../session/appearance.ts'

/** What the account, organisation, notification and audit screens exchange with the API. */
export interface UserRecord {
  id: string
  email: string
  given_name: string
  family_name: string
  job_title: string | null
  phone: string | null
  language: string
  timezone: string
}

export interface Preferences {
  theme: Theme
  density: Density
  table_page_size: number
  kb_shortcuts: boolean
  show_tips: boolean
  /** False until the person has saved preferences once; lists then use their own page size. */
  saved?: boolean
}

export interface Address {
  id: string
  line1: string
  line2: string | null
  city: string
  state: string
  postal: string
  country: string
}

export interface Organization {
  id: string
  name: string
  dba: string | null
  ein: string | null
  importer_number: string | null
  cbp_filer_code: string | null
  timezone: string
  default_port: string | null
  primary_address_id: string | null
}

export interface Membership {
  id: string
  role: Role
  status: 'active' | 'invited' | 'disabled'
}

export interface Me {
  user: UserRecord
  organization: Organization | null
  membership: Membership | null
  preferences: Preferences
}
