export * from './envelope.ts'
export * from './gateway-protocol.ts'
export * from './response.ts'
