/** Paths whose pages the web app draws in the browser; it fetches what they show. Other pages are prerendered. */
export const APP_PATHS =
  /^\/(dashboard|settings|entries|entry-form|entry-wizard|wizard|shipments|parts|payments|messages|refunds|reports|start|try|operator|sign-in|create-account|restore|reset-password|invitations)(\/|$)/
