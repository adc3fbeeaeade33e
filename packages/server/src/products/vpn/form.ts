import { VpnOrder, VpnProduct } from '@hoster/contract';
import { defineMessages } from '@formatjs/intl';
import { vpnName } from '@hoster/domain';
import { choiceField, formTexts, type LineForm, optionalField, placeName } from '../../sales/index.ts';
import type { VpnShop } from './shop.ts';

const texts = defineMessages({
  exit: { id: 'products.vpn.form.exit', defaultMessage: 'Exit server' },
  entry: { id: 'products.vpn.form.entry', defaultMessage: 'Entry server, for multi-hop only' },
});

/** How staff order a VPN. */
export const vpnForm: LineForm<VpnOrder, VpnShop> = {
  body: VpnOrder,
  fields: ({ data }, language) => {
    const nodes = (role: 'entry' | null) =>
      data.nodes
        .filter(({ roles }) => role === null || roles.includes(role))
        .map((node) => ({ value: node.id, label: placeName(node) }));
    const exit = data.nodes.find(({ is_available: isOpen, roles }) => isOpen && roles.includes('single'));
    return [
      choiceField(
        'product',
        formTexts.plan,
        VpnProduct.options.map((product) => ({ value: product, label: vpnName(product) })),
      ),
      choiceField('exit_node_location', texts.exit, nodes(null), exit?.id),
      optionalField('entry_node_location', texts.entry, nodes('entry'), language),
    ];
  },
};
