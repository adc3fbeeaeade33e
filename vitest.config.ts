import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

/** The workspace reads @hoster/ui from its source. */
const fromSource = {
  resolve: { conditions: ['@hoster/source', ...defaultClientConditions] },
  // Not `ssr.resolve`: the compiler of vanilla-extract overrides that, and would look for a built @hoster/ui.
  environments: { ssr: { resolve: { conditions: ['@hoster/source', ...defaultServerConditions] } } },
};
const dom = { environment: 'happy-dom', setupFiles: ['./vitest.setup.ts'] };

export default defineConfig({
  // The compiler of vanilla-extract reads this level, not the projects'.
  ...fromSource,
  test: {
    projects: [
      {
        ...fromSource,
        plugins: [vanillaExtractPlugin()],
        test: { ...dom, name: 'ui', include: ['packages/ui/src/**/*.test.{ts,tsx}'] },
      },
      { test: { name: 'rules', include: ['packages/{contract,domain}/src/**/*.test.ts'] } },
      {
        test: {
          name: 'server',
          include: ['packages/server/src/**/*.test.ts'],
          // Each file has a database of its own and nothing is mocked, so the loaded modules can be shared.
          isolate: false,
          // Argon2id and a migrated database per file take their time on two busy cores.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        ...fromSource,
        plugins: [vanillaExtractPlugin()],
        test: { ...dom, name: 'site', include: ['site/src/**/*.test.tsx'] },
      },
      {
        ...fromSource,
        plugins: [vanillaExtractPlugin()],
        test: { name: 'host', include: ['site/server/**/*.test.ts', 'site/src/**/*.test.ts', 'scripts/**/*.test.ts'] },
      },
    ],
  },
});
