import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { TicketDepartment } from '@hoster/contract';
import { reasonOf, StartError } from '../platform/index.ts';

/** Choices of the operator for an import. */
export const ImportMap = z.strictObject({
  /** Name of the installation that the customers come from. Default: as the dump says. */
  source: z.string().trim().min(1).max(200).optional(),
  /** Plan for each product: `vps/vps-s`, or `vps/vps-s@FRA1` with a data centre; null: its services stay notes. */
  products: z.record(z.string(), z.string().nullable()).default({}),
  /** Units of a currency for 1 EUR. Default: as the dump says. */
  rates: z
    .record(
      z.string(),
      z
        .union([z.string(), z.number()])
        .transform(String)
        .pipe(z.string().regex(/^\d+(\.\d+)?$/)),
    )
    .default({}),
  /** Email addresses of owners to take instead of those in the dump, by client. */
  emails: z.record(z.string(), z.string()).default({}),
  /** Department for each one of the old shop, by its name. */
  departments: z.record(z.string(), TicketDepartment).default({}),
});
export type ImportMap = z.infer<typeof ImportMap>;

/** @throws StartError that names what's wrong with the file */
export async function readMap(file: string | undefined): Promise<ImportMap> {
  if (file === undefined) return ImportMap.parse({});
  let text: unknown;
  try {
    text = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new StartError(`Can't read ${file}: ${reasonOf(error)}`, { cause: error });
  }
  const read = ImportMap.safeParse(text);
  if (!read.success) throw new StartError(`${file} isn't a map: ${z.prettifyError(read.error)}`);
  return read.data;
}
