/** The organisation and its address as the settings screens read them. */
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
