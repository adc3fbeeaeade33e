import { dirname, relative, resolve, sep } from 'node:path';

/** Areas of the server in their order: an area imports only those before it. */
const order = [
  'platform',
  'identity',
  'settings',
  'live',
  'catalogue',
  'billing',
  'sales',
  'services',
  'products',
  'support',
  'content',
  'sandbox',
  'imports',
];
/** Folders of platform that have doors of their own. */
const platformFolders = ['company', 'csv', 'db', 'documents', 'http', 'jobs', 'mail', 'pdf', 'threads'];
/** Imported without a door: they replace a package, or are needed before everything else. */
const direct = ['platform/db/drizzle.ts', 'platform/db/drizzle-pg.ts', 'platform/start-error.ts'];

const root = resolve(import.meta.dirname, '../packages/server/src');

/** What calls another server, by the module that has it. */
const callers: Readonly<Record<string, readonly string[]>> = {
  'node:http': ['request', 'get'],
  'node:https': ['request', 'get'],
  'node:http2': ['connect'],
  'node:net': ['connect', 'createConnection'],
  'node:tls': ['connect'],
  undici: ['fetch', 'request', 'stream', 'pipeline', 'connect', 'Client', 'Pool'],
};

/** What the rules need of a syntax node that imports or exports from a file. */
interface ImportNode {
  readonly source: { readonly value?: unknown } | null;
  readonly specifiers?: readonly { readonly imported?: { readonly name?: string } }[];
}

interface RuleContext {
  readonly filename: string;
  report(problem: { readonly node: object; readonly message: string }): void;
}

/** Path below the server's sources, with slashes. */
const pathOf = (file: string): string => relative(root, file).split(sep).join('/');

/** Why a file of the server must not import another one; null when it may. */
function problemOf(from: string, to: string): string | null {
  if (to.startsWith('../')) return null;
  const [area = '', folder = ''] = to.split('/');
  const rank = order.indexOf(area);
  const ownArea = from.split('/')[0] ?? '';
  const ownRank = order.indexOf(ownArea);
  if (area === ownArea) {
    return order.includes(area) && from !== to && isDoor(to) && !to.startsWith('platform/')
      ? `Inside ${area}, import the file itself instead of the door.`
      : null;
  }
  if (ownRank >= 0 && rank === -1 && area !== 'i18n') return `${ownArea} imports only areas: ${to} uses them.`;
  if (ownRank >= 0 && rank > ownRank) {
    return `${ownArea} comes before ${area}. Use an event, a question or a registry (decision 44).`;
  }
  if (rank === -1 || isDoor(to) || direct.includes(to)) return null;
  const door = area === 'platform' && platformFolders.includes(folder) ? `${area}/${folder}` : area;
  return `Import ${door}/index.ts, and export there what others may use.`;
}

const isDoor = (file: string): boolean =>
  order.some((area) => file === `${area}/index.ts`) ||
  platformFolders.some((folder) => file === `platform/${folder}/index.ts`);

function check(context: RuleContext) {
  return (node: ImportNode) => {
    const source = node.source?.value;
    if (typeof source !== 'string' || !source.startsWith('.')) return;
    const message = problemOf(pathOf(context.filename), pathOf(resolve(dirname(context.filename), source)));
    if (message !== null) context.report({ node, message });
  };
}

/** Reports what calls another server without the limits of `outgoing`. */
function checkCalls(context: RuleContext) {
  return (node: ImportNode) => {
    const names = callers[String(node.source?.value)] ?? [];
    // A default import or a namespace has all of them.
    const isCaller = node.specifiers?.some(
      ({ imported }) => imported === undefined || names.includes(imported.name ?? ''),
    );
    if (names.length > 0 && isCaller)
      context.report({ node, message: 'Call other servers by platform/http/outgoing.ts.' });
  };
}

export default {
  meta: { name: 'server-areas' },
  rules: {
    doors: {
      create: (context: RuleContext) => {
        const visit = check(context);
        return {
          ImportDeclaration: visit,
          ExportNamedDeclaration: visit,
          ExportAllDeclaration: visit,
          ImportExpression: visit,
        };
      },
    },
    outgoing: { create: (context: RuleContext) => ({ ImportDeclaration: checkCalls(context) }) },
  },
};
