import { definePage } from '../../router/page.ts';

export const route = definePage({ areas: ['vps-list'] });
