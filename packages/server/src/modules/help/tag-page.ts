import type { Language } from '../../http/language.ts';
import type { Placeholders } from '../content/fill.ts';
import { tagOf } from './tree.ts';

const prefix = 'help-tag-';

/** Texts and placeholders of a tag's page, `help-tag-ssh`; null for another slug or an unknown tag. */
export function helpTagPage(slug: string, language: Language): { texts: string[]; values: Placeholders } | null {
  const tag = slug.startsWith(prefix) ? tagOf(slug.slice(prefix.length)) : undefined;
  return tag ? { texts: ['help-tag'], values: { tagName: tag.name[language] } } : null;
}
