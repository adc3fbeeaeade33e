import { createContext } from 'react';
import { holds, rootOf } from './realm.ts';

/** A popup or dialog. One that is opened from inside another belongs to it, wherever it is in the document. */
export interface Layer {
  parent: Layer | null;
  /** Null before its element is in the document. */
  element: () => Element | null;
}

/** The layer around a component, which isn't around it in the document if it's in a portal. */
export const LayerContext = createContext<Layer | null>(null);

const open = new Set<Layer>();

/** Returns the innermost open layer that contains a node in the document. */
const layerAt = (node: Node): Layer | undefined =>
  [...open].findLast(({ element }) => element() && holds(element(), node));

/**
 * Adds an open layer to the tree.
 * @param around the layer in which the component is rendered
 * @param opener the element that had the focus before, whose layer it belongs to
 * @returns a function to remove it
 */
export function addLayer(layer: Layer, around: Layer | null, opener: Node | null): () => void {
  layer.parent = (opener && layerAt(opener)) ?? around;
  open.add(layer);
  return () => void open.delete(layer);
}

/** Returns whether a node is in a layer, or in one that was opened from inside it. */
export function belongsTo(node: Node, layer: Layer): boolean {
  for (const one of open) {
    // Without an element it's just being mounted, and something inside takes the focus.
    const element = one.element();
    if (element && !holds(element, node)) continue;
    for (let at: Layer | null = one; at; at = at.parent) if (at === layer) return true;
  }
  return false;
}

/** Returns where a dialog without a `container` is rendered that belongs to a layer: in its document or shadow root. */
export function containerOf(layer: Layer | null): Element | ShadowRoot | undefined {
  const element = layer?.element();
  if (!element) return undefined;
  const root = rootOf(element);
  return 'host' in root ? root : root.body;
}
