export type { BrokerLine } from './form-lines.ts'
export * from './read-broker-form.ts'
