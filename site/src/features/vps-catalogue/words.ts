import { defineMessages } from 'react-intl';

/** Heads of the columns of the sheet. */
export const columns = defineMessages({
  plan: { id: 'vps.column.plan', defaultMessage: 'Plan', description: 'Column of the table of plans' },
  cpu: { id: 'vps.column.cpu', defaultMessage: 'vCPU', description: 'Column of the table of plans' },
  ram: { id: 'vps.column.ram', defaultMessage: 'RAM, GB', description: 'Column of the table of plans' },
  disk: { id: 'vps.column.disk', defaultMessage: 'NVMe, GB', description: 'Column of the table of plans' },
  traffic: {
    id: 'vps.column.traffic',
    defaultMessage: 'Transfer, TB',
    description: 'Column of the table of plans: a month',
  },
  port: {
    id: 'vps.column.port',
    defaultMessage: 'Port, Gbps',
    description: 'Column of the table of plans: network port',
  },
  price: { id: 'vps.column.price', defaultMessage: 'Price per month', description: 'Column of the table of plans' },
});
