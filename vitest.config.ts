import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';
import { cores } from './scripts/cores.ts';
import { byDepth } from './scripts/depth.ts';
import { WAIT_TIMEOUT } from './scripts/wait-timeout.ts';

/** The workspace reads @hoster/ui from its source. */
const fromSource = {
  resolve: { conditions: ['@hoster/source', ...defaultClientConditions] },
  // Not `ssr.resolve`: the compiler of vanilla-extract overrides that, and would look for a built @hoster/ui.
  environments: { ssr: { resolve: { conditions: ['@hoster/source', ...defaultServerConditions] } } },
};
/**
 * Shared by the projects. Files share a worker and what it has loaded: one that mocks a module loads its own, and a worker per file costs a
 * second each. Argon2id, a database per file and a happy-dom full of components take their time on two busy cores.
 */
const common = {
  exclude: [...configDefaults.exclude, ...byDepth([], ['**/*.full.test.{ts,tsx}'])],
  isolate: false,
  testTimeout: 10 * WAIT_TIMEOUT,
  hookTimeout: 2 * WAIT_TIMEOUT,
  expect: { poll: { timeout: WAIT_TIMEOUT } },
};
const dom = { ...common, environment: 'happy-dom', setupFiles: ['./vitest.setup.ts'] };

export default defineConfig({
  // The compiler of vanilla-extract reads this level, not the projects'.
  ...fromSource,
  test: {
    // Vitest would leave one core out.
    maxWorkers: cores,
    projects: [
      {
        ...fromSource,
        plugins: [vanillaExtractPlugin()],
        test: { ...dom, name: 'ui', include: ['packages/ui/src/**/*.test.{ts,tsx}'] },
      },
      { test: { ...common, name: 'rules', include: ['packages/{contract,domain}/src/**/*.test.ts'] } },
      {
        test: {
          ...common,
          name: 'server',
          // Its files wait for the database and for processes that they start: a worker per core leaves a quarter of
          // them idle. In a group of its own, because the others need all of a core.
          maxWorkers: cores + 2,
          sequence: { groupOrder: 1 },
          include: ['packages/server/src/**/*.test.ts'],
          globalSetup: './packages/server/src/testing/server.setup.ts',
        },
      },
      {
        ...fromSource,
        plugins: [vanillaExtractPlugin()],
        // The site's modules remember the visit: what was dismissed, whether script has taken over. So each file has modules
        // and a window of its own, but not a process, which would load happy-dom anew.
        test: { ...dom, isolate: true, pool: 'vmThreads', name: 'site', include: ['site/src/**/*.test.tsx'] },
      },
      {
        ...fromSource,
        plugins: [vanillaExtractPlugin()],
        test: {
          ...common,
          name: 'host',
          // As visitors get them: React's checks for developers take a third of the time that these pages take.
          env: { NODE_ENV: 'production' },
          include: ['site/{server,vite}/**/*.test.ts', 'site/src/**/*.test.ts', 'scripts/**/*.test.ts'],
        },
      },
    ],
  },
});
