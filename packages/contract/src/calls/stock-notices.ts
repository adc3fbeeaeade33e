import { z } from 'zod';
import { call } from '../call.ts';
import {
  StockNotice,
  StockNoticeKey,
  StockNoticeRequest,
  StockNoticeSaved,
  StockSubject,
  StockSubjectShown,
} from '../lines/stock-notices.ts';

const tag = 'Orders';

export const stockNoticeCalls = {
  getStockSubject: call({
    id: 'getStockSubject',
    method: 'GET',
    path: '/my/api/stock-subject/',
    summary: 'Get the name of a plan or location, and whether it can be ordered; 404 for an unknown one',
    tag,
    query: StockSubject,
    answer: { 200: StockSubjectShown },
    errors: [400, 404],
  }),
  postStockNotice: call({
    id: 'postStockNotice',
    method: 'POST',
    path: '/my/api/stock-notices/',
    summary: 'Ask for an email when something sold out can be ordered again',
    tag,
    body: StockNoticeRequest,
    answer: { 201: StockNoticeSaved },
    errors: [400, 404, 429],
  }),
  getStockNotice: call({
    id: 'getStockNotice',
    method: 'GET',
    path: '/my/api/stock-notices/:key/',
    summary: 'Get a stock notice by the key from its link',
    tag,
    params: z.object({ key: StockNoticeKey }),
    answer: { 200: StockNotice },
    errors: [404],
  }),
  confirmStockNotice: call({
    id: 'confirmStockNotice',
    method: 'POST',
    path: '/my/api/stock-notices/:key/confirm/',
    summary: 'Confirm the email address of a stock notice; no effect if it’s confirmed',
    tag,
    params: z.object({ key: StockNoticeKey }),
    answer: { 200: StockNotice },
    errors: [400, 404],
  }),
  deleteStockNotice: call({
    id: 'deleteStockNotice',
    method: 'DELETE',
    path: '/my/api/stock-notices/:key/',
    summary: 'Delete a stock notice; returns it',
    tag,
    params: z.object({ key: StockNoticeKey }),
    answer: { 200: StockNotice },
    errors: [404],
  }),
} as const;
