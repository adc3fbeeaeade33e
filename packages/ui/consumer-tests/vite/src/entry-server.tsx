import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { pageAt } from './page-at.tsx';

export const render = (path: string) => renderToString(<StrictMode>{pageAt(path)}</StrictMode>);
