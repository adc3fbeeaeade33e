import type { VpnProduct } from '@hoster/contract';
import { FormattedMessage } from 'react-intl';

/** Name of a product on pages. */
export const ProductName = ({ product }: { product: VpnProduct }) =>
  product === 'single' ? (
    <FormattedMessage id="vpn.single" defaultMessage="Single-hop" description="A VPN connection over one server" />
  ) : (
    <FormattedMessage id="vpn.multi-hop" defaultMessage="Multi-hop" description="A VPN connection over two servers" />
  );
