/** Where a data centre is drawn, in dots of the map from its upper left corner, and where its label stands. */
export interface Place {
  x: number;
  y: number;
  /** Where the leader ends and the label begins (ends, when it is left of the point); null for no label. */
  label: { x: number; y: number } | null;
}

// The picture shows 170° W to 180° E and 75° N to 56° S in 171 × 64 dots (equirectangular).
const at = (lat: number, lng: number, label: Place['label']): Place => ({
  x: Math.round(((lng + 170) * 171 * 10) / 350) / 10,
  y: Math.round(((75 - lat) * 64 * 10) / 131) / 10,
  label,
});

/** By slug. A data centre that is not here is in the list beside the map alone. */
export const places: Readonly<Record<string, Place>> = {
  frankfurt: at(50.11, 8.68, { x: 93, y: 9 }),
  rotterdam: at(51.92, 4.48, { x: 80, y: 8 }),
  dallas: at(32.78, -96.8, { x: 39.5, y: 24 }),
  barcelona: at(41.39, 2.17, { x: 79, y: 19 }),
  zurich: at(47.38, 8.54, { x: 93, y: 14.5 }),
  hunenberg: at(47.18, 8.43, null),
  moscow: at(55.76, 37.62, { x: 106, y: 9 }),
  'saint-petersburg': at(59.94, 30.31, { x: 103, y: 4.5 }),
  kyiv: at(50.45, 30.52, { x: 104, y: 14.5 }),
  'hong-kong': at(22.32, 114.17, { x: 143, y: 29 }),
};
