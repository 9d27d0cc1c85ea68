export { type ClientOptions, createClient, type EdfeClient, type Problem } from './client.ts'
export { pagesOf } from './pages.ts'
export type { components, operations, paths } from './v1.gen.ts'
export { EVENT_TYPES, type EventRefusal, type EventType, type HappenedEvent, readEvent } from './webhooks.ts'
