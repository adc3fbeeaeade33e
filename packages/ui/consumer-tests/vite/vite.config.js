import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  // Node itself imports no CSS: the package goes into the server's bundle.
  ssr: { noExternal: ['@hoster/ui'] },
  // Inlined pictures and fonts would be `data:` addresses, which the strict policy does not let in.
  build: { assetsInlineLimit: 0 },
  test: {
    environment: 'jsdom',
    setupFiles: ['./src/test-setup.ts'],
    // As above: through Vite, which knows CSS.
    server: { deps: { inline: ['@hoster/ui'] } },
  },
});
