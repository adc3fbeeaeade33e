declare module 'virtual:component-tokens' {
  /** Tokens used by each entry of the library. */
  export const tokens: Readonly<Record<string, readonly string[]>>;
  /** Props of each entry as written in the source. */
  export const props: Readonly<Record<string, readonly import('./written-props.ts').WrittenProp[]>>;
}
