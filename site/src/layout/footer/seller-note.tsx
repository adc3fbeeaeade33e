import { sellerFor } from '@hoster/domain/seller';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { companiesQuery } from '../../api/site.ts';
import { useApp } from '../../app-context.tsx';
import * as css from './footer.css.ts';

/** Who sells here, and for how many years. `since` is a year, null while unknown. */
export function SellerNote({ since, country }: { since: number | null; country: string | null }) {
  const { data: companies = [] } = useQuery(companiesQuery(useApp()));
  const seller = sellerFor(companies, country);
  // The year alone: a page rendered before midnight of New Year's Eve may be a year behind, no more.
  const year = new Date().getUTCFullYear();
  return (
    <p className={css.note}>
      {since === null ? null : (
        <span>
          <FormattedMessage
            id="layout.age"
            defaultMessage="© {since, number, ::group-off}–{year, number, ::group-off} Hoster, {years, plural, =0 {our first year} one {# year} other {# years}} of hosting"
            description="Company age in the footer: years since it was founded"
            values={{ since, year, years: year - since }}
          />
        </span>
      )}
      {seller ? <span>{[seller.name, ...seller.address].join(', ')}</span> : null}
    </p>
  );
}
