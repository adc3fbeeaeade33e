import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/**
 * react-router's export map names only its development build, for servers and browsers alike.
 * The production build lies beside it.
 */
export function routerProductionAliases(): { find: RegExp; replacement: string }[] {
  const fromDom = createRequire(require.resolve('react-router-dom'));
  const production = join(dirname(fromDom.resolve('react-router')), '../production');
  return [
    { find: /^react-router$/, replacement: join(production, 'index.mjs') },
    { find: /^react-router\/dom$/, replacement: join(production, 'dom-export.mjs') },
  ];
}
