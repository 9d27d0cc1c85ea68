export function webSources(): string[]
export function buildWeb(): Promise<void>
