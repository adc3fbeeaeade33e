import type { PageContext } from '@hoster/contract';
import type { Language } from '../../../http/language.ts';
import type { CmsRow } from '../../catalogue/load.ts';
import { renderMarkdown } from '../../content/markdown.ts';
import { typographyOf } from '../../content/typography-of.ts';

type Question = NonNullable<PageContext['faq']>[number];

/** What an installation is made of, in words. */
interface Parts {
  /** Such as "WordPress 7.0". */
  readonly system: string;
  /** Such as "8.4". */
  readonly php: string;
  readonly database: string;
}

const words = {
  en: {
    oneClick: ({ name }: CmsRow) => `What does the one-click install of ${name} set up?`,
    parts: ({ system, php, database }: Parts, { slug }: CmsRow) =>
      `${system}${slug === 'woocommerce' ? ' with WordPress' : ''} on PHP ${php}, a ${database} database with its own user, and a free SSL certificate. You choose the administrator’s name and password in the panel.`,
    trial: 'It’s a trial version: you can enter your licence key later.',
    admin: (path: string) => `The admin page is at \`your-domain${path}\`.`,
    randomAdmin: 'The installer gives the admin page a random address and shows it at the end.',
    upload: ({ name }: CmsRow) => `How do I install ${name}?`,
    steps: ({ system, php, database }: Parts) =>
      `The vendor gives ${system} to licence holders only, so there’s no one-click install. Upload the files by SFTP, create a ${database} database in the panel, choose PHP ${php} and open your domain to start the installer.`,
    framework: ({ name }: CmsRow) => `How do I install ${name}?`,
    composer: ({ system, php, database }: Parts) =>
      `With Composer over SSH, so that your project sets the version; the current one is ${system}. Choose PHP ${php} for the site and create a ${database} database in the panel. A framework has no admin page of its own.`,
  },
  ru: {
    oneClick: ({ name }: CmsRow) => `Что даёт установка ${name} в один клик?`,
    parts: ({ system, php, database }: Parts, { slug }: CmsRow) =>
      `${system}${slug === 'woocommerce' ? ' вместе с WordPress' : ''} на PHP ${php}, базу данных ${database} с отдельным пользователем и бесплатный SSL-сертификат. Логин и пароль администратора вы задаёте в панели.`,
    trial: 'Это пробная версия: лицензионный ключ можно ввести позже.',
    admin: (path: string) => `Страница администратора — \`ваш-домен${path}\`.`,
    randomAdmin: 'Адрес страницы администратора выбирается случайно, установщик покажет его в конце.',
    upload: ({ name }: CmsRow) => `Как установить ${name}?`,
    steps: ({ system, php, database }: Parts) =>
      `Разработчик выдаёт ${system} только владельцам лицензии, поэтому установки в один клик нет. Загрузите файлы по SFTP, создайте в панели базу данных ${database}, выберите PHP ${php} и откройте свой домен: запустится установщик.`,
    framework: ({ name }: CmsRow) => `Как установить ${name}?`,
    composer: ({ system, php, database }: Parts) =>
      `Через Composer по SSH: версию задаёт ваш проект, текущая — ${system}. Выберите для сайта PHP ${php} и создайте в панели базу данных ${database}. Своей страницы администратора у фреймворка нет.`,
  },
} as const;

/**
 * The question of a system's page about its installation, with what is installed beside it and where its admin page is.
 * @param php version that is recommended for the system
 */
export function installationQuestion(row: CmsRow, php: string, language: Language): Question {
  const t = words[language];
  const parts = { system: `${row.name} ${row.version}`, php, database: row.databases[0] ?? 'MariaDB' };
  const admin = row.adminPath === null ? [] : [t.admin(row.adminPath)];
  if (row.kind === 'framework') return rendered(t.framework(row), t.composer(parts), language);
  if (!row.oneClick) return rendered(t.upload(row), [t.steps(parts), ...admin].join(' '), language);
  const answer = [
    t.parts(parts, row),
    ...(row.license === 'paid' ? [t.trial] : []),
    ...(row.adminPath === null ? [t.randomAdmin] : admin),
  ];
  return rendered(t.oneClick(row), answer.join(' '), language);
}

const rendered = (question: string, answer: string, language: Language): Question => ({
  question: typographyOf(language)(question),
  answer: renderMarkdown(answer, language),
});
