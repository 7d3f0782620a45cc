import { speaker } from '../words'

export const word = speaker({
  en: () => import('../../../../src/civitas/games/antiquity/text/en.ftl?words=condition,score&fluent'),
  it: () => import('../../../../src/civitas/games/antiquity/text/it.ftl?words=condition,score&fluent'),
})
