import { defineMessages } from '@formatjs/intl';
import { translator } from '../../i18n/translate.ts';
import type { PageContext } from '@hoster/contract';
import type { Language } from '../../platform/http/index.ts';
import type { CmsRow } from '../../catalogue/index.ts';
import { renderMarkdown, typographyOf } from '../../platform/documents/index.ts';

type Question = NonNullable<PageContext['faq']>[number];

const words = defineMessages({
  oneClick: {
    id: 'products.web-hosting.installation.one-click',
    defaultMessage: 'What does the one-click install of {name} set up?',
  },
  parts: {
    id: 'products.web-hosting.installation.parts',
    defaultMessage:
      '{system}{with} on PHP {php}, a {database} database with its own user, and a free SSL certificate. You choose the administrator’s name and password in the panel.',
  },
  withWordPress: {
    id: 'products.web-hosting.installation.with-wordpress',
    defaultMessage: ' with WordPress',
    description: 'After the name of a plugin; begins with a space',
  },
  trial: {
    id: 'products.web-hosting.installation.trial',
    defaultMessage: 'It’s a trial version: you can enter your licence key later.',
  },
  admin: { id: 'products.web-hosting.installation.admin', defaultMessage: 'The admin page is at `your-domain{path}`.' },
  randomAdmin: {
    id: 'products.web-hosting.installation.random-admin',
    defaultMessage: 'The installer gives the admin page a random address and shows it at the end.',
  },
  upload: { id: 'products.web-hosting.installation.upload', defaultMessage: 'How do I install {name}?' },
  steps: {
    id: 'products.web-hosting.installation.steps',
    defaultMessage:
      'The vendor gives {system} to licence holders only, so there’s no one-click install. Upload the files by SFTP, create a {database} database in the panel, choose PHP {php} and open your domain to start the installer.',
  },
  framework: { id: 'products.web-hosting.installation.framework', defaultMessage: 'How do I install {name}?' },
  composer: {
    id: 'products.web-hosting.installation.composer',
    defaultMessage:
      'With Composer over SSH, so that your project sets the version; the current one is {system}. Choose PHP {php} for the site and create a {database} database in the panel. A framework has no admin page of its own.',
  },
});

/**
 * The question of a system's page about its installation, with what is installed beside it and where its admin page is.
 * @param php version that is recommended for the system
 */
export function installationQuestion(row: CmsRow, php: string, language: Language): Question {
  const t = translator(language);
  const { name } = row;
  const parts = { system: `${row.name} ${row.version}`, php, database: row.databases[0] ?? 'MariaDB' };
  const admin = row.adminPath === null ? [] : [t(words.admin, { path: row.adminPath })];
  if (row.kind === 'framework') return rendered(t(words.framework, { name }), t(words.composer, parts), language);
  if (!row.oneClick) return rendered(t(words.upload, { name }), [t(words.steps, parts), ...admin].join(' '), language);
  const answer = [
    t(words.parts, { ...parts, with: row.slug === 'woocommerce' ? words.withWordPress : '' }),
    ...(row.license === 'paid' ? [t(words.trial)] : []),
    ...(row.adminPath === null ? [t(words.randomAdmin)] : admin),
  ];
  return rendered(t(words.oneClick, { name }), answer.join(' '), language);
}

const rendered = (question: string, answer: string, language: Language): Question => ({
  question: typographyOf(language)(question),
  answer: renderMarkdown(answer, language),
});
