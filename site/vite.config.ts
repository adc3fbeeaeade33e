import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import formatjs from '@formatjs/unplugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { messagesPlugin } from './vite/messages-plugin.ts';
import { leaveOut } from './vite/leave-out.ts';
import { routerProductionAliases } from './vite/router-production.ts';
import { sharedChunks } from './vite/shared-chunks.ts';

const source = '@hoster/source';
/**
 * Parts of @hoster/ui that pages of text and links do not need: what signing in needs, and what else forms have. With the
 * former, the notice that something is saved: it needs their callout, and no page has it from the start.
 */
const SIGN_IN_PARTS =
  /\/packages\/ui\/src\/(callout|checkbox|divider|field|form-errors|icon-button|text-field|tone)\/|\/lucide-react\/dist\/esm\/(?!icons\/)|\/site\/src\/features\/account-parts\/saved\.tsx/;
const FORM_PARTS = /\/packages\/ui\/src\/(number-field|radio-group|select|text-area)\//;
/** Parts that pages of text share with pages of forms, small enough for everybody. */
const TEXT_PARTS =
  /\/packages\/ui\/src\/(button|disclosure|heading|inline|layout|spinner|stack|text|text-link)\/|\/site\/src\/(features\/auth\/auth-links|router\/form-text|start\/(lazily|old-tab|session-change))\.ts/;
/** Names by which ad blockers refuse a script, and the page around it would wait. */
const BLOCKED = /analytics|banner|chat|consent|cookie|promo|social/;
/** What the login panel needs, not what only the pages of signing up and of a new password do. */
const LOGIN =
  /\/site\/src\/features\/auth\/(?!check-mail|code-step|provider-email|signup|reset|new-password|password-fields|auth-screen|log-out|remembered)/;
const groups = [
  // One file compresses to half of what thirty do, and a page waits for each of them.
  { name: 'styles', test: /\/packages\/ui\/.*\.vanilla\.css/, priority: 3 },
  { name: 'libraries', test: /[\\/]node_modules[\\/]/, tags: ['$initial' as const], priority: 2 },
  { name: 'main', test: /^(?!.*\/site\/src\/boot\.ts)/, tags: ['$initial' as const], priority: 1 },
  { name: 'text', test: TEXT_PARTS, priority: 1 },
  // What all pages with forms share: few scripts and style sheets instead of a dozen of each.
  { name: 'sign-in', test: SIGN_IN_PARTS },
  { name: 'forms', test: FORM_PARTS },
  // Every page fetches it when it is at rest.
  { name: 'auth', test: LOGIN },
];
const bundler = {
  // Of 2,000 icons, only those are read that are imported: 120 MB less.
  experimental: { lazyBarrel: true },
  // Who starts the site for the first time has no use for a list of slow plugins.
  checks: { bundlerTimings: false },
};
const entries = ['src/entry-client.tsx', 'src/boot.ts'];
const pages = readdirSync(join(import.meta.dirname, 'src/pages'));

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  // On the server, too, decided when it is built: reading the environment is slow, and libraries do it in every hook.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  publicDir: false,
  // Whitespace is preserved because normalizing it would turn the no-break spaces of English messages into plain ones.
  plugins: [
    formatjs({ ast: true, flatten: false, preserveWhitespace: true }),
    messagesPlugin(),
    leaveOut(),
    vanillaExtractPlugin(),
    react(),
  ],
  resolve: {
    conditions: [source, ...defaultClientConditions],
    alias: [
      // Messages are compiled: the parser (7 kB) stays at home.
      { find: /^@formatjs\/icu-messageformat-parser$/, replacement: '@formatjs/icu-messageformat-parser/no-parser.js' },
      ...(command === 'build' ? routerProductionAliases() : []),
    ],
    dedupe: ['react', 'react-dom'],
  },
  // Not under `ssr`: vanilla-extract's compiler replaces that. Without the condition it does not see what a style file
  // imports from the library, and drops the theme when a page's file happens to be compiled first.
  environments: { ssr: { resolve: { conditions: [source, ...defaultServerConditions] } } },
  ssr: {
    noExternal: command === 'build' ? true : ['@hoster/ui', '@hoster/domain', '@hoster/contract'],
  },
  build: isSsrBuild
    ? { outDir: 'build/server', rolldownOptions: { input: 'src/entry-server.tsx', ...bundler }, minify: false }
    : {
        outDir: 'build/client',
        manifest: true,
        // 2.5 % smaller than what the bundler's own minifier leaves, gzipped.
        minify: 'terser',
        // Modules of libraries are functions passed to a helper: in parentheses the browser compiles them while loading,
        // off the main thread, instead of twice when they are called.
        terserOptions: {
          compress: { passes: 3, pure_getters: true, keep_fargs: false },
          format: { comments: false, wrap_func_args: true },
        },
        // Files of earlier builds stay: a tab opened before a deployment still finds its chunks.
        emptyOutDir: false,
        rolldownOptions: {
          input: entries,
          ...bundler,
          // Else a class that extends `React.Component` is kept though nobody uses it: reading the property might do something.
          treeshake: { propertyReadSideEffects: false },
          // Few files compress better than many, and the libraries stay cached from one deployment to the next.
          output: {
            chunkFileNames: ({ name }) => `assets/${BLOCKED.test(name) ? 'part' : '[name]'}-[hash].js`,
            codeSplitting: { groups: [...groups, sharedChunks(import.meta.dirname, entries, pages, groups)] },
          },
        },
        modulePreload: {
          polyfill: false,
          // Scripts of a page are asked for when a link is touched; naming them all in the first script costs more than it gains.
          resolveDependencies: (_file, dependencies) => dependencies.filter((name) => name.endsWith('.css')),
        },
        assetsInlineLimit: 0,
      },
  optimizeDeps: { entries: ['src/entry-client.tsx', 'src/pages/*/*.{ts,tsx}', 'src/layout/**/*.tsx'] },
}));
