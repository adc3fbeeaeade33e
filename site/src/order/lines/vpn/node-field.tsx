import type { VpnNode } from '@hoster/contract';
import { Flag } from '@hoster/ui/flag';
import { FormSection } from '@hoster/ui/form-section';
import { RadioTiles } from '@hoster/ui/radio-tiles';
import { VisuallyHidden } from '@hoster/ui/visually-hidden';
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, FormattedNumber, useIntl, type MessageDescriptor } from 'react-intl';

const words: Readonly<Record<'off' | 'noRoute', MessageDescriptor>> = defineMessages({
  off: { id: 'vpn.node.off', defaultMessage: 'Under maintenance', description: 'On a VPN server that is off' },
  noRoute: {
    id: 'vpn.node.no-route',
    defaultMessage: 'No route to this exit',
    description: 'On an entry server that does not go with the chosen exit server',
  },
});

interface NodeFieldProps {
  /** Id of the field; its parameter of the address. */
  id: 'exit' | 'entry';
  title: string;
  hint: ReactNode;
  nodes: readonly VpnNode[];
  value: number | null;
  onValueChange: (id: number) => void;
  /** Whether a node is compatible with the rest of the choice. */
  fits?: (node: VpnNode) => boolean;
  error: string | readonly string[] | undefined;
  /** Shown below the choice: its problem. */
  children?: ReactNode;
}

/** The server where traffic enters or leaves, with its load and what it allows. Those that can't be chosen come last. */
export function NodeField({ id, title, hint, nodes, value, onValueChange, fits, error, children }: NodeFieldProps) {
  const { formatMessage } = useIntl();
  const labelled = nodes.map((node) => ({
    node,
    reason: !node.is_available
      ? formatMessage(words.off)
      : fits && !fits(node)
        ? formatMessage(words.noRoute)
        : undefined,
  }));
  const inOrder = labelled.toSorted((a, b) => Number(a.reason !== undefined) - Number(b.reason !== undefined));
  return (
    <FormSection id={`${id}-section`} title={title} description={hint}>
      <RadioTiles
        id={id}
        name={id}
        legend={title}
        legendHidden
        value={String(value)}
        onValueChange={(chosen) => onValueChange(Number(chosen))}
        error={error}
        options={inOrder.map(({ node, reason }) => ({
          value: String(node.id),
          title: node.city,
          leading: <Flag country={node.country_code} size="small" />,
          description: factsOf(node) || undefined,
          ...(node.load_percent !== null && {
            price: <Load percent={node.load_percent} />,
          }),
          // The chosen option stays enabled: the notice below explains the problem and offers alternatives.
          ...(reason !== undefined && { conflict: reason, disabled: node.id !== value }),
        }))}
      />
      {children}
    </FormSection>
  );
}

/** Load of a node. On a phone, a tile has room only for the figure beside the name; the hint above explains it. */
const Load = ({ percent }: { percent: number }) => (
  <FormattedMessage
    id="vpn.node.load"
    defaultMessage="{percent}<spoken> load</spoken>"
    description="How busy a VPN server is: “48%”, for screen readers “48% load”"
    values={{
      percent: <FormattedNumber value={percent / 100} style="percent" />,
      spoken: (text: ReactNode) => <VisuallyHidden>{text}</VisuallyHidden>,
    }}
  />
);

/** The country, where its name isn't the city's, and what the node allows. */
const factsOf = ({ name, city, p2p, ipv6 }: VpnNode): string =>
  [name !== city && name, p2p && 'P2P', ipv6 && 'IPv6'].filter(Boolean).join(' · ');
