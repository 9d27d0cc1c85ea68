/** How tests start Chromium: the one of CHROMIUM_PATH, Debian's as root, else Playwright's own. */
export const browserOptions: { executablePath: string | undefined; args: string[] }
