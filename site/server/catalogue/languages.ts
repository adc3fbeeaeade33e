import { Language } from '@hoster/contract';
import { everyLanguage, type OfferedLanguages } from '@hoster/domain/visitor/language';
import { z } from 'zod';
import type { Lang } from '../../src/i18n/languages.ts';
import { type Ask, NotOffered } from './ask.ts';

const Named = z.object({ languages: z.array(Language).min(1).optional(), default_language: Language.optional() });

/**
 * Languages that customers are offered; all for a backend that doesn’t say.
 * @throws BackendAway
 */
export async function offeredFrom(ask: Ask): Promise<OfferedLanguages> {
  const { languages, default_language: first } = await ask('/my/api/config/', Named).catch(
    (error: unknown): z.infer<typeof Named> => {
      if (error instanceof NotOffered) return {};
      throw error;
    },
  );
  return languages && first ? { languages, default: first } : everyLanguage;
}

/** @throws NotOffered for a language that customers aren’t offered, BackendAway */
export async function mustOffer(ask: Ask, lang: Lang): Promise<void> {
  if (!(await offeredFrom(ask)).languages.includes(lang)) throw new NotOffered(lang);
}
