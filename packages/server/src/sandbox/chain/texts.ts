import { defineMessages } from '@formatjs/intl';

/** Texts of the embedded chain's page. */
export const chainTexts = defineMessages({
  chain: { id: 'sandbox.chain.chain', defaultMessage: 'Demo Blockchain', description: 'Page of the demo blockchain' },
  title: { id: 'sandbox.chain.title', defaultMessage: 'Send demo coins', description: 'Page of the demo blockchain' },
  demo: {
    id: 'sandbox.chain.demo',
    defaultMessage: 'This is a demo blockchain: coins here are worth nothing. Never send real coins to this address.',
    description: 'Page of the demo blockchain',
  },
  purpose: { id: 'sandbox.chain.purpose', defaultMessage: 'Description', description: 'Page of the demo blockchain' },
  address: { id: 'sandbox.chain.address', defaultMessage: 'Address', description: 'Page of the demo blockchain' },
  network: { id: 'sandbox.chain.network', defaultMessage: 'Network', description: 'Page of the demo blockchain' },
  amount: { id: 'sandbox.chain.amount', defaultMessage: 'Amount', description: 'Page of the demo blockchain' },
  received: { id: 'sandbox.chain.received', defaultMessage: 'Received', description: 'Page of the demo blockchain' },
  remaining: { id: 'sandbox.chain.remaining', defaultMessage: 'Remaining', description: 'Page of the demo blockchain' },
  state: { id: 'sandbox.chain.state', defaultMessage: 'Status', description: 'Page of the demo blockchain' },
  transactions: {
    id: 'sandbox.chain.transactions',
    defaultMessage: 'Transactions',
    description: 'Page of the demo blockchain',
  },
  confirmations: {
    id: 'sandbox.chain.confirmations',
    defaultMessage: 'confirmations',
    description: 'Page of the demo blockchain',
  },
  exact: {
    id: 'sandbox.chain.exact',
    defaultMessage: 'Pay the exact amount',
    description: 'Page of the demo blockchain',
  },
  half: { id: 'sandbox.chain.half', defaultMessage: 'Pay half', description: 'Page of the demo blockchain' },
  over: { id: 'sandbox.chain.over', defaultMessage: 'Pay too much', description: 'Page of the demo blockchain' },
  rest: { id: 'sandbox.chain.rest', defaultMessage: 'Pay the rest', description: 'Page of the demo blockchain' },
  mine: { id: 'sandbox.chain.mine', defaultMessage: 'Mine a block', description: 'Page of the demo blockchain' },
  drop: {
    id: 'sandbox.chain.drop',
    defaultMessage: 'Drop unconfirmed transactions',
    description: 'Page of the demo blockchain',
  },
  expire: {
    id: 'sandbox.chain.expire',
    defaultMessage: 'End the payment time',
    description: 'Page of the demo blockchain',
  },
  back: { id: 'sandbox.chain.back', defaultMessage: 'Return to Hoster', description: 'Page of the demo blockchain' },
  missing: {
    id: 'sandbox.chain.missing',
    defaultMessage: 'Address not found',
    description: 'Page of the demo blockchain',
  },
  awaiting: {
    id: 'sandbox.chain.awaiting',
    defaultMessage: 'Awaiting payment',
    description: 'Page of the demo blockchain',
  },
  pending: {
    id: 'sandbox.chain.pending',
    defaultMessage: 'Waiting for confirmations',
    description: 'Page of the demo blockchain',
  },
  paid: { id: 'sandbox.chain.paid', defaultMessage: 'Paid', description: 'Page of the demo blockchain' },
  underpaid: { id: 'sandbox.chain.underpaid', defaultMessage: 'Underpaid', description: 'Page of the demo blockchain' },
  overpaid: { id: 'sandbox.chain.overpaid', defaultMessage: 'Overpaid', description: 'Page of the demo blockchain' },
  late: { id: 'sandbox.chain.late', defaultMessage: 'Paid late', description: 'Page of the demo blockchain' },
  expired: { id: 'sandbox.chain.expired', defaultMessage: 'Expired', description: 'Page of the demo blockchain' },
});
