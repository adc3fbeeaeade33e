import { exit, argv } from 'node:process';
/**
 * `bench bytes [page | next]… | taps | filters | lighthouse [page type]… | ssr [page type]… | crowd | staff | live | documents | ui`: runs a
 * benchmark. Exits with 1 when a budget is exceeded.
 */
const benches: Record<string, () => Promise<string[]>> = {
  bytes: async () => (await import('./bytes.ts')).benchBytes(argv.slice(3)),
  taps: async () => (await import('./taps.ts')).benchTaps(),
  filters: async () => (await import('./filters.ts')).benchFilters(),
  lighthouse: async () => (await import('./lighthouse.ts')).benchLighthouse(argv.slice(3)),
  crowd: async () => (await import('./crowd.ts')).benchCrowd(),
  staff: async () => (await import('./staff.ts')).benchStaff(),
  live: async () => (await import('../../packages/server/bench/live.ts')).benchLive(),
  documents: async () => (await import('./documents.ts')).benchDocuments(),
  ssr: async () => (await import('./ssr.ts')).benchSsr(argv.slice(3)),
  ui: async () => (await import('../../packages/ui/bench/main.ts')).benchUi(),
};

const name = argv[2] ?? '';
const bench = benches[name];
if (!bench) {
  console.error(`Which one? ${Object.keys(benches).join(', ')}`);
  exit(2);
}
const broken = await bench();
for (const sentence of broken) console.error(`OVER: ${sentence}`);
exit(broken.length > 0 ? 1 : 0);
