import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const content = join(import.meta.dirname, '../packages/server/content');

/** Blocks of an article that begin with ```` ```bash run ````, as written. */
const blocksOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^```bash run\n(.*?)^```$/gms)].map(([, code = '']) => code);

/** Blocks to run by article, in a language. */
const runnable = (language: string): Record<string, string[]> =>
  Object.fromEntries(
    globSync(join(content, language, 'help/*.md'))
      .map((file) => [basename(file, '.md'), blocksOf(file)] as const)
      .filter(([, blocks]) => blocks.length > 0)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );

/** Programs that a small system may lack: a block that needs one isn't judged there. */
const OPTIONAL = /\b(?:free|ip|ps|ssh-keygen|swapon): command not found/;

interface Scene {
  /** Shell commands that make what the reader of the article has, in an empty home folder. */
  readonly before?: string;
  /** For each block of the article, shell commands that fail when it hasn't done what the article says. */
  readonly after?: readonly string[];
}

const site = 'web/example.com/public_html';
const dump = (lines: string) => `printf '%s\\n' ${lines} | gzip > dump.sql.gz`;
/** The dump with the errors that the article removes is still complete. */
const fixed = (without: string) =>
  `zcat dump-fixed.sql.gz | tail -n 1 | grep -q 'Dump completed' && ! zcat dump-fixed.sql.gz | grep -q '${without}'`;

const scenes: Readonly<Record<string, Scene>> = {
  'first-steps-linux': { after: ['grep -q Mem: output'] },
  'hosting-limits': {
    before: `mkdir -p ${site}/cache && truncate -s 101M old.zip && truncate -s 5M ${site}/new.zip && touch ${site}/cache/{1..40} && head -c 99999 /dev/zero > ${site}/photo.jpg`,
    after: [
      // The home folder itself is the largest and comes last.
      `tail -n 1 output | grep -q "$HOME$" && grep -q web/example.com output`,
      `grep -E "^ *4[0-9]\\s+$HOME/${site}$" output`,
      'grep -q old.zip output && ! grep -q new.zip output',
    ],
  },
  'https-certificate': {
    before: `mkdir -p ${site} && echo '<img src="http://example.com/a.png">' > ${site}/index.html && echo http://example.com > ${site}/notes.txt`,
    after: ['grep -q ./index.html:1: output && ! grep -q notes output'],
  },
  'import-database': {
    before: dump(
      `'/*!999999\\- enable the sandbox mode */' 'CREATE DEFINER=\`old\`@\`%\` VIEW v COLLATE utf8mb4_0900_ai_ci;' '-- Dump completed'`,
    ),
    after: [
      "grep -q 'Dump completed' output",
      `${fixed('0900')} && zcat dump-fixed.sql.gz | grep -q utf8mb4_unicode_ci`,
      `${fixed('DEFINER')} && zcat dump-fixed.sql.gz | grep -q 'CREATE  VIEW v'`,
      fixed('sandbox'),
    ],
  },
  'ip-addresses-and-ptr': { after: ['grep -q 127.0.0.1 output'] },
  'move-wordpress': {
    before: `mkdir -p ${site} && touch ${site}/{index.html,robots.txt} wp-config.php && tar -czf site.tar.gz wp-config.php`,
    after: [`test "$(ls ${site})" = wp-config.php`],
  },
  'place-an-order': { before: 'mkdir .ssh', after: ["grep -q '^ssh-ed25519 ' output"] },
  'server-backups': { after: ['grep -q ^ID= output && grep -qE "^20[0-9-]+T" output && test -s before-change.txt'] },
  'site-errors': {
    before: `mkdir -p ${site}/wp-content/plugins && touch ${site}/.htaccess`,
    after: [
      `test -f ${site}/.htaccess.off -a ! -e ${site}/.htaccess`,
      `test -d ${site}/wp-content/plugins.off -a ! -e ${site}/wp-content/plugins`,
    ],
  },
  'ssh-keys': {
    before:
      'chmod 777 . && mkdir -m 777 .ssh && echo "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJ6mP0cTTTTcJ0yY0cBdVu2vJw6dPZ3xJ9nT2mZ5pQ4e alex" | tee .ssh/id_ed25519.pub > .ssh/authorized_keys',
    after: [
      "grep -q '^ssh-ed25519 ' output",
      "grep -q '^256 SHA256:.*(ED25519)$' output",
      `test "$(stat -c %a . .ssh .ssh/authorized_keys | tr '\\n' ' ')" = '755 700 600 '`,
    ],
  },
  'swap-file': { after: ['grep -q Swap: output', 'grep -q RSS output'] },
  'upload-files': {
    before: `mkdir -p ${site}/css && touch ${site}/css/a.css && chmod -R 777 ${site}`,
    after: [`test "$(stat -c %a ${site} ${site}/css ${site}/css/a.css | tr '\\n' ' ')" = '755 755 644 '`],
  },
  'use-the-api': {
    after: ["grep -q '^-rw-------' output && grep -qx 'Authorization: Bearer API_TOKEN' .config/hoster-api"],
  },
};

const folder = mkdtempSync(join(tmpdir(), 'hoster-help-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let home = '';
function newHome(): void {
  home = mkdtempSync(join(folder, 'home-'));
}

/** Runs commands in the home folder as a person without a terminal who presses Enter at every question. */
function shell(code: string): { status: number | null; stdout: string; stderr: string } {
  return spawnSync('bash', ['-e', '-o', 'pipefail', '-c', code], {
    cwd: home,
    env: { PATH: `${process.env['PATH']}:/usr/sbin:/sbin`, HOME: home, LC_ALL: 'C', TMPDIR: home },
    input: '\n'.repeat(5),
    encoding: 'utf8',
    timeout: 10_000,
  });
}

test('both languages have the same commands to run', () => {
  expect(runnable('ru')).toEqual(runnable('en'));
});

test('commands to run stay in the home folder', () => {
  const all = Object.values(runnable('en')).flat().join('\n');
  expect(all).not.toMatch(/\b(?:sudo|apt|dnf|systemctl|ssh-copy-id|curl|wget)\b|>\s*\/(?!dev\/null)/);
});

const articles = Object.entries(runnable('en'));

test('every scene belongs to an article', () => {
  expect(Object.keys(scenes).toSorted()).toEqual(articles.map(([slug]) => slug));
});

for (const [slug, blocks] of articles) {
  test(`the commands of ${slug} do what the article says`, () => {
    const { before = '', after = [] } = scenes[slug] ?? {};
    expect(after).toHaveLength(blocks.length);
    for (const [index, block] of blocks.entries()) {
      newHome();
      expect(shell(before)).toMatchObject({ status: 0 });
      const { status, stdout, stderr } = shell(block);
      if (OPTIONAL.test(stderr)) continue;
      expect.soft({ block, status, stderr }).toEqual({ block, status: 0, stderr: expect.any(String) as string });
      writeFileSync(join(home, 'output'), stdout);
      expect.soft({ block, output: stdout, ...shell(after[index] ?? 'false') }).toMatchObject({ status: 0 });
    }
  });
}
