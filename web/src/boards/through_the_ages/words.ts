import { speaker } from '../words'

export const word = speaker({
  en: () =>
    import('../../../../src/civitas/games/through_the_ages/text/en.ftl?words=age,kind,move,player,side,view&fluent'),
  it: () =>
    import('../../../../src/civitas/games/through_the_ages/text/it.ftl?words=age,kind,move,player,side,view&fluent'),
})

/** Age IV has no cards, and so no name among those of cards. */
export const ageName = (age: string): string => word(age === 'IV' ? 'age-4' : `age-${age.toLowerCase()}`)
