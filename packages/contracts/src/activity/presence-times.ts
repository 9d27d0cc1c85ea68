/** How often an open entry says that it is open, and after how long without it nobody is there. */
export const PRESENCE_HEARTBEAT_MS = 15_000
export const PRESENCE_LASTS_MS = 45_000
