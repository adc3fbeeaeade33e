// The door of settings: other areas import nothing past it.
export { settingsModule } from './module.ts';
export { closedOrders, mustBeOpen, mustSell, obstaclesIn, isLineSold, simulatedLines } from './opening.ts';
export { saveGroup } from './save.ts';
export { prepareSettings } from './prepare.ts';
export { listSellers, type Seller, sellerTo } from '../platform/company/index.ts';
