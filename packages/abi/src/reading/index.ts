export { maskPassword } from './mask-password.ts'
export { readMessage } from './read-message.ts'
