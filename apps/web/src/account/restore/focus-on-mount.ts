/** For the `ref` of a part that follows a step: the control that had the focus may be gone. */
export const focusOnMount = (part: HTMLElement | null): void => part?.focus()
