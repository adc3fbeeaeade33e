/**
 * Lists help articles that nobody has updated or checked for a year, the oldest first: `node scripts/stale-articles.ts`.
 * Another number of months can be given. Editors read each one, and correct it or set its `reviewed` to today.
 */
import { readArticles } from '../packages/server/src/content/help/read-articles.ts';
import { staleArticles } from './article-age.ts';

const months = Number(process.argv[2] ?? 12);
const stale = staleArticles(await readArticles(), new Date(), months);
for (const { language, slug, seen } of stale) console.log(`${seen}  ${language}/${slug}`);
console.log(`${stale.length} articles not checked for ${months} months`);
