/** Two boards may call a class alike, and whoever goes from one table to the next has the styles of both: those of a
 * board hold only while it is shown. The condition adds no weight to a rule. */
export const boards = () => ({
  postcssPlugin: 'boards',
  Once(root) {
    root.walkRules((rule) => {
      const board = /src\/boards\/(\w+)\//.exec(rule.source?.input.file ?? '')?.[1]
      if (!board || rule.parent.type === 'rule' || rule.parent.name?.endsWith('keyframes')) return
      const shown = `:where([data-board='${board}'])`
      rule.selectors = rule.selectors.map((selector) =>
        selector.startsWith(':root') ? selector.replace(':root', `:root${shown}`) : `${shown} ${selector}`,
      )
    })
  },
})
