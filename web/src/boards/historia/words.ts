import { speaker } from '../words'

export const word = speaker({
  en: () =>
    import('../../../../src/civitas/games/historia/text/en.ftl?words=axis,era,icon,move,score,seat,title&fluent'),
  it: () =>
    import('../../../../src/civitas/games/historia/text/it.ftl?words=axis,era,icon,move,score,seat,title&fluent'),
})
