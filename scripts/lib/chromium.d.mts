/** The commands that start Chromium, the best first. */
export const CHROMIUM_COMMANDS: string[]

/** How tests start Chromium: the one of CHROMIUM_PATH, Debian's as root, else Playwright's own. */
export const browserOptions: { executablePath: string | undefined; args: string[] }
