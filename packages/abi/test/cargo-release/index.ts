export * from './certified-images.ts'
export * from './golden-certifications.ts'
export * from './golden-releases.ts'
export * from './sample-release.ts'
