import type { Language, LanguageSettings } from '@hoster/contract';
import { everyLanguage, languages, type OfferedLanguages, offeredOr } from '@hoster/domain/visitor/language';
import { type SQL, type SQLWrapper, sql } from '../db/drizzle.ts';
import type { Db } from '../db/types.ts';
import { settingsOf } from './read.ts';
import { companySettings } from './tables.ts';

/** Languages that customers are offered: all of them while nobody has chosen. */
export const offeredIn = (settings: LanguageSettings | null): OfferedLanguages =>
  settings
    ? { languages: languages.filter((language) => settings.offered[language]), default: settings.default_language }
    : everyLanguage;

/** The language of an email to somebody who once chose one: that one while it’s offered, else the default one. */
export const mailLanguage = async (db: Pick<Db, 'select'>, chosen: Language): Promise<Language> =>
  offeredOr(chosen, offeredIn(await settingsOf(db, 'languages')));

/** The same for a column of a query. */
export const mailLanguageIn = (chosen: SQLWrapper): SQL<Language> => sql<Language>`coalesce((
  select ${companySettings.value} ->> 'default_language' from ${companySettings}
  where ${companySettings.name} = 'languages' and not (${companySettings.value} -> 'offered' ->> ${chosen})::boolean
), ${chosen})`;
