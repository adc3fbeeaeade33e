/** saxon-js 2.7 has no types; declare the parts used here. */
declare module 'saxon-js' {
  const saxon: {
    transform(
      options: { stylesheetInternal: object; sourceText: string; destination: 'serialized' },
      execution: 'sync',
    ): { readonly principalResult: string };
  };
  export default saxon;
}
