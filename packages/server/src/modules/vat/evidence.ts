/** What was asked and answered, kept as proof for the tax office. */
export interface VatEvidence {
  readonly identifier: string | null;
  readonly name: string | null;
  readonly address: string | null;
}
