import { call } from '../call.ts';
import { ContactMessage, ContactReceipt, Withdrawal, WithdrawalReceipt } from '../contact.ts';

export const contactCalls = {
  postContact: call({
    id: 'postContact',
    method: 'POST',
    path: '/my/api/contact/',
    summary: 'Send a message to support; the sender gets a confirmation by email',
    tag: 'Site',
    body: ContactMessage,
    answer: { 201: ContactReceipt },
    errors: [400, 429],
  }),
  postWithdrawal: call({
    id: 'postWithdrawal',
    method: 'POST',
    path: '/my/api/withdrawal/',
    summary: 'Withdraw from a contract as a consumer; the acknowledgement comes by email',
    tag: 'Site',
    body: Withdrawal,
    answer: { 200: WithdrawalReceipt },
    errors: [400, 429],
  }),
} as const;
