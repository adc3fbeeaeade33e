import { use, useLayoutEffect, useState, type RefObject } from 'react';
import { addLayer, LayerContext, type Layer } from './layer-tree.ts';

/**
 * Returns a layer that is in the tree while it's open. Provide it to its content with `LayerContext`.
 * @param from path of the element that had the focus before opening, if it can be in another layer
 */
export function useLayer(open: boolean, element: () => Element | null, from?: RefObject<readonly Element[]>): Layer {
  const around = use(LayerContext);
  const [layer] = useState<Layer>({ parent: null, element });
  useLayoutEffect(
    () => (open ? addLayer(layer, around, from?.current[0] ?? null) : undefined),
    [open, layer, around, from],
  );
  return layer;
}
