/** @centrapay/swift-parser 1.0 has no types; declare the parts used here. */
declare module '@centrapay/swift-parser' {
  interface Transaction {
    readonly date: Date;
    /** A `BigNumber`; negative for money that went out. */
    readonly amount: { toFixed(places: number): string };
    readonly currency: string;
    readonly reference: string;
    readonly extraDetails: string;
    /** Text of field 86, with its line breaks. */
    readonly details: string;
    /** Its fields by their number or name, where it has some. */
    readonly structuredDetails: Readonly<Record<string, string>> | undefined;
  }
  interface Statement {
    readonly accountIdentification: string;
    readonly transactions: readonly Transaction[];
  }
  const parser: { parse(options: { type: 'mt940'; data: string; validate?: boolean }): Statement[] };
  export default parser;
}
