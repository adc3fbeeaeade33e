import type { VpnOrderContext, VpnNode } from '@hoster/contract';
import { toCents } from '@hoster/domain/money/money';
import { Grid } from '@hoster/ui/grid';
import { Stat } from '@hoster/ui/stat';
import { FormattedMessage } from 'react-intl';
import { Money } from '../../parts/price/money.tsx';
import { protocolNames } from '../../features/vpn/protocols.ts';

interface FactsProps {
  /** Order context of the connection over one server. */
  context: VpnOrderContext;
  nodes: readonly VpnNode[];
}

/** The figures of the VPN, from what is on offer. */
export function Facts({ context, nodes }: FactsProps) {
  const { prices, devices_max: devices, protocols, money_back_days: days } = context;
  // The price of a single month, like every other lowest price.
  const cheapest = prices.toSorted((a, b) => a.months - b.months)[0];
  if (!cheapest) return null;
  const countries = new Set(nodes.filter(({ is_available }) => is_available).map(({ country_code }) => country_code));
  return (
    <Grid columns={{ base: 2, lg: 4 }} gap={24}>
      <Stat
        label={
          <FormattedMessage
            id="vpn.fact.price"
            defaultMessage="for {months, plural, one {# month} other {# months}}"
            description="Name of a figure: the lowest price of a month, and the term that it is for"
            values={{ months: cheapest.months }}
          />
        }
        value={<Money cents={toCents(cheapest.price)} monthly />}
      />
      {countries.size === 0 ? null : (
        <Stat
          label={
            <FormattedMessage
              id="vpn.fact.places"
              defaultMessage="exit countries"
              description="Name of a figure: number of countries with a server that can be had"
            />
          }
          value={countries.size}
        />
      )}
      <Stat
        label={protocolNames(protocols)}
        value={
          <FormattedMessage
            id="vpn.fact.devices"
            defaultMessage="{count, plural, one {# device} other {# devices}}"
            description="How many devices can be connected, above the list of protocols"
            values={{ count: devices }}
          />
        }
      />
      <Stat
        label={
          <FormattedMessage
            id="vpn.fact.refund"
            defaultMessage="money-back guarantee"
            description="Name of a figure: days in which the money is given back"
          />
        }
        value={
          <FormattedMessage
            id="vpn.fact.days"
            defaultMessage="{days, plural, one {# day} other {# days}}"
            description="Length of the money-back guarantee"
            values={{ days }}
          />
        }
      />
    </Grid>
  );
}
