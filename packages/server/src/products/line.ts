import type { OrderBody } from '@hoster/contract';
import type { OrderedLine, Shop } from '../sales/index.ts';
import type { ServiceLine } from '../services/index.ts';

/** Everything specific to a product line. */
export interface Line<Order extends OrderBody, Own extends Shop> extends OrderedLine<Order, Own>, ServiceLine {}
