declare module '*.ftl' {
  const source: string
  export default source
}
declare module '*&fluent' {
  const source: string
  export default source
}
declare module '*/world.json?packed' {
  const outlines: ReturnType<typeof import('../world').packed>
  export default outlines
}
