import { localizePath } from '@hoster/domain';
import { translate } from '../../i18n/translate.ts';
import type { Language } from '../../platform/http/index.ts';
import type { Mail } from '../../platform/mail/index.ts';
import { mergeTexts as texts } from './texts.ts';

/** Email about two accounts that became one. `kept` and `emptied`: the addresses of their owners. */
export function mergeEmail(
  language: Language,
  origin: string,
  addresses: { kept: string; emptied: string },
): Pick<Mail, 'kind' | 'subject' | 'text'> {
  const contacts = origin + localizePath('/contacts/', language);
  return {
    kind: 'accounts-merged',
    subject: translate(language, texts.subject),
    text: `${translate(language, texts.email, { ...addresses, contacts })}\n`,
  };
}
