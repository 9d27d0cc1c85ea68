/** The library of sign-in comes with the first action that needs it, so that pages which only show do not carry it. */
export const loadAuthClient = async () => (await import('./auth-client.ts')).authClient
