/** In the frame of a page that the server fills: where the content goes. */
export const CONTENT_MARK = '%content%'
