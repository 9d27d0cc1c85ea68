export type { BrokerLine } from './form-lines.ts'
export * from './read-broker-form.ts'
export type { TextItem } from './text-cells.ts'
