export * from './asked-line.ts'
export * from './duty-check.ts'
export * from './form-lines.ts'
export * from './read-broker-form.ts'
