declare module 'virtual:component-tokens' {
  /** The tokens that each entry of the library reads. */
  export const tokens: Readonly<Record<string, readonly string[]>>;
  /** Types of the props of each entry, as its source writes them. */
  export const types: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
