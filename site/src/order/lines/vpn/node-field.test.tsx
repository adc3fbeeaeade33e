import type { VpnNode } from '@hoster/contract';
import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { NodeField } from './node-field.tsx';

const node = (id: number, more: Partial<VpnNode>): VpnNode => ({
  id,
  slug: `node-${id}`,
  name: 'Spain',
  city: 'Barcelona',
  country_code: 'ES',
  roles: ['exit'],
  p2p: false,
  ipv6: false,
  load_percent: null,
  is_available: true,
  ...more,
});

test('describes a server by what it has, and never begins with a separator', () => {
  const city = { name: 'Hong Kong', city: 'Hong Kong' };
  const nodes = [
    node(1, { p2p: true, ipv6: true }),
    node(2, { ...city, ipv6: true }),
    node(3, { ...city, is_available: false }),
    node(4, city),
  ];
  render(
    <IntlProvider locale="en" onError={() => undefined}>
      <NodeField
        id="exit"
        title="Exit"
        hint=""
        nodes={nodes}
        value={1}
        onValueChange={() => undefined}
        error={undefined}
      />
    </IntlProvider>,
  );
  const described = (id: number) =>
    screen.getAllByRole('radio').find((radio) => radio.getAttribute('value') === String(id));
  expect(described(1)).toHaveAccessibleDescription('Spain · P2P · IPv6');
  expect(described(2)).toHaveAccessibleDescription('IPv6');
  expect(described(3)).toHaveAccessibleDescription('Under maintenance');
  expect(described(4)).not.toHaveAccessibleDescription();
});
