import type { Partner } from '@hoster/contract';
import { Grid } from '@hoster/ui/grid';
import { StatTile } from '@hoster/ui/stat-tile';
import { useIntl } from 'react-intl';
import { LedgerPrice } from '../../parts/price/ledger-price.tsx';
import { words } from './words.ts';

/** What a partner's links have brought. */
export function Figures({ partner }: { partner: Partner }) {
  const { formatMessage, formatNumber } = useIntl();
  const { visits, sign_ups: signUps, orders, held, available, paid_out: paidOut } = partner;
  return (
    <Grid columns={{ base: 2, lg: 3 }} gap={16}>
      <StatTile
        label={formatMessage(words.visits)}
        value={formatNumber(visits)}
        note={formatMessage(words.visitsNote)}
      />
      <StatTile label={formatMessage(words.signUps)} value={formatNumber(signUps)} />
      <StatTile label={formatMessage(words.orders)} value={formatNumber(orders)} />
      <StatTile
        label={formatMessage(words.held)}
        value={<LedgerPrice value={held} column />}
        note={formatMessage(words.heldNote, { days: partner.hold_days })}
      />
      <StatTile label={formatMessage(words.available)} value={<LedgerPrice value={available} column />} />
      <StatTile label={formatMessage(words.paidOut)} value={<LedgerPrice value={paidOut} column />} />
    </Grid>
  );
}
