/** Letters for those whose tables wait, fetched when somebody first has to do with them. */
export { LetterPage } from './LetterPage'
export { PostBox } from './PostBox'
