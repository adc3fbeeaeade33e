import formatjs from '@formatjs/unplugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { messagesPlugin } from './vite/messages-plugin.ts';

const source = '@hoster/source';
/** Names by which ad blockers refuse a script, and the page around it would wait. */
const BLOCKED = /analytics|banner|chat|consent|cookie|promo|social/;
const bundler = {
  // Of 2,000 icons, only those are read that are imported: 120 MB less.
  experimental: { lazyBarrel: true },
  // Who starts the site for the first time has no use for a list of slow plugins.
  checks: { bundlerTimings: false },
};

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  // On the server, too, decided when it is built: reading the environment is slow, and libraries do it in every hook.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  publicDir: false,
  // Whitespace is preserved because normalizing it would turn the no-break spaces of English messages into plain ones.
  plugins: [
    formatjs({ ast: true, flatten: false, preserveWhitespace: true }),
    messagesPlugin(),
    vanillaExtractPlugin(),
    react(),
  ],
  resolve: {
    conditions: [source, ...defaultClientConditions],
    // Messages are compiled, so the browser needs no parser (7 kB).
    alias: { '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js' },
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
        // Files of earlier builds stay: a tab opened before a deployment still finds its chunks.
        emptyOutDir: false,
        rolldownOptions: {
          input: ['src/boot.ts', 'src/entry-client.tsx'],
          ...bundler,
          output: {
            chunkFileNames: ({ name }) => `assets/${BLOCKED.test(name) ? 'part' : '[name]'}-[hash].js`,
            codeSplitting: {
              groups: [
                // Stay cached from one deployment to the next.
                { name: 'libraries', test: /[\\/]node_modules[\\/]/, tags: ['$initial'], priority: 2 },
                { name: 'main', tags: ['$initial'], test: (id: string) => !id.endsWith('/src/boot.ts'), priority: 1 },
                // One style sheet compresses to half of what thirty do, and pages wait for each.
                { name: 'styles', test: /[\\/]packages[\\/]ui[\\/].*\.vanilla\.css/ },
                // Otherwise a file for each set of pages: dozens of a few hundred bytes each.
                { name: 'ui', test: /[\\/]packages[\\/]ui[\\/]/, minShareCount: 28 },
              ],
            },
          },
        },
        modulePreload: {
          polyfill: false,
          // The scripts of all pages, by name, would be a fifth of the first script.
          resolveDependencies: (_file, dependencies) => dependencies.filter((name) => name.endsWith('.css')),
        },
        assetsInlineLimit: 0,
      },
  optimizeDeps: { entries: ['src/entry-client.tsx', 'src/pages/*/*.{ts,tsx}', 'src/layout/**/*.tsx'] },
}));
