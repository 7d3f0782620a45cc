declare module '*.ftl' {
  const messages: Record<string, string>
  export default messages
}
declare module '*&fluent' {
  const messages: Record<string, string>
  export default messages
}
