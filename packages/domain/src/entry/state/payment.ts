import type { EntryState } from './state.ts'

/** Whether a member may record that duty and fees were paid: from CBP's acceptance or release on. */
export const isPayable = (state: EntryState): boolean =>
  'payment' in state && state.summary !== 'deleted' && state.payment !== 'none'
