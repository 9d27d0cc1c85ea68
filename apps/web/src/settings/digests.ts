import { t } from '../words/t.ts'

/** Returns the choices of how often mail is gathered. */
export const digestOptions = () =>
  [
    ['immediate', t({ id: 'digests.immediate', defaultMessage: 'Immediate' })],
    ['daily', t({ id: 'digests.daily', defaultMessage: 'Daily' })],
    ['weekly', t({ id: 'digests.weekly', defaultMessage: 'Weekly' })],
  ] as const
