import { orderSearch } from '@hoster/domain/order-address';
import { redirect } from 'react-router-dom';
import { dsServersQuery } from '../../api/dedicated.ts';
import { comparedIn, leftOutIn } from '../../features/dedicated/compare-address.ts';
import { promoIn } from '../../features/promo-code/promo-in.ts';
import { localPath } from '../../i18n/languages.ts';
import { definePage } from '../../router/page.ts';

/** `/dedicated-servers/compare/?servers=a,b`: up to four servers side by side. */
export const route = definePage<{ slugs: string[]; leftOut: number; promoCode: string | undefined }>({
  hydrateLate: true,
  areas: ['dedicated', 'dedicated-compare', 'prices'],
  async load({ app, url }) {
    const slugs = comparedIn(url.searchParams);
    const promoCode = promoIn(url.searchParams);
    const { results } =
      slugs.length === 0 ? { results: [] } : await app.queryClient.ensureQueryData(dsServersQuery(app, slugs));
    // What is no longer sold is left out: the address may be old.
    return results.length === 0
      ? redirect(localPath(app.lang, '/dedicated-servers/') + orderSearch({ promo_code: promoCode }))
      : { slugs, promoCode, leftOut: leftOutIn(url.searchParams) };
  },
  meta: ({ intl }) => ({
    title: intl.formatMessage({
      id: 'compare.title',
      defaultMessage: 'Compare dedicated servers',
      description: 'Title of the comparison of servers',
    }),
    noindex: true,
  }),
});
