import { Combobox } from '@hoster/ui/combobox';
import { choices } from '../parts.js';
import * as native from './hoster.jsx';

export const title = '@hoster/ui, rich select';
export const missing = [];
export const rest = native.rest;
const { select: _, ...others } = native.drawn;
export const drawn = {
  ...others,
  select: (text) => <Combobox label={text} options={choices} emptyLabel="None" countLabel={String} />,
};
