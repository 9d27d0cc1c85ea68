/**
 * One field of a form, found as a person finds it: by its label, within a named group when two groups share the
 * label. `pick` takes an option of a select by its start; `search` types into a lookup and takes the option that
 * starts with the value; `tick` and `choose` set a checkbox and a radio button.
 */
export interface Field {
  label: string
  value?: string
  kind?: 'type' | 'pick' | 'search' | 'tick' | 'choose'
  group?: string
}
