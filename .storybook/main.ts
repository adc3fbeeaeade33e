import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, mergeConfig } from 'vite';
import remarkGfm from 'remark-gfm';
import { storyCodes } from '../packages/ui/docs-page/story-code-plugin.ts';
import { componentTokens } from '../packages/ui/docs-page/tokens-plugin.ts';
import { messagesPlugin } from '../site/vite/messages-plugin.ts';
import { testsApart } from './tests-apart.ts';

const config: StorybookConfig = {
  stories: [
    '../packages/ui/pages/*.mdx',
    '../packages/ui/{foundations,compositions}/*.stories.tsx',
    '../packages/ui/src/**/*.stories.tsx',
    '../site/src/**/*.stories.tsx',
  ],
  addons: [
    '@storybook/addon-a11y',
    // Tables in MDX.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
  ],
  framework: '@storybook/react-vite',
  experimental_indexers: (indexers = []) => indexers.map(testsApart),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [vanillaExtractPlugin(), componentTokens(), storyCodes(), messagesPlugin()],
      resolve: {
        conditions: ['@hoster/source', ...defaultClientConditions],
        // The style compiler doesn't support conditions, and the site's styles import the library's.
        alias: [
          { find: /^@hoster\/ui\/([\w-]+)$/, replacement: join(import.meta.dirname, '../packages/ui/src/$1/index.ts') },
        ],
      },
      build: { chunkSizeWarningLimit: 2000 },
    }),
};

export default config;
