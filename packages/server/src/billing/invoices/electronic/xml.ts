import { FormatFactoryService } from '@e-invoice-eu/core';
import type { InvoiceRow } from '../tables.ts';
import { electronicDocument, type ElectronicLinks, sentAs } from './document.ts';

const quiet = () => undefined;
const formats = new FormatFactoryService();
// `InvoiceService` would check each document against a schema first, which takes thirty times as long. The tests check
// every kind against the official rules.
const writers = {
  CII: formats.createFormatService('CII', { error: quiet, log: quiet, warn: quiet }),
  UBL: formats.createFormatService('UBL', { error: quiet, log: quiet, warn: quiet }),
};

/**
 * A document as a Cross Industry Invoice, which is embedded in its PDF.
 * @returns null when it can't be one, see `electronicDocument`
 */
export const ciiXml = async (row: InvoiceRow, links: ElectronicLinks): Promise<string | null> =>
  write('CII', electronicDocument(row, 'core', links));

/**
 * A document in UBL, as Peppol and German authorities receive it.
 * @returns null when it can't be one, see `electronicDocument`
 */
export const ublXml = async (row: InvoiceRow, links: ElectronicLinks): Promise<string | null> =>
  write('UBL', electronicDocument(row, sentAs(row), links));

async function write(
  syntax: keyof typeof writers,
  document: ReturnType<typeof electronicDocument>,
): Promise<string | null> {
  if (!document) return null;
  const made = await writers[syntax].generate(document, { format: syntax, lang: 'en' });
  return typeof made === 'string' ? made : new TextDecoder().decode(made);
}
