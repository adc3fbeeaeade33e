declare module 'virtual:component-tokens' {
  /** The tokens that each entry of the library reads. */
  export const tokens: Readonly<Record<string, readonly string[]>>;
}
