import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, mergeConfig } from 'vite';
import { componentTokens } from '../packages/ui/docs-page/tokens-plugin.ts';

const config: StorybookConfig = {
  stories: [
    '../packages/ui/foundations/*.stories.tsx',
    '../packages/ui/src/**/*.stories.tsx',
    '../site/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [vanillaExtractPlugin(), componentTokens()],
      resolve: { conditions: ['@hoster/source', ...defaultClientConditions] },
      build: { chunkSizeWarningLimit: 2000 },
    }),
};

export default config;
