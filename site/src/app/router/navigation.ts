export { actRoute, loadRoute } from './load-route.ts';
export { applyHead } from '../../seo/head-tags.ts';
export { pageHead } from '../../seo/page-head.ts';
