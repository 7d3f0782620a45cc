import { speaker } from '../words'

export const word = speaker({
  en: () => import('../../../../src/civitas/games/seven_ages/text/en.ftl?words=arm,icon,occasion,score,title&fluent'),
  it: () => import('../../../../src/civitas/games/seven_ages/text/it.ftl?words=arm,icon,occasion,score,title&fluent'),
})
