declare module '*.ftl' {
  const source: string
  export default source
}
declare module '*&fluent' {
  const source: string
  export default source
}
