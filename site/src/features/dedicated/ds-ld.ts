import { noDsFilter } from '@hoster/domain/lines/dedicated/filter';
import { fromCents } from '@hoster/domain/money/money';
import { dsFiguresQuery, dsPromoQuery, dsTariffsQuery } from '../../api/dedicated.ts';
import { localPath } from '../../i18n/languages.ts';
import { productLd } from '../../seo/json-ld.ts';
import type { DescribedPage } from '../../seo/structured-data.ts';
import { MONTH, planPrice } from '../../parts/catalogue/plan-price.ts';
import { promoIn } from '../../parts/promo-code/promo-in.ts';
import { readListRequest, tariffsRequest } from './load-list.ts';
import { serverWords } from './use-server-words.ts';

const prefixes: Readonly<Record<string, string>> = { 'dedicated-location': 'in', 'dedicated-set': 'for' };

/** The servers that a page lists, for search engines. */
export function dsLd({ app, intl, lang, origin, page, params, url }: DescribedPage): object[] {
  const known = app.queryClient;
  const prefix = prefixes[page];
  const landing = prefix && `${prefix}-${params['slug']}`;
  const figures = known.getQueryData(dsFiguresQuery(app, { landing, filter: noDsFilter }).queryKey);
  const servers =
    figures &&
    known.getQueryData(
      dsTariffsQuery(app, { landing, ...tariffsRequest(readListRequest(figures, url.searchParams)) }).queryKey,
    );
  const promo = known.getQueryData(dsPromoQuery(app, promoIn(url.searchParams)).queryKey);
  const words = serverWords(intl);
  return (servers?.results ?? []).map((tariff) =>
    productLd({
      name: tariff.name,
      description: [
        words.clock(tariff.cpu_detail),
        words.memory(tariff.memory_with_units),
        ...tariff.disks.map(words.disk),
      ].join(', '),
      url: origin + localPath(lang, tariff.url),
      price: fromCents(planPrice(tariff, MONTH, 0, promo).perMonth),
      available: tariff.availability.state !== 'sold_out',
    }),
  );
}
