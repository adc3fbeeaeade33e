export { useEdgeSwipe, type EdgeSwipeOptions } from './use-edge-swipe.ts';
