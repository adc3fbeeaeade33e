import type { Company } from '../company/company.ts';
import { StartError } from '../../platform/index.ts';

export async function readCsv(folder: string): Promise<Company> {
  throw new StartError(`${folder}`);
}
