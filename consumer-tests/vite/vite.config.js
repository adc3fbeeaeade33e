import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // Node itself imports no CSS: the package goes into the server's bundle.
  ssr: { noExternal: ['@hoster/ui'] },
  // Inlined pictures and fonts would be `data:` addresses, which the strict policy does not let in.
  build: { assetsInlineLimit: 0 },
});
