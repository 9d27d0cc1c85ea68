export * from './asked-line.ts'
export * from './duty-check.ts'
export type { BrokerLine, SaidDuty } from './form-lines.ts'
export * from './read-broker-form.ts'
