declare module 'virtual:component-tokens' {
  /** The tokens that each entry of the library reads. */
  export const tokens: Readonly<Record<string, readonly string[]>>;
  /** The props of each entry, as its source writes them. */
  export const props: Readonly<Record<string, readonly import('./written-props.ts').WrittenProp[]>>;
}
