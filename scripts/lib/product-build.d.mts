export function sourcesOf(app: 'apps/web' | 'apps/api'): string[]
export function buildWeb(): Promise<void>
export function buildProduct(): Promise<void>
