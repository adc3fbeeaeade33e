import { Button } from '@hoster/ui/button';
import type { Ref } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocalPath } from '../../i18n/use-local-path.ts';
import { COMPARE_MAX, COMPARE_PARAM, COMPARE_PATH } from './compare-address.ts';

/** Id of the form that the checkboxes of the list belong to. */
export const COMPARE_FORM = 'compare';

interface CompareBarProps {
  ref: Ref<HTMLFormElement>;
  /** Slugs of the selected servers. */
  compared: readonly string[];
  /** Countries that the servers are looked for in; anywhere for none. */
  countries: readonly string[];
  promoCode: string | undefined;
}

/**
 * Opens the comparison of the servers selected in the list. A form, so that it works without script; with it,
 * `compared` also names those whose row is out of view.
 */
export function CompareBar({ ref, compared, countries, promoCode }: CompareBarProps) {
  const href = useLocalPath();
  return (
    <form ref={ref} id={COMPARE_FORM} method="get" action={href(COMPARE_PATH)}>
      {compared.map((slug) => (
        <input key={slug} type="hidden" name={COMPARE_PARAM} value={slug} />
      ))}
      {countries.length > 0 ? <input type="hidden" name="country" value={countries.join()} /> : null}
      {promoCode === undefined ? null : <input type="hidden" name="promo_code" value={promoCode} />}
      <Button type="submit" size="small">
        <FormattedMessage
          id="dedicated.compare"
          defaultMessage="{count, plural, =0 {Compare selected (up to {max, number})} other {Compare selected (#)}}"
          description="Button that compares the servers ticked in the list"
          values={{ count: compared.length, max: COMPARE_MAX }}
        />
      </Button>
    </form>
  );
}
