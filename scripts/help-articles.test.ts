import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { readArticles, type ArticleSource } from '../packages/server/src/content/help/read-articles.ts';
import { categoryOrder } from '../packages/server/src/content/help/tree.ts';
import { withoutPrefix } from '../site/src/i18n/languages.ts';
import { matchPage } from '../site/src/app/router/match-page.ts';

const articles = await readArticles();
const inLanguage = (language: string) => articles.filter((article) => article.language === language);
const namesOf = (language: string) => inLanguage(language).map(({ slug }) => slug);

interface Block {
  readonly language: string;
  readonly code: string;
}

const unescaped = (html: string): string =>
  html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

const blocksOf = (body: string): Block[] =>
  [...body.matchAll(/<pre><code(?: class="language-([\w-]+)")?>(.*?)<\/code><\/pre>/gs)].map(
    ([, language = '', code = '']) => ({ language, code: unescaped(code) }),
  );

const hrefsOf = (body: string): string[] =>
  [...body.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => unescaped(href));

test('articles exist in both languages, at the same places', () => {
  expect(namesOf('en').length).toBeGreaterThan(0);
  expect(namesOf('ru')).toEqual(namesOf('en'));
  const places = (language: string) =>
    inLanguage(language).map(({ slug, category, position, tags, related }) => ({
      slug,
      category,
      position,
      tags,
      related,
    }));
  expect(places('ru')).toEqual(places('en'));
});

test('no two articles of a category have the same position or title', () => {
  for (const language of ['en', 'ru']) {
    for (const category of categoryOrder) {
      const inCategory = inLanguage(language).filter((article) => article.category === category);
      const positions = inCategory.map(({ position, slug }) => `${position} ${slug}`);
      expect
        .soft(new Set(inCategory.map(({ position }) => position)).size, positions.join(', '))
        .toBe(inCategory.length);
    }
    const titles = inLanguage(language).map(({ title }) => title);
    expect.soft(titles).toEqual([...new Set(titles)]);
  }
});

/** What an article has wrong, each problem with the article's name. */
const problemsOf = (find: (article: ArticleSource) => readonly string[]): string[] =>
  articles.flatMap((article) => find(article).map((problem) => `${article.language}/${article.slug}: ${problem}`));

test('titles, excerpts and tags have the right size', () => {
  const isWithin = (least: number, value: number, most: number) => value >= least && value <= most;
  expect(
    problemsOf(({ title, excerpt, tags, toc, body }) => [
      ...(isWithin(1, title.length, 60) ? [] : [`title of ${title.length}`]),
      ...(isWithin(100, excerpt.length, 160) ? [] : [`excerpt of ${excerpt.length}`]),
      ...(isWithin(2, tags.length, 6) ? [] : [`${tags.length} tags`]),
      ...(toc.length > 0 ? [] : ['no headings']),
      ...(body.includes('<h1') ? ['a heading of the first level'] : []),
    ]),
  ).toEqual([]);
});

test('articles are marked as checked only when that was after their update', () => {
  expect(
    problemsOf(({ updated, reviewed }) => (reviewed !== null && reviewed <= updated ? [`checked ${reviewed}`] : [])),
  ).toEqual([]);
});

test('related articles exist', () => {
  const names = new Set(namesOf('en'));
  expect(
    problemsOf(({ slug, related }) => [
      ...(related.length < 2 ? ['fewer than two'] : []),
      ...related.filter((other) => other === slug || !names.has(other)),
    ]),
  ).toEqual([]);
});

function isBroken(href: string, from: ArticleSource): boolean {
  if (/^(https:|mailto:)/.test(href)) return false;
  const { pathname, hash } = new URL(href, 'https://hoster.example');
  const bare = withoutPrefix(pathname);
  const slug = /^\/help\/([^/]+)\/$/.exec(bare)?.[1];
  if (!href.startsWith('#') && slug === undefined) return !matchPage(bare);
  const target = slug === undefined ? from : inLanguage(from.language).find((article) => article.slug === slug);
  return !target || (hash !== '' && !target.toc.some(({ id }) => `#${id}` === hash));
}

test('links point to existing pages, articles and anchors', () => {
  expect(problemsOf((article) => hrefsOf(article.body).filter((href) => isBroken(href, article)))).toEqual([]);
});

test('code is of a named language', () => {
  const known = new Set(['bash', 'powershell', 'ini', 'nginx', 'yaml', 'text', 'php', 'sql', 'conf']);
  expect(
    problemsOf(({ body }) =>
      blocksOf(body).flatMap(({ language }) =>
        known.has(language) ? [] : [`a block of ${language || 'no language'}`],
      ),
    ),
  ).toEqual([]);
});

test('a shell can parse the commands', () => {
  const commands = articles.flatMap(({ language, slug, body }) =>
    blocksOf(body).flatMap((block) => (block.language === 'bash' ? [`${language}/${slug}`, block.code] : [])),
  );
  expect(commands.length).toBeGreaterThan(0);
  // One shell for all: starting one for each article from a process of this size takes a minute in a whole run.
  const parse = 'while [ $# -gt 0 ]; do bash -n -c "$2" "$1" || failed=1; shift 2; done; exit ${failed:-0}';
  const { status, stderr, error } = spawnSync('bash', ['-c', parse, 'bash', ...commands], { encoding: 'utf8' });
  expect({ status, stderr, error }).toEqual({ status: 0, stderr: '', error: undefined });
});

/** Step-by-step articles whose readers change something: each says what it takes, how to check it and what may fail. */
const guides = [
  'add-website-nginx',
  'ansible',
  'backup-databases',
  'backup-storage-access',
  'backup-windows',
  'backup-with-restic',
  'backup-with-rsync',
  'bill-to-company',
  'cdn',
  'check-raid',
  'connect-domain',
  'control-panels',
  'copy-files',
  'create-account',
  'create-mailbox',
  'cron-and-timers',
  'crypto-payments',
  'delete-account-and-data',
  'disk-full',
  'firewall',
  'first-steps-linux',
  'grow-disk',
  'hacked-server',
  'hosting-panel',
  'https-certificate',
  'import-database',
  'install-cms',
  'install-docker',
  'install-from-iso',
  'ip-addresses-and-ptr',
  'lamp-lemp',
  'lvm',
  'mail-server',
  'migrate-server',
  'monitoring',
  'move-domain-without-downtime',
  'move-mailboxes',
  'move-wordpress',
  'nodejs-app',
  'php-version',
  'place-an-order',
  'postgresql-and-mariadb',
  'promo-codes',
  'proxmox-addresses',
  'python-app',
  'rdp-connect',
  'ready-images',
  'redis-valkey',
  'reinstall-and-password',
  'release-upgrade',
  'rescue-and-ipmi',
  'restore-test',
  'reverse-proxy',
  'secure-ssh',
  'server-backups',
  'spf-dkim-dmarc',
  'ssh-connect',
  'ssh-keys',
  'swap-file',
  'top-up-balance',
  'two-factor-authentication',
  'upload-files',
  'use-the-api',
  'vpn-android',
  'vpn-ios',
  'vpn-linux',
  'vpn-macos',
  'vpn-multi-hop',
  'vpn-router',
  'vpn-windows',
  'wildcard-certificate',
  'windows-updates',
  'wireguard-server',
];
const parts = {
  en: {
    need: /^(?:What you need|Before you|Do you need|Prepare)/,
    check: /Check|enough|Test and|Look at the copy|Look after/,
    trouble: /^(?:If|When) |Problems|errors|mistake/,
  },
  ru: {
    need: /^(?:Что понадобится|Что проверить сначала|Сначала|Перед|Если это удал|Нужен ли|Подготовка)/,
    check: /[Пп]ровер|Как понять|Хватает|Хватит|Посмотрите|следить/,
    trouble: /^Если|Частые ошибки|[Оо]шибк/,
  },
};

test('guides say what the reader needs, how to check the result and what goes wrong', () => {
  expect(guides.filter((slug) => !namesOf('en').includes(slug))).toEqual([]);
  expect(
    problemsOf(({ slug, language, toc }) =>
      guides.includes(slug)
        ? Object.entries(parts[language])
            .filter(([, heading]) => !toc.some(({ title }) => heading.test(title)))
            .map(([part]) => `no ${part}`)
        : [],
    ),
  ).toEqual([]);
});
