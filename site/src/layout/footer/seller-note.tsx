import type { Visitor } from '@hoster/domain/visitor/regional';
import { sellerFor } from '@hoster/domain/money/seller';
import { FooterNote } from '@hoster/ui/site-footer';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { companiesQuery } from '../../api/site.ts';
import { useApp } from '../../app/app-context.tsx';

interface SellerNoteProps {
  /** Year in which the company was founded, null while unknown. */
  since: number | null;
  countries: Pick<Visitor, 'profileCountry' | 'siteCountry'>;
}

/** Name of the seller and its years in business. */
export function SellerNote({ since, countries }: SellerNoteProps) {
  const { data: companies = [] } = useQuery(companiesQuery(useApp()));
  const seller = sellerFor(companies, countries);
  // Only the year: a page rendered before midnight on New Year's Eve may be at most a year behind.
  const year = new Date().getUTCFullYear();
  return (
    <FooterNote>
      {since === null ? null : (
        <span>
          <FormattedMessage
            id="layout.age"
            defaultMessage="© {since, number, ::group-off}–{year, number, ::group-off} {brand}, {years, plural, =0 {our first year} one {# year} other {# years}} of hosting"
            description="Company age in the footer: years since it was founded"
            values={{ since, year, years: year - since }}
          />
        </span>
      )}
      {seller ? <span>{[seller.name, ...seller.address].join(', ')}</span> : null}
    </FooterNote>
  );
}
