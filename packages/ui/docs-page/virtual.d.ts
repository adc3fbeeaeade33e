declare module 'virtual:component-tokens' {
  /** Tokens used by each entry of the library. */
  export const tokens: Readonly<Record<string, readonly string[]>>;
  /** Props of each entry as written in the source, and the types that they refer to. */
  export const interfaces: Readonly<
    Record<
      string,
      {
        props: readonly import('./written-props.ts').WrittenProp[];
        types: readonly import('./written-props.ts').WrittenType[];
      }
    >
  >;
  /** Source of the example of each entry. */
  export const examples: Readonly<Record<string, string>>;
}

declare module 'virtual:story-code' {
  /** Code of each story by its id, to paste. */
  export const codes: Readonly<Record<string, string>>;
}
