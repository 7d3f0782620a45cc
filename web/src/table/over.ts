/** Whatever opens over a table. */
export { Coach } from '../tutorial/Coach'
export { Task } from '../tutorial/Task'
export { Aid } from './Aid'
export { Course } from './Course'
export { End } from './End'
export { Help } from './Help'
export { RuleSheet } from './RuleSheet'
export { TextSheet } from './TextTable'
