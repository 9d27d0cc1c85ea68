/**
 * The interval at which an open entry reports that it is open, and the silence after which it counts as
 * closed.
 */
export const PRESENCE_HEARTBEAT_MS = 15_000
export const PRESENCE_LASTS_MS = 45_000
