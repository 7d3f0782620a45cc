import { speaker } from '../words'

export const word = speaker({
  en: () =>
    import('../../../../src/civitas/games/seven_wonders_duel/text/en.ftl?words=resource,colour,science,score,age,deck&fluent'),
  it: () =>
    import('../../../../src/civitas/games/seven_wonders_duel/text/it.ftl?words=resource,colour,science,score,age,deck&fluent'),
})
