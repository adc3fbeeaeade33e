import { z } from 'zod';
import { Country, Id, Price, Slug } from '../common.ts';
import { OrderContext } from '../order-context.ts';
import { orderFields, withOrderRules } from '../orders.ts';

/** One server, or an entry and an exit server in different countries. */
export const VpnProduct = z.enum(['single', 'multi-hop']);
export type VpnProduct = z.infer<typeof VpnProduct>;

export const VpnProtocol = z.enum(['wireguard', 'openvpn', 'ikev2']);
export type VpnProtocol = z.infer<typeof VpnProtocol>;

/** A place where traffic enters or leaves the VPN. `name` is the country in the caller's language. */
export const VpnNode = z.object({
  id: Id,
  slug: Slug,
  country_code: Country,
  name: z.string(),
  city: z.string(),
  is_available: z.boolean(),
  /** Null: not known. */
  load_percent: z.int().min(0).max(100).nullable(),
  roles: z.array(z.enum(['single', 'entry', 'exit'])),
  ipv6: z.boolean(),
  p2p: z.boolean(),
});
export type VpnNode = z.infer<typeof VpnNode>;

/** What a term costs: `price` per month, `total` for all months. */
export const VpnPrice = z.object({
  months: z.int().min(1),
  price: Price,
  total: Price,
  /** Compared with the price of one month. */
  discount_percent: z.number().min(0),
});
export type VpnPrice = z.infer<typeof VpnPrice>;

/** Everything that the VPN page needs to know about a product before the visitor chooses. */
export const VpnOrderContext = OrderContext.extend({
  product: VpnProduct,
  prices: z.array(VpnPrice),
  /** Ids of the nodes that a connection can leave by. */
  exit_nodes: z.array(Id),
  /** Of `multi-hop`: which entry goes with which exit. */
  pairs: z.array(z.object({ entry: Id, exit: Id })),
  devices_max: z.int().min(1),
  protocols: z.array(VpnProtocol),
  money_back_days: z.int().min(0),
});
export type VpnOrderContext = z.infer<typeof VpnOrderContext>;

/** Any text; a parameter given twice counts as absent. */
const text = z.string().optional().catch(undefined);

/** Choice of a VPN as the query of an address: the page's, and that of `create_context`. */
export const VpnOrderQuery = z.object({
  product: text,
  /** Ids of nodes. */
  exit: text,
  entry: text,
  period: text,
  count: text,
  name: text,
  promo_code: text,
  project: text,
  project_name: text,
});
export type VpnOrderQuery = z.infer<typeof VpnOrderQuery>;

/** Order of one or several equal VPN subscriptions. Only `multi-hop` has an entry node. */
export const VpnOrder = withOrderRules(
  z
    .strictObject({
      ...orderFields,
      product: VpnProduct,
      exit_node_location: Id,
      entry_node_location: Id.nullable().default(null),
    })
    .refine((order) => (order.product === 'multi-hop') === (order.entry_node_location !== null), {
      path: ['entry_node_location'],
      message: 'entry_node_of_multi_hop',
    }),
);
export type VpnOrder = z.infer<typeof VpnOrder>;
/** What a client sends: fields with a default may be left out. */
export type VpnOrderInput = z.input<typeof VpnOrder>;

const VpnPlace = z.object({ country_code: Country, name: z.string(), city: z.string() });

/** What the owner of a VPN sees of it. */
export const VpnDetails = z.object({
  product: VpnProduct,
  /** Null with one server. */
  entry: VpnPlace.nullable(),
  exit: VpnPlace,
  protocols: z.array(VpnProtocol),
  /** One for each device. What it connects with is null while the service isn't active. */
  devices: z.array(
    z.object({
      id: Id,
      /** WireGuard configuration file. */
      config: z.string().nullable(),
      /** OpenVPN configuration file, which asks for the login. Null also for a VPN that was set up before it existed. */
      openvpn: z.string().nullable(),
      /** Login for OpenVPN and IKEv2. `server` is the address and the remote id. */
      login: z.object({ server: z.string(), username: z.string(), password: z.string() }).nullable(),
    }),
  ),
});
export type VpnDetails = z.infer<typeof VpnDetails>;
