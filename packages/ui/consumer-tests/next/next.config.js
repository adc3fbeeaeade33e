import { join } from 'node:path';

export default {
  reactStrictMode: true,
  turbopack: { root: join(import.meta.dirname, '..') },
};
