import type { Language } from '@hoster/contract';
import { mailLanguage } from '../../platform/company/index.ts';
import { and, eq } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/index.ts';
import { emailAddresses, userById } from '../../identity/index.ts';

/** Language of whoever has confirmed an address; `otherwise` when nobody has. */
export async function languageAt(tx: Db, address: string, otherwise: Language): Promise<Language> {
  const [row] = await tx
    .select({ userId: emailAddresses.userId })
    .from(emailAddresses)
    .where(and(eq(emailAddresses.email, address), eq(emailAddresses.verified, true)));
  return (row && (await userById(tx, row.userId))?.language) ?? mailLanguage(tx, otherwise);
}
